/** What a stretch of a text says, held against what the form says of the same: supported, not supported, turned round. */

import type { Polarity } from '../language/cues.ts';
import type { Token } from '../language/tokens.ts';
import { type Concept, isDone, isPart } from '../lexicon/concepts.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import { contentPlaces } from './content.ts';
import { meaningsAt } from './meanings.ts';
import { conceptSaidAs, isLeftOut, type Span, segmentAt } from './statements.ts';
import { FLAWLESS_GRADE, RENEWED_BY, type Said, type Support } from './support.ts';
import { isArticle, namesLast } from './things.ts';

export type Verdict = 'supported' | 'unsupported' | 'turned';

interface Judging {
  /** Whether a denial claims something too. */
  eitherWay: boolean;
  isPhrase: boolean;
}

/** What a text says in one way, held against the ways in which the form says it. */
export function judge(text: Polarity, form: Said, { eitherWay, isPhrase }: Judging): Verdict {
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
  if (
    renewed === undefined &&
    (saysWords(span, support, polarity) || saysInOtherForm(concept, span, support, polarity))
  )
    return 'supported';
  if (saysOfWhom(concept, span, support)) return 'supported';
  // What is not there may stand before the verb that denies it: "la caja no la conservo".
  if (isPart(concept) && !span.given && form.has('denied') && isInDenial(span)) return 'supported';
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
export function saysWords(
  { clause: { tokens }, from, to }: Span,
  { word }: Support,
  polarity: Polarity,
): boolean {
  return tokens.slice(from, to).every(({ kind, key }: Token) => kind === 'mark' || word(key).has(polarity));
}

/**
 * Whether the form has the words that say something of their own, in whatever form and order, said in the same way:
 * of a feature, a function or a history one of several is enough, of a thing that comes with the item the one that names
 * it: a carry case of what the form calls a case.
 */
function saysInOtherForm(concept: Concept, span: Span, support: Support, polarity: Polarity): boolean {
  if (concept.grade > 0) return false;
  const { word, stem, speech } = support;
  const places = contentPlaces(span.clause, speech, span);
  const isSaid = (at: number) => {
    const key = span.clause.tokens[at]?.key ?? '';
    return (concept.kind === 'included' ? word(key) : stem(key)).has(polarity);
  };
  if (places.length === 0) return false;
  if (concept.kind !== 'included') return places.some(isSaid);
  const head = namesLast(speech.language) ? places.at(-1) : places[0];
  return head !== undefined && isSaid(head);
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

/** Whether the form says a concept, or one that implies it. */
function saysConcept(support: Support, { id, saidBy, grade, byGrade }: Concept, polarity: Polarity): boolean {
  if ([id, ...saidBy].some((name) => support.concept(name).has(polarity))) return true;
  return (
    polarity === 'asserted' &&
    byGrade &&
    support.grade >= grade &&
    !(support.faulty && grade >= FLAWLESS_GRADE)
  );
}
