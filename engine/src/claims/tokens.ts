/** A text cut into words, numbers and codes, each with its place, its sentence and whether it is denied. */
import { readDrafts } from './drafts.ts';
import { type Gap, gapBetween } from './gaps.ts';
import { negatedPlaces } from './negation.ts';

export interface Token {
  kind: 'word' | 'number' | 'code';
  /** Folded, without apostrophes. */
  key: string;
  /** The singular of key. */
  stem: string;
  start: number;
  end: number;
  /** For numbers: what the figure can mean, and its unit; '' for a bare number. */
  values?: readonly number[];
  unit?: string;
  /** The unit was taken over from the next figure: '77x147cm'. */
  unitShared?: boolean;
  capital: boolean;
  /** Begins a sentence, a line, or stands behind a colon or bullet. */
  initial: boolean;
  /** Counts up at commas, colons and brackets. */
  clause: number;
  /** Counts up at full stops and line ends. */
  sentence: number;
  line: number;
  /** What ends it: the strongest mark before the next token. */
  after: Gap;
  negated: boolean;
}

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
  const drafts = readDrafts(text);
  const list: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let line = 0;
  let initial = true;
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at];
    if (!draft) continue;
    const next = drafts[at + 1];
    const after = gapBetween(text, draft.end, next?.start ?? text.length);
    const first = text.charAt(draft.start);
    const breaksLine =
      after === '\n' ||
      after === '\n\n' ||
      (after === ':' && text.slice(draft.end, next?.start).includes('\n'));
    list.push({
      kind: draft.kind,
      key: draft.key,
      stem: draft.stem,
      start: draft.start,
      end: draft.end,
      values: draft.values,
      unit: draft.unit,
      capital: first !== first.toLowerCase(),
      initial: initial || OPENING.has(text.charAt(draft.start - 1)),
      clause,
      sentence,
      line,
      after,
      negated: false,
    });
    initial = breaksLine || after === ':' || after === '.' || text.charAt(draft.end) === ';';
    if (after !== '') clause += 1;
    if (after === '.' || breaksLine) sentence += 1;
    if (breaksLine) line += 1;
  }
  shareUnits(text, list);
  negatedPlaces(list);
  return { text, list };
}
