/** How a stretch of a clause is said: by the cues that reach it, each class of claim in its own way. */
import { AND } from '../categories/name-words.ts';
import { type Cue, type Polarity, polarityOf } from '../language/cues.ts';
import { DENIES_VERB } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { type Concept, isDone } from './concepts.ts';
import { isOfWearer } from './counted.ts';
import { meaningsAt } from './meanings.ts';
import type { Clause, Span } from './statements.ts';

/** Tokens within which a verb and its denial stand. */
const NEAR = 3;

/** How a concept is said; a verb is denied behind it too: "funktioniert leider nicht mehr". */
export function conceptSaidAs(concept: Concept, { clause, from, to }: Span): Polarity {
  const isDenied =
    isDone(concept) && clause.tokens.slice(to, to + NEAR).some(({ key }) => DENIES_VERB.has(key));
  return isDenied ? 'denied' : saidAs(clause, from, to);
}

const NEVER: ReadonlySet<string> = new Set(
  'never nie niemals jamais nunca mai nooit nigdy aldrig'.split(' '),
);

/** "Not for the microwave": what must not be done with it; what was never done with it is its history. */
export function isBarred(concept: Concept, span: Span): boolean {
  if (concept.kind !== 'care' || conceptSaidAs(concept, span) !== 'denied') return false;
  return !span.clause.tokens.some(({ key }) => NEVER.has(key));
}

/** As `saidAs` for a value: a denial further off is of something else, "without sleeves, size M". */
function valueSaidAs(clause: Clause, from: number, to: number): Polarity {
  const cues = clause.cues.filter(
    ({ class: name, at, end }) => name !== 'deny' || at === -1 || (from - end < NEAR && at - to < NEAR),
  );
  return saidAs({ ...clause, cues }, from, to);
}

/** As `saidAs` for a size; that of who wears or tries a thing on is no size of the thing: "I'm usually a small". */
function sizeSaidAs(clause: Clause, from: number, to: number): Polarity {
  return isWearers(clause, from) ? 'other' : valueSaidAs(clause, from, to);
}

/** Whether a size is that of who wears the thing. */
export function isWearers({ tokens }: Clause, at: number): boolean {
  return isOfWearer(tokens, at);
}

/**
 * As `saidAs` for a fault: a denial reaches one beyond "and" or a comma only along a list of faults ("no chips or
 * cracks"), not what is said there of another thing ("without a lid and has a scratch"); and none that is "slight".
 */
export function faultSaidAs(clause: Clause, from: number, to: number): Polarity {
  const cues = clause.cues.filter((cue) => {
    if (cue.class !== 'deny' || cue.at === -1) return true;
    if (cue.at < from && cue.end < from && SOME.test(clause.tokens[from - 1]?.key ?? '')) return false;
    return cue.at < from ? isAlongFaults(clause, cue.end, from) : !isBeyondAnd(clause, to, cue.at);
  });
  return saidAs({ ...clause, cues }, from, to);
}

/** "No holes, slight pilling": some, behind a denial, is there. */
const SOME =
  /^(?:slight|some|few|several|leicht\w*|einige|quelques|leger\w*|algun\w+|vari[oa]s|qualche|alcun[ie]|enkele|lichte)$/;
const ANDS: ReadonlySet<string> = new Set([',', '&', ...Object.values(AND)]);

/** Whether each part between conjunctions has a fault in it, but for the one that the value itself stands in. */
function isAlongFaults(clause: Clause, start: number, end: number): boolean {
  let hasFault = false;
  for (let at = start; at < end; at += 1) {
    hasFault ||= meaningsAt(clause, at, ['fault']).length > 0;
    if (!ANDS.has(clause.tokens[at]?.key ?? '')) continue;
    if (!hasFault) return false;
    hasFault = false;
  }
  return true;
}

/** "It is broken and not part of the sale", not "chips and cracks: none": the denial is of something else. */
function isBeyondAnd(clause: Clause, start: number, end: number): boolean {
  const and = clause.tokens.findLastIndex(({ key }, at) => at >= start && at < end && ANDS.has(key));
  if (and === -1) return false;
  return !clause.tokens
    .slice(and, end)
    .some((_, offset) => meaningsAt(clause, and + offset, ['fault']).length > 0);
}

/** How a value of a class of the lexicon is said. */
export function sayerOf(name: WordClass): (clause: Clause, from: number, to: number) => Polarity {
  if (name === 'fault') return faultSaidAs;
  return name === 'size' ? sizeSaidAs : valueSaidAs;
}

/** How the tokens from `from` to before `to` are said; a denial among them is part of what they say. */
export function saidAs({ cues }: Clause, from: number, to: number): Polarity {
  const isOwn = ({ at }: Cue) => at >= from && at < to;
  // "No tiene ningún defecto" denies once.
  const deniesItself = cues.some((cue) => cue.class === 'deny' && isOwn(cue));
  return polarityOf(
    cues.filter((cue) => !isOwn(cue) && !(deniesItself && cue.class === 'deny')),
    from,
    to,
  );
}
