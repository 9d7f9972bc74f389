/** What a stretch of a text says, held against what the form says of the same: supported, not supported, turned round. */

import type { Polarity } from '../language/cues.ts';
import { squeeze } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';
import { type Concept, isDone, isPart } from '../lexicon/concepts.ts';
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import { contentPlaces } from './content.ts';
import { wordsNear } from './form-words.ts';
import { meaningsAt } from './meanings.ts';
import {
  conceptSaidAs,
  faultSaidAs,
  isLeftOut,
  type Span,
  saidAs,
  segmentAt,
  valueSaidAs,
} from './statements.ts';
import {
  type ClaimedClass,
  FLAWLESS_GRADE,
  RENEWED_BY,
  type Said,
  type Support,
  saysConcept,
} from './support.ts';
import { isArticle } from './things.ts';

export type Verdict = 'supported' | 'unsupported' | 'turned';

interface Judging {
  /** Whether a denial claims something too. */
  eitherWay: boolean;
  isPhrase: boolean;
}

/** What a text says in one way, held against the ways in which the form says it. */
function judge(text: Polarity, form: Said, { eitherWay, isPhrase }: Judging): Verdict {
  if (text === 'unsure' || text === 'other' || form.has(text)) return 'supported';
  if (text === 'denied') {
    if (form.has('asserted') || form.has('unsure')) return isPhrase ? 'supported' : 'turned';
    return eitherWay && form.size === 0 ? 'unsupported' : 'supported';
  }
  return form.size > 0 ? 'turned' : 'unsupported';
}

/** `given`: whether the clause says that it comes with the item, whatever else the words beside it say. */
export function judgeConcept(concept: Concept, span: Span & { given: boolean }, support: Support): Verdict {
  const { clause, to } = span;
  // What does not come with it may stand far before the words that say so.
  const isOut = isPart(concept) && clause.tokens.some((_, at) => at >= to && isLeftOut(clause, at));
  const said = isOut ? 'denied' : conceptSaidAs(concept, span);
  const polarity = span.given && !isOut ? 'asserted' : said;
  const form = support.concept(concept.id);
  if (isDone(concept) && isStillToDo(span, support)) return 'supported';
  // "Mended" of what was darned, "replaced" of what is new. The word alone says little: "needs replacing" has it too.
  const renewed = RENEWED_BY.get(concept.id);
  if (renewed !== undefined && isRenewed(renewed, span, support, polarity)) return 'supported';
  // "New strings" of what was changed; "brand new" says more.
  const isPlain = span.to - span.from === 1;
  if (concept.id === 'new' && isPlain && isRenewed(['replaced'], span, support, polarity)) return 'supported';
  // That nothing is promised harms no buyer.
  if (concept.kind === 'guarantee' && (polarity === 'denied' || isInDenial(span))) return 'supported';
  if (saysConcept(support, concept, polarity)) return 'supported';
  if (renewed === undefined && saysWords(span, support, polarity)) return 'supported';
  if (saysOfWhom(concept, span, support)) return 'supported';
  return judge(polarity, form, { eitherWay: concept.eitherWay, isPhrase: span.clause.isPhrase });
}

/** Whether a denial stands between the commas round it: the object may stand before the verb that denies it. */
function isInDenial({ clause: { tokens, cues }, from, to }: Span): boolean {
  const segment = segmentAt(tokens, from);
  return cues.some(
    ({ class: name, at }) =>
      name === 'deny' && at >= segment.from && at < segment.to && (at < from || at >= to),
  );
}

/** "The tyres should be replaced": what is to be done has not been. */
function isStillToDo({ clause: { tokens }, from, to }: Span, { speech }: Support): boolean {
  const { from: start, to: end } = segmentAt(tokens, from);
  const isNeed = ({ key }: Token) => NEEDS[speech.language].has(key);
  return tokens.slice(start, from).some(isNeed) || tokens.slice(to, Math.min(end, to + 2)).some(isNeed);
}

/** Whether a preposition ends the words, and the form has all that stands behind it up to the next one. */
function saysOfWhom({ kind }: Concept, { clause, to }: Span, { speech, word }: Support): boolean {
  if (kind !== 'history' && kind !== 'provenance') return false;
  const isJoiner = (at: number) => meaningsAt(clause, at, ['joiner']).length > 0;
  if (!isJoiner(to - 1) && !isArticle(clause.tokens[to - 1]?.key ?? '')) return false;
  const { to: end } = segmentAt(clause.tokens, to);
  const next = clause.tokens.findIndex((_, at) => at > to && at < end && isJoiner(at));
  const behind = contentPlaces(clause, speech, { from: to, to: next === -1 ? end : next });
  return behind.length > 0 && behind.every((at) => word(clause.tokens[at]?.key ?? '').has('asserted'));
}

/** Whether the form has the very words, said in the same way. */
function saysWords({ clause: { tokens }, from, to }: Span, { word }: Support, polarity: Polarity): boolean {
  return tokens.slice(from, to).every(({ kind, key }: Token) => kind === 'mark' || word(key).has(polarity));
}

function isRenewed(
  ways: readonly string[],
  { clause: { tokens }, from }: Span,
  { near }: Support,
  polarity: Polarity,
): boolean {
  const { from: start, to } = segmentAt(tokens, from);
  return tokens
    .slice(start, to)
    .some(({ kind, key }) => kind === 'word' && ways.some((way) => near(way, key).has(polarity)));
}

/** Grades that say what was done to a material. */
const WORKED: ReadonlySet<string> = new Set(['worked', 'recycled']);

/** A value of a class of the lexicon, held against what the form says of the same meaning. */
export function judgeClass(name: ClaimedClass, means: string, span: Span, support: Support): Verdict {
  const polarity = (name === 'fault' ? faultSaidAs : valueSaidAs)(span.clause, span.from, span.to);
  if (saysWords(span, support, span.clause.isPhrase ? 'asserted' : polarity)) return 'supported';
  // That something is real or pure is as often praise.
  if (name === 'grade' && !WORKED.has(means)) return 'supported';
  const [token, ...others] = span.clause.tokens.slice(span.from, span.to);
  const isSaid = support.meaning(name, means).size > 0;
  // "#verdemilitare"
  if (!isSaid && token !== undefined && support.isTagged([token, ...others].map(({ key }) => key).join('')))
    return 'supported';
  if (name === 'fault') return judgeFault(polarity, means, support);
  if (name === 'era' && isOfYear(means, support)) return 'supported';
  if (isNamedSo(name, means, span, support)) return 'supported';
  const said = support.meaning(name, means);
  // Who compares a thing with a colour or material that the form does not speak of claims it all the same.
  if ((polarity === 'unsure' || polarity === 'other') && said.size === 0) return 'unsupported';
  return judge(polarity, said, { eitherWay: false, isPhrase: span.clause.isPhrase });
}

/** "The blue cushions are not included", "goes with a white blouse": the form calls the same thing so, of the item or not. */
function isNamedSo(name: ClaimedClass, means: string, { clause, from, to }: Span, support: Support): boolean {
  const denies = clause.cues.some((cue) => cue.class === 'deny');
  return wordsNear(clause.tokens, from, to).some((key) =>
    [...support.near(`${name} ${means}`, key)].some((said) => said !== 'denied' || denies),
  );
}

/** The years of an era that is not named by its own. */
const ERAS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['vintage', [1900, 2005]],
  ['antique', [1000, 1930]],
  ['mid-century', [1940, 1969]],
  ['pre-war', [1900, 1945]],
  ['post-war', [1945, 1965]],
  ['19th century', [1800, 1899]],
  ['18th century', [1700, 1799]],
  ['20th century', [1900, 1999]],
]);
const DECADE_YEARS = 9;

/** "Mid century" of what is from 1955. */
function isOfYear(means: string, { numbers }: Support): boolean {
  const decade = Number(/^(\d{4})s$/.exec(means)?.[1] ?? 0);
  const [first, last] = ERAS.get(means) ?? [decade, decade + DECADE_YEARS];
  return first > 0 && [...numbers.all].some((year) => year >= first && year <= last);
}

/** What says that a thing has no such fault. */
const SOUND: ReadonlyMap<string, readonly string[]> = new Map([
  ['broken', ['intact', 'no-issues']],
  ['crack', ['intact']],
  ['tear', ['intact']],
  ['wear', ['no-wear']],
]);

/** A word denied by its own beginning or end, "uncreased", "kratzfrei": a fault, or what the form says of the item. */
export function judgeFreeOf(key: string, support: Support): Verdict {
  const [, un, free] = FREE_OF.exec(key) ?? [];
  const word = un ?? free ?? '';
  const [fault] = entriesOfWord(word, ['fault']);
  if (fault !== undefined) return judgeFault('denied', fault.means, support);
  const said = support.word(word);
  return said.has('asserted') && said.size === 1 && support.word(key).size === 0 ? 'turned' : 'supported';
}

const FREE_OF = /^(?:un|on)(\p{L}{4,})$|^(\p{L}{3,})(?:less|free|frei|los|vrij|loos|fri|los)$/u;

function judgeFault(polarity: Polarity, means: string, support: Support): Verdict {
  const form = support.meaning('fault', means);
  // A fault that nobody told takes nothing from a buyer.
  if (polarity === 'asserted' && !form.has('denied')) return 'supported';
  if (polarity === 'denied' && !form.has('asserted')) {
    if (support.grade >= FLAWLESS_GRADE) return 'supported';
    if (SOUND.get(means)?.some((id) => support.concept(id).has('asserted'))) return 'supported';
  }
  return judge(polarity, form, { eitherWay: true, isPhrase: false });
}

/** A make, held against the words and values of the form. */
export function judgeBrand(name: string, span: Span, support: Support): Verdict {
  if (saysWords(span, support, 'asserted')) return 'supported';
  const polarity = saidAs(span.clause, span.from, span.to);
  const words = name.toLowerCase().split(/[\s-]+/);
  const isKnown = support.has(squeeze(name));
  if (!isKnown)
    return words.every((word) => support.word(word).has('asserted')) ? 'supported' : 'unsupported';
  const said = support.word(squeeze(words[0] ?? ''));
  return said.size === 0
    ? 'supported'
    : judge(polarity, said, { eitherWay: false, isPhrase: span.clause.isPhrase });
}
