/**
 * How likely a reseller says a stretch of the text in a title, by where it stands and what it is made of: weighed from forms
 * with the titles that resellers wrote for them (`corpus/titled-forms.jsonl`, `bench/fit-worth.ts`).
 */
import type { Clause } from '../language/clauses.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence, Topic } from '../values/item.ts';
import { isPreposition, isSmallWord } from './new-words.ts';
import { keysOf, keywordsOf, titleName } from './phrases.ts';
import type { Told } from './told.ts';
import { WORTH_WEIGHTS } from './worth-weights.ts';

const KINDS = ['name', 'colour', 'material', 'measurement', 'size', 'era'] as const;
const CLASSES = [
  'condition',
  'joiner',
  'acronym',
  'measure',
  'edition',
  'department',
  'month',
  'grade',
] as const satisfies readonly WordClass[];
const TOPICS: readonly Topic[] = ['care', 'included', 'measurement', 'fault'];

/** Where a stretch stands. */
export interface Place {
  /** The numbers of its sentence and of its clause, from 0, and how many clauses that sentence has. */
  sentence: number;
  clause: number;
  clauses: number;
  /** The clause that it stands in. */
  within: Clause;
  /** How many sentences the text has. */
  sentences: number;
  /** Whether a clause before it in its sentence states something. */
  isBehindStatement: boolean;
}

interface Known {
  item: Item;
  told: ReadonlyMap<number, Told>;
  place: Place;
}

/** The share of stretches like this that resellers say in a title, 0 to 1. */
export function worthOf(sentence: SellerSentence, span: Clause, known: Known): number {
  const traits = Object.entries(traitsOf(sentence, span, known));
  const odds = traits.reduce((sum, [trait, amount]) => sum + amount * (WORTH_WEIGHTS[trait] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

/** What of a stretch bears on its worth, each between 0 and 1. */
export function traitsOf(
  { tokens, topics }: SellerSentence,
  { from, to }: Clause,
  { item, told, place }: Known,
): Readonly<Record<string, number>> {
  const { language } = item;
  const places = Array.from({ length: to - from }, (_, index) => from + index).filter(
    (at) => tokens[at]?.kind !== 'mark',
  );
  const count = Math.max(1, places.length);
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const share = (isOne: (at: number) => boolean) => places.filter(isOne).length / count;
  const some = (isOne: (at: number) => boolean) => Number(places.some(isOne));
  const isIn = (phrases: readonly string[]) => {
    const keys = new Set(phrases.flatMap(keysOf));
    return (at: number) => keysOf(textAt(at)).some((key) => keys.has(key));
  };
  const classes = new Set(
    places.flatMap((at) =>
      entriesAt(tokens, at, CLASSES).flatMap((entry) =>
        !entry.weak && [language, 'en', 'xx'].includes(entry.language) ? [entry.class] : [],
      ),
    ),
  );
  const kinds = new Set(places.map((at) => told.get(at)?.kind));
  const isFirst = place.sentence === 0;
  const before = tokens[from - 1];
  const states = tokens.some(({ key }) => SENTENCE_WORDS[language].has(key));
  const name = titleName(item);
  // German nouns have a capital too.
  const capitals = language === 'de' ? 0 : share((at) => at > from && /^\p{Lu}/u.test(textAt(at)));
  return {
    any: 1,
    first: Number(isFirst),
    late: Math.min(place.sentence, 6) / 6,
    opens: Number(place.clause === 0),
    behind: Math.min(place.clause, 6) / 6,
    parted: Math.min(place.clauses, 8) / 8,
    whole: Number(isFirst && place.clause === 0 && !states),
    'of few': Number(place.sentences <= 3),
    led: Number(isPreposition(tokens[from]?.key ?? '', language)),
    'behind preposition': Number(isPreposition(before?.key ?? '', language)),
    labelled: Number(tokens[place.within.from - 1]?.text === ':'),
    'behind statement': Number(place.isBehindStatement),
    words: Math.min(count, 10) / 10,
    one: Number(count === 1),
    telling: share((at) => !isSmallWord(tokens, at, language)),
    unknown: share((at) => isUnknownWord(tokens, at)),
    number: some((at) => tokens[at]?.kind === 'number'),
    capitals,
    'capital first': Number(from > 0 && /^\p{Lu}/u.test(textAt(from))),
    label: Number(labelAt(tokens, from) !== null),
    searched: share(isIn(keywordsOf(item))),
    named: some(isIn([name])),
    'share of name': share(isIn([name])),
    noun: some(isIn([item.nounInName ?? ''])),
    'short name': Math.max(0, 40 - name.length) / 40,
    room: Math.min(item.marketplace.title.usefulLength, 100) / 100,
    'of thing': Number(isOfThing(tokens, { from, to }, { item, told })),
    told: share((at) => told.has(at)),
    certain: some((at) => told.get(at)?.value?.certainty === 'certain'),
    ...Object.fromEntries(KINDS.map((kind) => [kind, Number(kinds.has(kind))])),
    ...Object.fromEntries(CLASSES.map((one) => [`of ${one}`, Number(classes.has(one))])),
    ...Object.fromEntries(TOPICS.map((topic) => [`in ${topic}`, Number(topics.has(topic))])),
  };
}

/** Whether it names the thing, or says what is known of it: no greeting, no "case with a brass hinge" of a jacket. */
export function isOfThing(
  tokens: readonly Token[],
  { from, to }: Clause,
  { item, told }: Omit<Known, 'place'>,
): boolean {
  const own = new Set(keysOf(titleName(item)));
  return tokens
    .slice(from, to)
    .some(
      ({ text }, index) =>
        told.has(from + index) || /\d/.test(text) || keysOf(text).some((key) => own.has(key)),
    );
}
