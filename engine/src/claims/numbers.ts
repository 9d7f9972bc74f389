/** Numbers and model codes that no fact gives. */
import type { Found } from './claim.ts';
import type { Context } from './context.ts';
import { NEGATIVE, POSITIVE } from './read-facts.ts';
import { flagsOf, type Support, says } from './support.ts';
import type { Token } from './tokens.ts';

// Lists and dates of the text itself: '1.' at the beginning of a line says nothing of the item.
const MAX_LIST_NUMBER = 20;
const DISTINCTIVE = 3;
const COUNT_REACH = 3;

function fits(units: ReadonlySet<string>, unit: string, figure: string): boolean {
  if (units.has(unit)) return true;
  // A bare figure in the text may be any of the facts' figures; a figure of three digits or more is told by itself.
  if (unit === '') return true;
  return units.has('') && (figure.replace(/\D/g, '').length >= DISTINCTIVE || SIZE_UNITS.has(unit));
}

const SIZE_UNITS = new Set(['uk', 'eu', 'us', 'k', 'x', 'in', 'cm', 'mm', 'a', 'l', 'm', 'g', 'w', 'v']);

function isListNumber(list: readonly Token[], at: number): boolean {
  const token = list[at];
  if (!token?.initial || token.unit !== '') return false;
  const value = token.values?.[0] ?? 0;
  return value <= MAX_LIST_NUMBER && token.after === '.' && list[at + 1]?.line === token.line;
}

/** Whether the thing that the number counts is counted otherwise by the facts: "3 batteries" where there are 2. */
function countsOtherwise(
  list: readonly Token[],
  at: number,
  values: readonly number[],
  support: Support,
): boolean {
  const clause = list[at]?.clause;
  for (let step = 1; step <= COUNT_REACH; step += 1) {
    const next = list[at + step];
    if (!next || next.clause !== clause) return false;
    // "Sleeps four across two bedrooms": the next count counts what follows it.
    if (next.kind !== 'word' || next.values !== undefined) return false;
    if (next.key.length < 3 || next.key === next.stem) continue;
    const counts = support.counts.get(next.stem);
    if (!counts) continue;
    return !values.some((value) => counts.has(value));
  }
  return false;
}

/** The number at that place, when no fact supports it. */
export function checkNumber(list: readonly Token[], at: number, context: Context): Found | null {
  const { support, isEnglish } = context;
  const token = list[at];
  if (!token?.values || token.values.length === 0) return null;
  if (token.kind === 'number' && isListNumber(list, at)) return null;
  if (isEnglish && ENGLISH_TOO.has(token.key)) return null;
  // "No two are the same" and "a speck or two" count nothing.
  if (token.kind === 'word' && /^(?:no|or)$/.test(list[at - 1]?.key ?? '')) return null;
  // "Three pockets in all": a sum that the facts may give in parts.
  if (!token.unit && isSum(list, at) && (token.values[0] ?? 0) <= sumOf(support)) return null;
  const unit = token.unitShared ? '' : (token.unit ?? '');
  const found: Found = {
    kind: token.unit && SIZE_SYSTEMS.has(token.unit) ? 'size' : 'number',
    start: token.start,
    end: token.end,
  };
  // The facts may write the same words: 'single' in 'single bed', 'hundred' in a name.
  if (
    token.kind === 'word' &&
    (token.values[0] === 1 || (NOT_ONLY_NUMBERS.has(token.key) && says(support, token.stem)))
  )
    return null;
  if (token.key === 'both') return countsOtherwise(list, at, token.values, support) ? found : null;
  const supported = token.values.some((value) => {
    const units = support.numbers.get(value);
    return units !== undefined && fits(units, unit, token.key);
  });
  if (!supported) return found;
  if (
    unit === '' &&
    // "Two of the leaves" are some of them; "size 33 jeans" and "SP-01 pants" count none.
    list[at + 1]?.key !== 'of' &&
    !isInCode(list, at, support) &&
    !NUMBERED.has(list[at - 1]?.stem ?? '') &&
    token.values.every((value) => value < 100) &&
    countsOtherwise(list, at, token.values, support)
  )
    return found;
  return null;
}

/** '01' of the model 'SP-01'. */
function isInCode(list: readonly Token[], at: number, support: Support): boolean {
  const code = `${list[at - 1]?.key ?? ''}${list[at]?.key ?? ''}`;
  return code.length >= 4 && support.compact.includes(code);
}

function isSum(list: readonly Token[], at: number): boolean {
  const clause = list[at]?.clause;
  for (let step = 2; step <= 4; step += 1) {
    const token = list[at + step];
    if (!token || token.clause !== clause) return false;
    if (token.key === 'altogether') return true;
    if (token.key === 'in' && /^(?:all|total)$/.test(list[at + step + 1]?.key ?? '')) return true;
  }
  return false;
}

/** All bare numbers of the facts together: no sum of theirs is more. */
function sumOf({ numbers }: Support): number {
  let sum = 0;
  for (const [value, units] of numbers) if (units.has('')) sum += value;
  return sum;
}

// Italian two, French seven.
const ENGLISH_TOO = new Set(['due', 'sept']);
const NOT_ONLY_NUMBERS = new Set([
  'single',
  'pair',
  'dozen',
  'hundred',
  'twice',
  'due',
  'sei',
  'sept',
  'six',
]);
const NUMBERED = new Set(
  'size age aged model number no grade volume vol part series taille talla taglia maat grosse rozmiar tamanho'.split(
    ' ',
  ),
);
const SIZE_SYSTEMS = new Set(['uk', 'eu', 'us']);

const DECADE = /^19\d0s$/;
const SHORT_DECADE = /^\d0s$/;

/** The model code or mixed token at that place ('UX425EA', '1080p'), when no fact holds it. */
export function checkCode(token: Token, support: Support): Found | null {
  const flags = flagsOf(support, token.stem);
  if ((flags & POSITIVE) !== 0 || (token.negated && (flags & NEGATIVE) !== 0)) return null;
  // '1960s' and '60s' are one decade.
  if (DECADE.test(token.key) && says(support, token.key.slice(-3))) return null;
  if (SHORT_DECADE.test(token.key) && says(support, `19${token.key}`)) return null;
  if (token.key.length >= 4 && support.compact.includes(token.key)) return null;
  return { kind: 'model', start: token.start, end: token.end };
}
