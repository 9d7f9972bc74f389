/** What a value right behind an item's name would be said of. */
import { CUTS } from '../categories/name-words.ts';
import { cuesIn } from '../language/cues.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { certainValues, type Item } from '../values/item.ts';
import { keysOf } from './phrases.ts';

export interface NameEnd {
  /** What follows it would be denied with its end, or said of another thing. */
  open: boolean;
  /** A value right behind it would be said of its end. */
  part: boolean;
  /** Its last word is a value of the thing, and another one is no part of that. */
  value: boolean;
}

/** How a name ends, for what follows it in a title. */
export function nameEnd(name: string, item: Item): NameEnd {
  const tokens = tokenise(name);
  const cues = cuesIn(tokens, item.languageKnown ? item.language : null);
  // "Dress for girls": for whom it is no value goes over to.
  const last = keysOf(tokens.at(-1)?.text ?? '');
  const isForWhom = certainValues(item, 'department').some(({ value }) =>
    last.some((key) => keysOf(value).includes(key)),
  );
  return {
    open: !isForWhom && cues.some(({ to }) => to === tokens.length),
    part: endsWithPart(tokens, item),
    value: endsWithValue(tokens, item),
  };
}

/**
 * Whether a value right behind the name would be said of its end: "with mesh sleeves", "new with tags", or a word of
 * which nothing is known.
 */
function endsWithPart(tokens: readonly Token[], item: Item): boolean {
  // "Scooter, boot size", "table + 2 chairs": behind these stands what the thing has, or another one.
  if (tokens.some(({ text }) => /^[,+]$/u.test(text))) return true;
  if (tokens.some(({ key }) => CUTS[item.language].has(key) || CUTS.en.has(key))) return true;
  const last = tokens.length - 1;
  const said = certainValues(item).flatMap(({ kind, value }) => (kind === 'name' ? [] : keysOf(value)));
  const known = new Set([...said, ...keysOf(item.nounInName ?? '')]);
  return (
    entriesAt(tokens, last).length === 0 && !keysOf(tokens[last]?.text ?? '').some((key) => known.has(key))
  );
}

/** "Caneca azul, Barro da Lua", "Salomon 39, X Ultra". */
function endsWithValue(tokens: readonly Token[], item: Item): boolean {
  const last = tokens.length - 1;
  const named = TO_THE_THING.flatMap((kind) => certainValues(item, kind)).flatMap(({ value }) =>
    keysOf(value),
  );
  const isNamed = keysOf(tokens[last]?.text ?? '').some((key) => named.includes(key));
  return !isNamed && (/^\d/.test(tokens[last]?.text ?? '') || entriesAt(tokens, last, VALUES).length > 0);
}

/** Kinds of values behind which another value of the thing may stand without a mark. */
const TO_THE_THING = ['type', 'brand', 'model'] as const;
const VALUES: readonly WordClass[] = [
  'colour',
  'material',
  'pattern',
  'size',
  'era',
  'condition',
  'department',
];
