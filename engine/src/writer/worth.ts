/**
 * How likely a reseller says a clause of the text in a title, by where it stands and what it is made of: weighed from forms
 * with the titles that resellers wrote for them (`corpus/titled-forms.jsonl`, `bench/fit-worth.ts`).
 */
import type { Clause } from '../language/clauses.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { isSmallWord } from './new-words.ts';
import { keysOf, keywordsOf, titleName } from './phrases.ts';
import type { Told } from './told.ts';
import { WORTH_WEIGHTS } from './worth-weights.ts';

const KINDS = ['name', 'colour', 'material', 'measurement', 'size', 'era'] as const;
const CLASSES = [
  'condition',
  'joiner',
  'acronym',
  'measure',
  'filler',
] as const satisfies readonly WordClass[];

/** Where a clause stands: the numbers of its sentence and of itself, from 0, and how many there are. */
interface ClausePlace {
  sentence: number;
  clause: number;
  clauses: number;
}

interface Known {
  item: Item;
  told: ReadonlyMap<number, Told>;
  place: ClausePlace;
}

/** The share of clauses like this that resellers say in a title, 0 to 1. */
export function worthOf(sentence: SellerSentence, clause: Clause, known: Known): number {
  const traits = Object.entries(traitsOf(sentence, clause, known));
  const odds = traits.reduce((sum, [trait, amount]) => sum + amount * (WORTH_WEIGHTS[trait] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

/** What of a clause bears on its worth, each between 0 and 1. */
export function traitsOf(
  { tokens }: SellerSentence,
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
  const isOpening = place.sentence === 0 && place.clause === 0;
  const states = tokens.some(({ key }) => SENTENCE_WORDS[language].has(key));
  // German nouns have a capital too.
  const capitals = language === 'de' ? 0 : share((at) => at > from && /^\p{Lu}/u.test(textAt(at)));
  return {
    any: 1,
    first: Number(place.sentence === 0),
    late: Math.min(place.sentence, 6) / 6,
    opens: Number(place.clause === 0),
    behind: Math.min(place.clause, 6) / 6,
    parted: Math.min(place.clauses, 8) / 8,
    whole: Number(isOpening && !states),
    alone: Number(place.clauses === 1 && count < 4),
    one: Number(count === 1),
    telling: share((at) => !isSmallWord(tokens, at, language)),
    number: some((at) => tokens[at]?.kind === 'number'),
    capitals,
    searched: share(isIn(keywordsOf(item))),
    named: some(isIn([titleName(item)])),
    certain: some((at) => told.get(at)?.value?.certainty === 'certain'),
    ...Object.fromEntries(KINDS.map((kind) => [kind, Number(kinds.has(kind))])),
    ...Object.fromEntries(CLASSES.map((one) => [`of ${one}`, Number(classes.has(one))])),
  };
}
