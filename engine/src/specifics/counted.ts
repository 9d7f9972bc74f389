/** Amounts by the word that they count or that names them: "1000 pieces", "6 strings", "55 Nm", "battery health 84%". */
import type { AmountRow } from '../categories/taxonomy/amount-rows.ts';
import { singular } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import type { Rows, SaidField } from './said-fields.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** The amounts of the form that have a field of their own, each field once. */
export function countedIn(item: Item, rows: Rows): readonly SaidField[] {
  const family = familyOfItem(item);
  const isAsked = ({ families, inName }: Pick<AmountRow, 'families' | 'inName'>, { isName }: Stretch) =>
    (isName || inName !== true) && (families === undefined || (family !== null && families.includes(family)));
  const found = new Map<string, SaidField>();
  const add = (
    { label, keys = '' }: { label: string; keys?: string },
    said: Omit<SaidField, 'label' | 'keys'>,
  ) => {
    if (!found.has(label)) found.set(label, { label, keys: keys.split(' '), ...said });
  };
  for (const stretch of stretchesOf(item)) {
    for (const at of stretch.tokens.keys()) {
      const amount = amountAt(stretch.tokens, at, item);
      if (amount === null) continue;
      const said =
        nounBehind(stretch.tokens, amount, rows) ?? nounBefore(stretch.tokens, at, { amount, rows });
      if (
        said === null ||
        !isAsked(said.row, stretch) ||
        !isCount(stretch.tokens[at], said.row) ||
        !stretch.isSaid(said.from, said.to, said.row.serves)
      )
        continue;
      add(said.row, { value: amountSaid(stretch, at, { amount, said }), certain: isAlone(stretch, said) });
    }
    for (const { code, ...row } of rows.codes) {
      const match = isAsked(row, stretch) ? code.exec(stretch.raw) : null;
      if (match === null) continue;
      const from = stretch.tokens.findIndex(({ end }) => end > match.index);
      if (from !== -1 && stretch.isSaid(from, from + 1, row.serves))
        add(row, { value: match[0].trim(), certain: false });
    }
  }
  return [...found.values()];
}

/** "USB 3.0 ports": nobody counts in tenths. */
function isCount(token: Token | undefined, { unit }: AmountRow): boolean {
  return unit === true || !/[.,]\d{1,2}$/u.test(token?.text ?? '');
}

interface Amount {
  /** The token behind the amount. */
  to: number;
  /** The word that is glued to it. */
  glued: string;
}

interface Said {
  row: AmountRow;
  from: number;
  to: number;
}

const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?(?:[-–]\d{1,3})?$/u;
const GLUED = /^\d{1,6}(?:[.,]\d{1,2})?-?(\p{L}[\p{L}\d²³]*)$/u;

function amountAt(tokens: readonly Token[], at: number, { language }: Item): Amount | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  // "1.8" of "f/1.8", "4/102": the end of something longer.
  const before = tokens[at - 1];
  if (before?.end === token.start || /^[x×*]$/u.test(before?.text ?? '')) return null;
  const glued = GLUED.exec(token.key)?.[1];
  if (glued !== undefined) return { to: at + 1, glued };
  if (NUMBER.test(token.text)) {
    // "3 - 4 players", "6 or 8".
    const isRange = /^[-–]$/u.test(tokens[at + 1]?.text ?? '') && NUMBER.test(tokens[at + 2]?.text ?? '');
    return { to: isRange ? at + 3 : at + 1, glued: '' };
  }
  return Object.hasOwn(NUMBER_WORDS[language], token.key) ? { to: at + 1, glued: '' } : null;
}

/** "6 steel strings": one word may stand between. */
const BETWEEN = 1;

function nounBehind(tokens: readonly Token[], { to, glued }: Amount, { counted }: Rows): Said | null {
  const from = to - 1;
  if (glued !== '') {
    const whole = wordsFrom(tokens, to, [glued]);
    const row = longest(whole, counted.behind);
    return row === null ? null : { row: row.row, from, to: to + row.length - 1 };
  }
  const first = tokens[to]?.text === '-' ? to + 1 : to;
  for (let start = first; start <= first + BETWEEN; start += 1) {
    if (tokens[start]?.kind === 'mark' || (start > first && tokens[start - 1]?.kind !== 'word')) break;
    const row = longest(wordsFrom(tokens, start, []), counted.behind);
    if (row !== null && !(start > first && row.row.unit === true))
      return { row: row.row, from, to: start + row.length };
  }
  return null;
}

const MOST_WORDS = 4;

function wordsFrom(tokens: readonly Token[], start: number, lead: readonly string[]): readonly string[] {
  const words = [...lead];
  for (let at = start; words.length < MOST_WORDS; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark') break;
    words.push(token.key);
  }
  return words;
}

function longest(
  words: readonly string[],
  rows: ReadonlyMap<string, AmountRow>,
): { row: AmountRow; length: number } | null {
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const row = rows.get(phrase) ?? rows.get(singular(phrase));
    if (row !== undefined) return { row, length };
  }
  return null;
}

/** "Battery health: 84%", "seats six". */
function nounBefore(
  tokens: readonly Token[],
  at: number,
  { amount, rows }: { amount: Amount; rows: Rows },
): Said | null {
  const end = /^[:=]$/u.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  for (let from = Math.max(0, end - MOST_WORDS + 1); from < end; from += 1) {
    const words = tokens.slice(from, end);
    if (words.some(({ kind }) => kind === 'mark')) continue;
    const row = rows.counted.before.get(words.map(({ key }) => key).join(' '));
    if (row === undefined) continue;
    const isShare = tokens[amount.to]?.text === '%';
    // A battery has hours and volts as well.
    if (row.unit === true && !isShare) continue;
    return { row, from, to: isShare ? amount.to + 1 : amount.to };
  }
  return null;
}

function amountSaid(
  { raw, tokens }: Stretch,
  at: number,
  { amount, said }: { amount: Amount; said: Said },
): string {
  const end = said.row.unit === true ? Math.max(said.to, amount.to) : amount.to;
  const text = raw.slice(tokens[at]?.start, tokens[end - 1]?.end);
  return said.row.unit === true
    ? text
    : text.replace(/-?\p{L}+$/u, (word) => (/^\d/u.test(text) ? '' : word)).trim();
}

/** Whether its clause says it and nothing else. */
function isAlone({ clauseAt, isName }: Stretch, { row, from, to }: Said): boolean {
  const clause = clauseAt.get(from);
  return (isName && row.unit === true) || (clause?.from === from && clause.to === to);
}
