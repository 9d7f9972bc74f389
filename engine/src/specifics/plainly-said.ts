/** Which chips are said as plainly as a label says them: a clause of a list that holds nothing else. */
import type { ValueKind } from '@smart-listings/contract';
import type { Family } from '../categories/family.ts';
import { AND } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { dimensionOf } from '../language/units.ts';
import type { Label } from '../lexicon/known-word.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { wordsAt } from '../values/product-line.ts';
import type { Found } from './found.ts';
import { stretchesOf } from './stretches.ts';
import { isSideWord } from './told-sides.ts';

/** Names of things need more than a clause of their own; for whom a thing is, search words say as well. */
const BY_CLAUSE: ReadonlySet<ValueKind> = new Set([
  'colour',
  'material',
  'pattern',
  'measurement',
  'era',
  'edition',
  'department',
  'attribute',
]);

/** The same values, those that are said plainly as certain. */
export function withPlain(found: readonly Found[], label: string, item: Item): readonly Found[] {
  const open = found.filter(({ certain }) => !certain);
  if (open.length === 0 || open.length < found.length) return found;
  const kind = open[0]?.answer.kind;
  if (kind === undefined || NAMED_BY_PLACE.has(label)) return found;
  const isPlain = SEVERAL.has(label)
    ? (one: Found) => areAlone([one], item)
    : isSure(open, kind, item)
      ? () => true
      : () => false;
  return found.map((one) => (isPlain(one) ? { ...one, certain: true } : one));
}

/** Names of people and houses that their place alone tells. */
const NAMED_BY_PLACE: ReadonlySet<string> = new Set(['Publisher', 'Artist']);
/** A thing has as many of these as there are. */
const SEVERAL: ReadonlySet<string> = new Set(['Features']);

function isSure(open: readonly Found[], kind: ValueKind, item: Item): boolean {
  if (kind === 'model') return open.length === 1 && open.every(({ value }) => isBehindMake(value, item));
  // What the form's field for the model's number has is the maker's number.
  if (kind === 'identifier')
    return open.length === 1 && open.every(({ value }) => value === item.form.modelNumber.trim());
  if (kind === 'measurement' && open.length === 1 && open.every((one) => isAmount(one, item))) return true;
  if (kind === 'era' && open.length === 1 && open.every((one) => isListedYear(one, item))) return true;
  if (kind === 'department' && open.length === 1 && open.every(({ value }) => !isInText(value, item)))
    return true;
  return BY_CLAUSE.has(kind) && areAlone(open, item);
}

const SIDES: ReadonlySet<string> = new Set(['Length', 'Width', 'Height', 'Depth']);
const DRIVES: ReadonlySet<string> = new Set(['Power', 'Voltage']);
const DRIVEN: ReadonlySet<Family> = new Set(['tools', 'appliances', 'garden', 'audio', 'kitchen']);

/** A side by the word behind it, and what drives a machine, of which the form tells one. */
function isAmount({ answer, value }: Found, item: Item): boolean {
  if (answer.label !== undefined && SIDES.has(answer.label)) return true;
  const family = familyOfItem(item);
  const amount = item.values.find((one) => one.kind === 'measurement' && one.value === value);
  const dimension = dimensionOf(amount?.unit);
  const isOnly =
    item.values.filter((one) => one.kind === 'measurement' && dimensionOf(one.unit) === dimension).length ===
    1;
  return (
    family !== null &&
    DRIVEN.has(family) &&
    (dimension === 'power' || dimension === 'voltage' || DRIVES.has(answer.label ?? '')) &&
    amount?.polarity === 'asserted' &&
    isOnly
  );
}

/** "UK pressing 1977, lyric insert": the one year of a list. */
function isListedYear({ value }: Found, item: Item): boolean {
  const said = item.values.find((one) => one.kind === 'era' && one.value === value);
  if (said?.polarity !== 'asserted' || !/\d/u.test(value)) return false;
  if (said.from.field !== 'features') return true;
  // A hashtag is a search word.
  if (item.form.features.charAt(said.from.start - 1) === '#') return false;
  const sentence = item.sentences.find(
    ({ place }) => place.field === 'features' && place.start <= said.from.start && said.from.end <= place.end,
  );
  const { language } = item;
  return (
    sentence !== undefined &&
    sentence.cues.length === 0 &&
    !sentence.tokens.some(({ key }) => SENTENCE_WORDS[language].has(key))
  );
}

function isInText(value: string, { form }: Item): boolean {
  return wordsAt(tokenise(form.features), tokenise(value)) !== null;
}

/** Whether one clause holds these values and nothing else. */
function areAlone(values: readonly Found[], item: Item): boolean {
  const own = values.map(({ value, answer }) => ({
    answer,
    said: item.values.find((one) => one.kind === answer.kind && one.value === value),
    value,
  }));
  if (own.some(({ said }) => said !== undefined && said.polarity !== 'asserted')) return false;
  // As it stands in the form: amounts are listed with other blanks and units.
  const texts = own.map(({ said, value }) => plain(said?.from.quote ?? value));
  const isNamed = ({ label }: PlainClause) =>
    label === null ||
    own.every(
      ({ answer }) =>
        answer.kind === label.kind && (label.kind !== 'measurement' || answer.label === label.label),
    );
  const likenesses = likenessesOf(item);
  return plainClauses(item).some((clause) => {
    let rest = clause.text;
    for (const text of texts) {
      if (!rest.includes(text)) return false;
      rest = rest.replace(text, '');
    }
    // "Piel marrón": what else it says of the thing.
    for (const other of likenesses) rest = rest.replace(other, '');
    return rest === '' && isNamed(clause);
  });
}

const LIKE: ReadonlySet<ValueKind> = new Set([
  'colour',
  'material',
  'pattern',
  'size',
  'department',
  'edition',
]);

/** What the form says the thing is like, the longest first. */
const likenessesOf = rememberOne((item: Item): readonly string[] => {
  const said = item.values.filter(
    ({ kind, polarity, from }) => LIKE.has(kind) && polarity === 'asserted' && from.field === 'features',
  );
  const texts = new Set(said.map(({ from }) => plain(from.quote)).filter((text) => text !== ''));
  return [...texts].toSorted((one, other) => other.length - one.length);
});

function plain(text: string): string {
  return fold(text).replace(/[\s-]/gu, '');
}

/** A clause of a list without the words that only lead to a value, and what it calls that. */
interface PlainClause {
  text: string;
  label: Label | null;
}

const plainClauses = rememberOne((item: Item): readonly PlainClause[] => {
  const { language } = item;
  return stretchesOf(item).flatMap(({ isName, raw, tokens, isSaid }) => {
    const clauses = clausesOf(tokens);
    if (isName || clauses.length === 2) return [];
    const states = tokens.findIndex(
      ({ key }, at) => SENTENCE_WORDS[language].has(key) && entriesAt(tokens, at, ['included']).length === 0,
    );
    return clauses.flatMap(({ from, to }) => {
      const isAside = /^[(:[]$/u.test(tokens[from - 1]?.text ?? '');
      if (isAside || (states !== -1 && states < to) || !isSaid(from, to)) return [];
      return plainClause(raw, tokens, { from, to, language }) ?? [];
    });
  });
});

/** Null where a label parts its words: "em linho cor terracota" says two things. */
function plainClause(
  raw: string,
  tokens: readonly Token[],
  { from, to, language }: Clause & { language: Item['language'] },
): PlainClause | null {
  // "Color de fondo burdeos": depth only beside an amount.
  const isMeasure = /\d/u.test(raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
  let text = '';
  let label: Label | null = null;
  let isBehind = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isSmall =
      (isMeasure && isSideWord(token.key)) ||
      token.key === AND[language] ||
      ARTICLES_OF[language].has(token.key) ||
      /^[.&+/]$/u.test(token.text) ||
      entriesAt(tokens, at, ['joiner', 'included']).length > 0;
    const found = labelAt(tokens, at);
    if (found !== null && !(isMeasure && isSideWord(token.key))) {
      if (label !== null) return null;
      label = found;
      isBehind = text !== '';
      at += found.length - 1;
    } else if (!isSmall) {
      if (isBehind) return null;
      text += raw.slice(token.start, token.end);
    }
  }
  return { text: plain(text), label };
}

/** Goods that are called by their maker's name for them, and not by a pattern or by whom they show. */
const CALLED: ReadonlySet<Family> = new Set([
  ...(['shoes', 'watches', 'phones', 'computers', 'cameras', 'audio', 'games', 'cycling', 'tools'] as const),
  ...(['appliances', 'instruments', 'baby', 'bags', 'clothing', 'furniture', 'garden', 'sports'] as const),
]);

/**
 * "Bugaboo Bee 5", "Casio Privia digital piano": the name has it right behind the make of the form's own field, as a name
 * is written beside a noun that is not.
 */
function isBehindMake(value: string, item: Item): boolean {
  const family = familyOfItem(item);
  const tokens = tokenise(item.name);
  const make = wordsAt(tokens, tokenise(item.form.make));
  const line = wordsAt(tokens, tokenise(value));
  if (family === null || !CALLED.has(family) || make === null || line === null) return false;
  const isName = tokens
    .slice(...line)
    .every(({ text, kind }) => kind === 'mark' || /^[\p{Lu}\d]/u.test(text));
  const next = tokens[line[1]];
  const isOver = next === undefined || (next.kind === 'word' && /^\p{Ll}/u.test(next.text));
  const tells = /\p{L}{3}|\p{L}.*\d|\d.*\p{L}|\d{3}/u.test(value);
  return isName && isOver && tells && make[1] === line[0];
}
