/** The numbers and codes of a statement that the form does not give. */
import { squeeze } from '../language/fold.ts';
import { isSpan, saysTimes } from './counted.ts';
import type { Finding } from './finding.ts';
import { isSizeLabel, placedAt } from './meanings.ts';
import { type FoundNumber, findNumbers, givesNumber } from './numbers.ts';
import { isWearers } from './said-as.ts';
import type { Clause } from './statements.ts';
import { CLAIMED_CLASSES, type Support } from './support.ts';

/** So many digits in a row are a number of its own, however it is grouped. */
const SHORTEST_NUMBER = 4;

export function unsupportedNumbers(
  text: string,
  clauses: readonly Clause[],
  support: Support,
): readonly Finding[] {
  return findNumbers(text, support.speech.language).flatMap((number) => {
    const { start, end } = number;
    // "Two tone" counts nothing.
    if (number.spelled && isInWord(clauses, start)) return [];
    if (number.measure === undefined && number.readings[0]?.[0] === 1) return [];
    if (isUncounted(clauses, number, support))
      return [{ kind: 'number' as const, start, end, turned: false }];
    if (givesNumber(support.numbers, number) || isCodeOf(text.slice(start, end), support)) return [];
    return [{ kind: 'number' as const, start, end, turned: false }];
  });
}

/**
 * Whether a number counts what the form does not count with it: years or times of use by an amount that only counts
 * things, a size by the one of who wears it.
 */
function isUncounted(
  clauses: readonly Clause[],
  { start, readings }: FoundNumber,
  support: Support,
): boolean {
  const clause = clauses.find(({ tokens }) => tokens.some((token) => token.start === start));
  const at = clause?.tokens.findIndex((token) => token.start === start) ?? -1;
  const [[amount] = []] = readings;
  if (clause === undefined || at === -1 || amount === undefined || readings.length > 1) return false;
  const { pairs, times, ofWearers } = support.numbers;
  const next = clause.tokens[at + 1]?.key ?? '';
  if (isSpan(next)) return pairs.has(amount);
  if (saysTimes(clause.tokens, at)) return !times.has(amount) && support.numbers.all.has(amount);
  return isSizeLabel(clause.tokens[at - 1]) && ofWearers.has(amount) && !isWearers(clause, at);
}

function isInWord(clauses: readonly Clause[], start: number): boolean {
  return clauses.some((clause) => {
    const at = clause.tokens.findIndex((token) => token.start === start);
    return at !== -1 && placedAt(clause, at, CLAIMED_CLASSES).some(({ length }) => length > 1);
  });
}

/** Whether the form has the code, or each part of it: "SK-30-Werkzeugaufnahme". */
export function isCodeOf(words: string, support: Support): boolean {
  const code = squeeze(words);
  if ((code.length >= SHORTEST_NUMBER || /\p{L}/u.test(code)) && support.has(code)) return true;
  const parts = words.split('-');
  return parts.length > 1 && parts.every((part) => isPartOfCode(part, support));
}

/** "11th-generation", "30er-Federn": a word beside a number names no model. */
function isPartOfCode(part: string, { inParts, numbers }: Support): boolean {
  if (/^(?:\p{L}{1,2}|\p{L}?\p{Ll}{2,})$/u.test(part)) return true;
  const [, digits] = /^(\d+)\p{Ll}{0,4}$/u.exec(part) ?? [];
  return digits === undefined ? inParts(squeeze(part)) : numbers.all.has(Number(digits));
}
