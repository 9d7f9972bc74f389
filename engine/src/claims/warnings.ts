/** What the seller's sentences warn of: faults, missing parts, what is still to be done, each with the words that it concerns. */

import { AND } from '../categories/name-words.ts';
import type { Language } from '../language/languages.ts';
import { isDrawback, isPart } from '../lexicon/concepts.ts';
import { NEEDS, REQUIRES } from '../lexicon/speech-words.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { faultAt, meaningsAt } from './meanings.ts';
import {
  type Clause,
  conceptSaidAs,
  faultSaidAs,
  isBarred,
  isLeftOut,
  readStatements,
  type Speech,
} from './statements.ts';
import { NEEDED, NOT_WORKING, type Topic, topicsAt } from './told.ts';

/** One thing that a sentence warns of, with the words that say what of the item it concerns. */
export interface Warning {
  /** What is wrong, as the lexicon means it; null where something is missing. */
  fault: string | null;
  /** What stands beside it: the part, the place. */
  about: readonly Topic[];
}

/** Tokens round a fault that say what it is on. */
const BESIDE = 7;

interface WarningSentence {
  sentence: SellerSentence;
  warnings: readonly Warning[];
}

/** The sentences of a form that a buyer must know of, each with what it warns of; remembered for the last item. */
export const warningsOfItem = rememberOne((item: Item): readonly WarningSentence[] => {
  const own = ownWords(item);
  return item.sentences.flatMap((sentence) => {
    if (sentence.form === 'heading') return [];
    const warnings = warningsOf(sentence, { own, speech: item });
    return warnings.length > 0 ? [{ sentence, warnings }] : [];
  });
});

/** The words of the item's name, which stand in sentences about anything. */
function ownWords(item: Item): ReadonlySet<string> {
  const { form } = item;
  return new Set(
    readStatements(`${form.itemName} ${form.make} ${form.modelNumber}`, 'phrase', item).flatMap(
      ({ clauses }) => clauses.flatMap(({ tokens }) => tokens.map(({ key }) => key)),
    ),
  );
}

interface Context {
  /** The words of the item's name, which stand in sentences about anything. */
  own: ReadonlySet<string>;
  speech: Speech;
}

function warningsOf(sentence: SellerSentence, context: Context): readonly Warning[] {
  const { raw, mark, topics } = sentence;
  const clauses = readStatements(raw, 'phrase', context.speech).flatMap((statement) => statement.clauses);
  const warnings = clauses
    .flatMap((clause) => splitAtCommas(clause, context.speech))
    .flatMap((part) => warningsIn(part, context));
  if (warnings.length > 0 || mark !== '✗' || !topics.has('missing')) return warnings;
  // The seller's own sign says that it is not there.
  return clauses.map((clause) => ({
    fault: null,
    about: topicsOf({ ...clause, from: 0, to: clause.tokens.length }, context),
  }));
}

/** What stands before "werden" or behind "to be": what is to be done to the thing, in the languages that say so. */
const TO_BE: ReadonlySet<string> = new Set('be werden worden etre ser essere byc bli'.split(' '));
const HANDED_OVER =
  /^(?:collected|picked|abgeholt|opgehaald|recupere|recogid|ritirat|levantad|odebran|hamta|shipped|sent|dismantled|disassembled|abgebaut|demontiert|demont|desmont|smontat|gedemonteerd)/;

/** The token that says that something is still to be done to the thing, or -1; that it must be fetched is no fault. */
function doneAt(part: Part, { language }: Speech): number {
  const { tokens, from, to } = part;
  // What is needed is no more there than what is denied: the verb is a cue of its own.
  const isDenied = (place: number) =>
    part.cues.some((cue) => cue.class === 'deny' && cue.at !== place && cue.from <= place && cue.to > place);
  const at = tokens.findIndex(({ key }, place) => {
    if (place < from || place >= to) return false;
    return TO_BE.has(key) || (REQUIRES[language].has(key) && !isDenied(place));
  });
  if (at === -1) return -1;
  const isHandedOver = tokens.slice(from, to).some(({ key }) => HANDED_OVER.test(key));
  return isHandedOver ? -1 : at;
}

interface Part extends Clause {
  from: number;
  to: number;
}

/** A clause as the parts between its commas, and between conjunctions with trouble on either side: each is told apart. */
function splitAtCommas(clause: Clause, { language }: Speech): readonly Part[] {
  const { tokens } = clause;
  const parts: Part[] = [];
  const troubles = [...tokens.keys()].filter((at) => isTrouble(clause, at, language));
  const isBetween = (at: number) => troubles.some((one) => one < at) && troubles.some((one) => one > at);
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const key = tokens[at]?.key ?? '';
    const cuts = key === ',' || ((key === AND[language] || key === '&') && isBetween(at));
    if (at < tokens.length && !cuts) continue;
    if (at > from) parts.push({ ...clause, from, to: at });
    from = at + 1;
  }
  return parts;
}

/** Whether a fault, an absence, a denial or a need begins at a token. */
function isTrouble(clause: Clause, at: number, language: Language): boolean {
  return (
    faultAt(clause, at) !== undefined ||
    meaningsAt(clause, at, ['missing', 'deny']).some(({ weak }) => !weak) ||
    NEEDS[language].has(clause.tokens[at]?.key ?? '')
  );
}

function warningsIn(part: Part, context: Context): readonly Warning[] {
  const { tokens, from, to } = part;
  const faults = new Map<string, { at: number; end: number }>();
  const spent = new Set<number>();
  let isPartMissing = false;
  let isMissing = false;
  const needs = tokens.slice(from, to).some(({ key }) => NEEDS[context.speech.language].has(key));
  const due = needs ? doneAt(part, context.speech) : -1;
  if (due !== -1) faults.set(NEEDED, { at: due, end: due + 1 });
  for (const { concept, ...found } of part.concepts) {
    if (found.from < from || found.from >= to) continue;
    const polarity = conceptSaidAs(concept, { clause: part, ...found });
    if ((isPart(concept) && polarity === 'denied') || isBarred(concept, { clause: part, ...found }))
      isPartMissing = true;
    if (isDrawback(concept) && polarity === 'asserted')
      faults.set(concept.id, { at: found.from, end: found.to });
    if (concept.kind === 'function' && polarity === 'denied')
      faults.set(NOT_WORKING, { at: found.from, end: found.to });
    // "Worn once" is no wear.
    if (concept.grade > 0) for (let at = found.from; at < found.to; at += 1) spent.add(at);
  }
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.kind === 'mark' || spent.has(at)) continue;
    const fault = faultAt(part, at);
    if (fault !== undefined) {
      for (let place = at; place < at + fault.length; place += 1) spent.add(place);
      const said = faultSaidAs(part, at, at + fault.length);
      if (said !== 'denied') faults.set(fault.means, { at, end: at + fault.length });
    } else if (meaningsAt(part, at, ['missing']).some(({ weak }) => !weak) || isLeftOut(part, at))
      isMissing = true;
  }
  if (faults.size > 0) {
    return [...faults].map(([means, { at, end }]) => {
      const beside = { ...part, from: Math.max(from, at - BESIDE), to: Math.min(to, end + BESIDE) };
      return {
        fault: means,
        about: topicsOf(beside, context, spent),
      };
    });
  }
  const about = topicsOf(part, context, spent);
  if (!isPartMissing && (!isMissing || spent.size > 0 || about.length === 0)) return [];
  // Of "Radio with charger" the charger may be what is missing.
  const named = about.length > 0 ? about : topicsOf(part, { ...context, own: NOTHING }, spent);
  return [{ fault: null, about: named }];
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the words of a part speak of, but for those of the item's name. */
function topicsOf(
  part: Part,
  { own, speech }: Context,
  except: ReadonlySet<number> = new Set(),
): readonly Topic[] {
  return [...topicsAt(part, speech, part)].flatMap(([at, topic]) =>
    own.has(part.tokens[at]?.key ?? '') || except.has(at) ? [] : [topic],
  );
}
