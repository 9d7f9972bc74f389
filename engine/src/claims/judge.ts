/** What a stretch of a text says, held against what the form says of the same: supported, not supported, turned round. */

import type { Polarity } from '../language/cues.ts';
import { squeeze } from '../language/fold.ts';
import { COMPOUNDING } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import { type Concept, isDone, isPart, RUNS, SOUND } from './concepts.ts';
import { wordsNear } from './form-words.ts';
import { meaningsAt } from './meanings.ts';
import { conceptSaidAs, saidAs, sayerOf } from './said-as.ts';
import { type Span, segmentAt } from './statements.ts';
import {
  type ClaimedClass,
  FLAWLESS_GRADE,
  RENEWED_BY,
  type Said,
  type Support,
  saysConcept,
} from './support.ts';
import { headOf } from './things.ts';

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
  const polarity = span.given ? 'asserted' : conceptSaidAs(concept, span);
  const form = support.concept(concept.id);
  // A part that is needed anew is no part that is said not to be there.
  if ((isDone(concept) || polarity === 'denied') && isStillToDo(span, support)) return 'supported';
  if (isOfTroubled(concept, span, support)) return 'turned';
  if (concept.id === FITS && polarity !== 'denied' && OTHER_FITS.some((id) => support.concept(id).size > 0))
    return 'turned';
  // "Mended" of what was darned, "replaced" of what is new. The word alone says little: "needs replacing" has it too.
  const renewed = RENEWED_BY.get(concept.id);
  if (renewed !== undefined && isRenewed(renewed, span, support, polarity)) return 'supported';
  // That nothing is promised harms no buyer.
  if (polarity === 'denied' && concept.kind === 'guarantee') return 'supported';
  if (saysConcept(support, concept, polarity)) return 'supported';
  if (renewed === undefined && saysWords(span, support, polarity)) return 'supported';
  // "Should work" is no promise that it does.
  const isPromise = concept.kind === 'function' || concept.kind === 'guarantee';
  if (polarity === 'asserted' && form.has('unsure') && !form.has('denied') && !isPromise) return 'supported';
  // "A key pocket" of a pocket for keys.
  if (isPart(concept) && polarity === 'asserted' && form.has('other') && isPartNear(concept, span, support))
    return 'supported';
  // "Bolsa de transporte" of what comes "con bolsa".
  if (concept.kind === 'included' && polarity === 'asserted' && isHeadSaid(span, support)) return 'supported';
  // "Elastik" and "elastisch".
  const content = span.clause.tokens
    .slice(span.from, span.to)
    .filter((_, at) => meaningsAt(span.clause, span.from + at, ['joiner']).length === 0);
  const [token, ...others] = content;
  const isSingle = token !== undefined && others.length === 0 && renewed === undefined;
  if (form.size === 0 && polarity === 'asserted' && isSingle && support.inParts(token.key))
    return 'supported';
  return judge(polarity, form, { eitherWay: concept.eitherWay, isPhrase: span.clause.isPhrase });
}

/** Ordinary words claim nothing, but for "it works" of what the seller could not try, or says does not. */
export function judgeNeutral({ id }: Concept, span: Span, support: Support): Verdict {
  const said = support.concept(WORKS);
  const isOpen = !said.has('asserted') && !support.concept(RUNS).has('asserted') && said.size > 0;
  return id === RUNS && isOpen && saidAs(span.clause, span.from, span.to) === 'asserted'
    ? 'turned'
    : 'supported';
}

/**
 * Whether the form says of the very part that something is wrong with it: "all feathers are intact", "the left one
 * works". What is said of the whole item is no part of it.
 */
function isOfTroubled(concept: Concept, span: Span, support: Support): boolean {
  const isSound = SOUND.has(concept.id);
  if ((!isSound && concept.kind !== 'function') || conceptSaidAs(concept, span) !== 'asserted') return false;
  const { has, stops } = support.troubles();
  const { tokens } = span.clause;
  const { from, to } = segmentAt(tokens, span.from);
  return wordsNear(tokens.slice(from, to), span.from - from, Math.min(span.to, to) - from).some(
    isSound ? has : stops,
  );
}

const FITS = 'fit-true';
const OTHER_FITS = ['fit-small', 'fit-large'];
const WORKS = 'works';

/** "The tyres should be replaced": what is to be done has not been. */
function isStillToDo({ clause: { tokens }, from, to }: Span, { speech }: Support): boolean {
  const { from: start, to: end } = segmentAt(tokens, from);
  const isNeed = ({ key }: Token) => NEEDS[speech.language].has(key);
  return tokens.slice(start, from).some(isNeed) || tokens.slice(to, Math.min(end, to + 2)).some(isNeed);
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

function isPartNear({ id }: Concept, { clause: { tokens }, from, to }: Span, support: Support): boolean {
  return wordsNear(tokens, from, to).some((key) => support.near(id, key).has('other'));
}

function isHeadSaid({ clause, from, to }: Span, support: Support): boolean {
  const { language } = support.speech;
  const head = headOf({ from, to, words: clause.tokens.slice(from, to) }, language)?.key;
  return to - from > 1 && head !== undefined && support.word(head).has('asserted') && !support.lacks(head);
}

/** A value of a class of the lexicon, held against what the form says of the same meaning. */
export function judgeClass(name: ClaimedClass, means: string, span: Span, support: Support): Verdict {
  const polarity = sayerOf(name)(span.clause, span.from, span.to);
  // Who wears a small says "small" and no size of the thing.
  const isOfWearer =
    name === 'size' && support.meaning(name, means).size === 0 && support.meaning('wearer', means).size > 0;
  if (isOfWearer && polarity === 'asserted') return 'turned';
  if (saysWords(span, support, span.clause.isPhrase ? 'asserted' : polarity)) return 'supported';
  const [token, ...others] = span.clause.tokens.slice(span.from, span.to);
  const isSaid = support.meaning(name, means).size > 0;
  if (!isSaid && token !== undefined && others.length === 0 && support.isGlued(token.key)) return 'supported';
  // "Senfgelb" of what is "senf".
  if (name === 'colour' && token !== undefined && others.length === 0 && isBegunBy(token.key, support))
    return 'supported';
  // "#verdemilitare"
  if (!isSaid && token !== undefined && support.isTagged([token, ...others].map(({ key }) => key).join('')))
    return 'supported';
  if (name === 'era' && means === VINTAGE && OLD.some((era) => support.meaning('era', era).has('asserted')))
    return 'supported';
  // "Signée Hager" says by whom it is.
  if (name === 'edition' && isNamed(span, support)) return 'supported';
  if (name === 'fault') return judgeFault(polarity, means, support);
  // "Fits like an XS" says its size for who buys it.
  if (name === 'size' && support.meaning(name, means).has('other')) return 'supported';
  if (isNamedSo(name, means, span, support)) return 'supported';
  return judge(polarity, support.meaning(name, means), { eitherWay: false, isPhrase: span.clause.isPhrase });
}

/** "The blue cushions are not included", "goes with a white blouse": the form calls the same thing so, of the item or not. */
function isNamedSo(name: ClaimedClass, means: string, { clause, from, to }: Span, support: Support): boolean {
  const denies = clause.cues.some((cue) => cue.class === 'deny');
  return wordsNear(clause.tokens, from, to).some((key) =>
    [...support.near(`${name} ${means}`, key)].some((said) => said !== 'denied' || denies),
  );
}

const VINTAGE = 'vintage';
/** What is of these is older than vintage has to be, in any year in which this runs. */
const OLD =
  'antique victorian edwardian pre-war post-war 1920s 1930s 1940s 1950s 1960s 1970s 1980s 1990s'.split(' ');

const SHORTEST_BEGINNING = 4;

/** In a language of compounds: whether a word that the form says of the item, and that is no colour of its own, begins it. */
function isBegunBy(key: string, { speech, word }: Support): boolean {
  if (!COMPOUNDING.has(speech.language)) return false;
  for (let cut = SHORTEST_BEGINNING; cut <= key.length - SHORTEST_BEGINNING; cut += 1)
    if (word(key.slice(0, cut)).has('asserted') && entriesOfWord(key.slice(0, cut), ['colour']).length === 0)
      return true;
  return false;
}

function isNamed({ clause, to }: Span, { word }: Support): boolean {
  const next = clause.tokens[to];
  return next !== undefined && /^\p{Lu}/u.test(next.text) && word(next.key).has('asserted');
}

function judgeFault(polarity: Polarity, means: string, support: Support): Verdict {
  const form = support.meaning('fault', means);
  // A fault that nobody told takes nothing from a buyer.
  if (polarity === 'asserted' && !form.has('denied')) return 'supported';
  if (polarity === 'denied' && !form.has('asserted') && support.grade >= FLAWLESS_GRADE) return 'supported';
  return judge(polarity, form, { eitherWay: true, isPhrase: false });
}

/** That there is no fault of a kind. */
export function judgeAbsence(means: string, support: Support): Verdict {
  return judgeFault('denied', means, support);
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
