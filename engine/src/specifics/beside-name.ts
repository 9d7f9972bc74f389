/** What a clause says of an attribute by its name and without a colon: "chiusura girevole", "decote quadrado", "dark finish". */
import { AND, CUTS, INTO, SOFT_CUTS, WITH } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { IS } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { clauseNamesOf } from './attribute-names.ts';
import type { Found } from './found.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

const LONGEST_NAME = 3;
const MOST_WORDS = 4;
/** How the attribute is, and not which it is. */
const STATE: readonly WordClass[] = [
  'condition',
  'fault',
  'missing',
  'filler',
  'care',
  'history',
  'included',
];

/** The values beside one of the names of a field, in the seller's words, the first of them; always a question. */
export function besideName(item: Item, label: string): readonly Found[] {
  const names = clauseNamesOf(label);
  const said = phrasesSaid(item);
  if (![...names].some((name) => said.has(name))) return [];
  for (const stretch of stretchesOf(item)) {
    if (stretch.isName) continue;
    for (const clause of new Set(stretch.clauseAt.values())) {
      const place =
        behindName(stretch, clause, { names, item }) ?? beforeName(stretch, clause, { names, item });
      if (place === null) continue;
      const [from, to] = place;
      const { tokens, raw } = stretch;
      const value = capitalise(raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
      return [{ value, certain: false, origin: 'given', answer: { kind: 'attribute', value, label } }];
    }
  }
  return [];
}

/** All runs of up to three words, by which most fields are known not to be named. */
const phrasesSaid = rememberOne((item: Item): ReadonlySet<string> => {
  const said = new Set<string>();
  for (const { tokens } of stretchesOf(item))
    for (const at of tokens.keys()) {
      let phrase = '';
      for (const { key } of tokens.slice(at, at + LONGEST_NAME)) {
        phrase = phrase === '' ? key : `${phrase} ${key}`;
        said.add(phrase);
      }
    }
  return said;
});

interface Wanted {
  names: ReadonlySet<string>;
  item: Item;
}
type Place = readonly [from: number, to: number];

/** "Escote halter", "cierre con cremallera", "verschluss: …" without its colon. */
function behindName({ tokens, isSaid }: Stretch, clause: Clause, { names, item }: Wanted): Place | null {
  const { language } = item;
  if (!HEAD_FIRST.has(language)) return null;
  const length = nameLength(tokens, clause.from, { to: clause.to, names });
  if (length === 0) return null;
  let from = clause.from + length;
  const leads = (key = '') =>
    INTO.has(key) ||
    WITH.has(key) ||
    IS.has(key) ||
    CUTS[language].has(key) ||
    SOFT_CUTS[language].has(key) ||
    ARTICLES_OF[language].has(key);
  while (from < clause.to && leads(tokens[from]?.key)) from += 1;
  let to = from;
  const isOver = (key = '') => leads(key) || key === AND[language];
  while (to < clause.to && to < from + MOST_WORDS && !isOver(tokens[to]?.key)) to += 1;
  return isValue(tokens, from, { to, item }) && isSaid(clause.from, to) ? [from, to] : null;
}

/** "Dark finish", "rund halsringning", "in the cherry finish": what leads to the name, where nouns come last. */
function beforeName(
  { tokens, isSaid }: Stretch,
  { from, to }: Clause,
  { names, item }: Wanted,
): Place | null {
  const { language } = item;
  if (HEAD_FIRST.has(language)) return null;
  const isSmall = (key = '') =>
    INTO.has(key) ||
    WITH.has(key) ||
    key === AND[language] ||
    CUTS[language].has(key) ||
    ARTICLES_OF[language].has(key);
  for (let end = to - 1; end > from; end -= 1) {
    const length = nameLength(tokens, end, { to, names });
    const next = tokens[end + length];
    // "A finish that …": the name goes on, or it is a word of a longer noun.
    if (length === 0 || (end + length < to && !isSmall(next?.key))) continue;
    let begin = end;
    while (begin > from && !isSmall(tokens[begin - 1]?.key)) begin -= 1;
    if (isValue(tokens, begin, { to: end, item }) && isSaid(begin, end + length)) return [begin, end];
  }
  return null;
}

/** How many words of a name begin here; 0 where none does. */
function nameLength(
  tokens: readonly Token[],
  from: number,
  { to, names }: { to: number; names: ReadonlySet<string> },
): number {
  for (let length = Math.min(LONGEST_NAME, to - from); length > 0; length -= 1) {
    const words = tokens.slice(from, from + length);
    if (words.every(({ kind }) => kind === 'word') && names.has(words.map(({ key }) => key).join(' ')))
      return length;
  }
  return 0;
}

function isValue(tokens: readonly Token[], from: number, { to, item }: { to: number; item: Item }): boolean {
  const words = tokens.slice(from, to);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.some(({ key, text }) => key.length > 1 || /^\p{Lu}$/u.test(text)) &&
    words.every(({ kind, text }) => kind !== 'mark' || /^[-/'’.]$/u.test(text)) &&
    !words.some(
      ({ key }, at) =>
        SENTENCE_WORDS[item.language].has(key) ||
        brandAt(tokens, from + at) !== null ||
        entriesAt(tokens, from + at, STATE).length > 0,
    )
  );
}
