/** What a part is made of, its colour and its size: "brown leather strap", "tomaia in pelle", "13 mm Bohrfutter". */

import { CUTS, INTO, SOFT_CUTS } from '../categories/name-words.ts';
import type { PartRow } from '../categories/taxonomy/part-rows.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { IS, OF_STUFF } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import type { Rows, SaidField } from './said-fields.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

const LIKE: readonly WordClass[] = ['colour', 'material', 'shade', 'grade', 'pattern', 'filler'];
const MOST_WORDS = 5;

/** The fields of its parts that the form fills, each once. */
export function partsSaid(item: Item, { parts }: Rows): readonly SaidField[] {
  const family = familyOfItem(item);
  const found = new Map<string, SaidField>();
  if (family === null) return [];
  const own = new Set((item.nounInName ?? '').toLowerCase().split(/\s+/u));
  for (const stretch of stretchesOf(item)) {
    const { tokens } = stretch;
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'word' || own.has(token.key)) continue;
      const row = parts.get(token.key)?.find(({ families }) => families.includes(family));
      if (row === undefined) continue;
      for (const said of fieldsAt(stretch, at, { row, item }))
        if (!found.has(said.label)) found.set(said.label, said);
    }
  }
  return [...found.values()];
}

function fieldsAt(
  { raw, tokens, clauseAt, isSaid }: Stretch,
  at: number,
  { row, item }: { row: PartRow; item: Item },
): readonly SaidField[] {
  const fields: SaidField[] = [];
  const textOf = (from: number, to: number) =>
    capitalise(raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
  const add = (label: string | undefined, keys: string, [from, to]: readonly [number, number]) => {
    if (label !== undefined && isSaid(from, to))
      fields.push({ label, keys: keys.split(' '), value: textOf(from, to), certain: isClause });
  };
  const before = likeBefore(tokens, at);
  const clause = clauseAt.get(at);
  // "Black dial, steel case": a clause of nothing but the part and what it is like.
  const isClause =
    clause?.to === at + 1 &&
    clause.from === (before?.[0] ?? at) &&
    clause.from < at &&
    clauseAt.get(0)?.to !== tokens.length;
  // "37mm steel case".
  const size = amountEndingAt(tokens, before?.[0] ?? at) ?? amountFrom(tokens, at + 1);
  if (size !== null) add(row.size, '', size);
  const stretch = before ?? likeBehind(tokens, at + 1, item);
  if (stretch === null) return fields;
  const material = spanOf(tokens, stretch, ['material', 'grade']);
  const colour = spanOf(tokens, stretch, ['colour', 'shade']);
  if (material !== null) add(row.material, row.keys?.material ?? '', material);
  if (colour !== null) add(row.colour, row.keys?.colour ?? '', colour);
  return fields;
}

/** "13 mm", "29 inch" right before the part. */
function amountEndingAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const before = tokens[at - 1]?.text === '-' ? at - 1 : at;
  if (isGlued(tokens[before - 1])) return [before - 1, before];
  if (!isUnit(tokens[before - 1]?.text ?? '')) return null;
  return /^\d/u.test(tokens[before - 2]?.text ?? '') ? [before - 2, before] : null;
}

/** "Uchwyt 13 mm", "chuck: 13mm". */
function amountFrom(tokens: readonly Token[], from: number): readonly [number, number] | null {
  let at = from;
  while (at < from + 2 && (/^[:=]$/u.test(tokens[at]?.text ?? '') || IS.has(tokens[at]?.key ?? ''))) at += 1;
  if (isGlued(tokens[at])) return [at, at + 1];
  return /^\d/u.test(tokens[at]?.text ?? '') && isUnit(tokens[at + 1]?.text ?? '') ? [at, at + 2] : null;
}

function isGlued(token: Token | undefined): boolean {
  const [, unit = ''] = /^\d+(?:[.,]\d+)?(\p{L}+|["″”])$/u.exec(token?.text ?? '') ?? [];
  return unit !== '' && isUnit(unit);
}

function isLike(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, LIKE).length > 0;
}

/** The words right before a part that say what it is like. */
function likeBefore(tokens: readonly Token[], at: number): readonly [number, number] | null {
  let from = at;
  while (from > Math.max(0, at - MOST_WORDS) && isLikeAround(tokens, from - 1)) from -= 1;
  return from < at ? [from, at] : null;
}

/** A word of the phrase that says it, of one word or several. */
function isLikeAround(tokens: readonly Token[], at: number): boolean {
  return [at, at - 1, at - 2].some((from) =>
    entriesAt(tokens, from, LIKE).some(({ length }) => from + length > at),
  );
}

/** The words behind a part, where nouns come first or something leads to them. */
function likeBehind(tokens: readonly Token[], from: number, item: Item): readonly [number, number] | null {
  const { language } = item;
  let at = from;
  const leads = (key: string) =>
    INTO.has(key) ||
    IS.has(key) ||
    OF_STUFF.has(key) ||
    CUTS[language].has(key) ||
    SOFT_CUTS[language].has(key);
  while (at < from + 2 && (/^[:=]$/u.test(tokens[at]?.text ?? '') || leads(tokens[at]?.key ?? ''))) at += 1;
  if (at === from && !HEAD_FIRST.has(language)) return null;
  let to = at;
  while (to < at + MOST_WORDS && isLike(tokens, to))
    to += Math.max(...entriesAt(tokens, to, LIKE).map(({ length }) => length));
  return to > at ? [at, to] : null;
}

/** The words of some classes within a stretch, those that lead to them included. */
function spanOf(
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
  [main, lead]: readonly [WordClass, WordClass],
): readonly [number, number] | null {
  // "Amber glass jar": of two the word right beside it says what it is.
  for (let at = to - 1; at >= from; at -= 1) {
    const [entry] = entriesAt(tokens, at, [main]);
    if (entry === undefined) continue;
    let begins = at;
    while (begins > from && entriesAt(tokens, begins - 1, [lead]).length > 0) begins -= 1;
    return [begins, Math.min(to, at + entry.length)];
  }
  return null;
}
