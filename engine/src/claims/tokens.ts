/** A text cut into words, numbers and codes, each with its place, its sentence and whether it is denied. */
import { readDrafts, type Token } from './drafts.ts';
import { gapBetween } from './gaps.ts';
import { DENIES_BACK, DENIES_NEXT, FREES } from './marks.ts';
import { negatedPlaces } from './negation.ts';

export type { Token } from './drafts.ts';

export interface Tokens {
  text: string;
  list: readonly Token[];
}

const JOINS = new Set(['x', 'to', 'by', 'bis', 'a', 'and', 'do', 'à', 'und', 'w', 'd', 'h']);
const OPENING = new Set('"“„«‘(');

/** '38 x 27 x 13 cm': the unit of the last figure is that of those before it. */
function shareUnits(text: string, tokens: Token[]) {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const next = tokens[at];
    if (next?.kind !== 'number' || !next.unit) continue;
    const before = tokens[at - 1];
    const joined = before && before.kind === 'word' && JOINS.has(before.key);
    const target = joined ? tokens[at - 2] : before;
    if (target?.kind !== 'number' || target.unit !== '') continue;
    if (!joined && !/^\s?[-–x×/"″”,]{1,2}\s?$/.test(text.slice(target.end, next.start))) continue;
    target.unit = next.unit;
    target.unitShared = true;
  }
}

/** Cuts a text up. Places are UTF-16 offsets into it. */
export function tokenise(text: string): Tokens {
  const list = readDrafts(text);
  let clause = 0;
  let sentence = 0;
  let line = 0;
  let initial = true;
  let hasUnit = false;
  let marks = 0;
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token) continue;
    const next = list[at + 1];
    const to = next === undefined ? text.length : next.start;
    const after = gapBetween(text, token.end, to);
    token.after = after;
    token.capital = isCapital(text, token.start);
    token.initial = initial || isOpened(text, token.start);
    marks |= token.marks;
    token.clause = clause;
    token.sentence = sentence;
    token.line = line;
    if (token.unit) hasUnit = true;
    if (after === '') {
      initial = text.charCodeAt(token.end) === SEMICOLON;
      continue;
    }
    const breaksLine =
      after === '\n' || after === '\n\n' || (after === ':' && text.slice(token.end, to).includes('\n'));
    initial = breaksLine || after === ':' || after === '.' || text.charCodeAt(token.end) === SEMICOLON;
    clause += 1;
    if (after === '.' || breaksLine) sentence += 1;
    if (breaksLine) line += 1;
  }
  if (hasUnit) shareUnits(text, list);
  if ((marks & (DENIES_NEXT | DENIES_BACK | FREES)) !== 0) negatedPlaces(list);
  return { text, list };
}

const SEMICOLON = 59;
const BLANK = 32;

function isOpened(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) !== BLANK && OPENING.has(text.charAt(at - 1));
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return code >= 65 && code <= 90;
  const first = text.charAt(at);
  return first !== first.toLowerCase();
}
