/**
 * What else a form tells of a thing in words of no class: a feature, or a piece that comes with it. Which of the two, if
 * any, is weighed by where the words stand and what they are made of (`bench/fit-details.ts`). Always a question.
 */
import { phraseAt } from '../categories/category-index.ts';
import type { Family } from '../categories/family.ts';
import { AND, WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { fold, lemma } from '../language/fold.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ARTICLES_OF, PREPOSITIONS, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { ALTOGETHER, NEVER } from '../lexicon/speech-words.ts';
import { LOOKS, type WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { DETAIL_WEIGHTS, type DetailKind, WORTH_A_CHIP } from './detail-weights.ts';
import type { Rows } from './said-fields.ts';
import { stretchesOf } from './stretches.ts';
import { isSideWord } from './told-sides.ts';

/** Words of a form that no field has, with what bears on what they tell. */
export interface Detail {
  value: string;
  traits: Readonly<Record<string, number>>;
}

const LONGEST = 6;
/** What speaks of the deal, of the state or of who sells, and not of the thing. */
const ELSE: readonly WordClass[] = [
  ...(['fault', 'missing', 'delivery', 'payment', 'asking-price', 'past-price', 'contact'] as const),
  ...(['deny', 'doubt', 'choice', 'correct', 'other', 'history', 'included', 'month', 'condition'] as const),
];
const CLASSES = ['care', 'filler', 'measure', 'acronym', 'size', 'edition'] as const;
const GOODS: Readonly<Record<string, readonly Family[]>> = {
  worn: ['clothing', 'shoes', 'bags', 'jewellery', 'baby'],
  driven: ['phones', 'computers', 'audio', 'cameras', 'games', 'appliances', 'tools', 'garden', 'watches'],
  read: ['books', 'media', 'collectables', 'toys'],
  lived: ['furniture', 'decor', 'home', 'kitchen', 'handmade', 'antiques'],
};

/** The details of a form of which no word of `told`, folded, says them already; each once. */
export function detailsOf(
  item: Item,
  { told, rows }: { told: ReadonlySet<string>; rows: Rows },
): readonly Detail[] {
  const found = new Map<string, Detail>();
  const [named, ...stretches] = stretchesOf(item);
  const add = (
    { raw, tokens, topics, cues }: Pick<SellerSentence, 'raw' | 'tokens' | 'topics' | 'cues'>,
    part: Part,
    place: Context['place'],
  ) => {
    const value = capitalise(raw.slice(tokens[part.from]?.start, tokens[part.to - 1]?.end));
    if (found.has(fold(value)) || isSide(tokens, part) || isTold(tokens, part, { told, item })) return;
    found.set(fold(value), {
      value,
      traits: traitsOf({ tokens, topics, cues }, part, { item, rows, place }),
    });
  };
  if (named !== undefined) {
    const { raw, tokens } = named;
    const clauses = clausesOf(tokens);
    for (const [number, clause] of clauses.entries())
      for (const part of partsOf(tokens, clause, item))
        if (part.led === 'with' && named.isSaid(part.from, part.to))
          add({ raw, tokens, topics: NO_TOPICS, cues: [] }, part, {
            index: 0,
            number,
            clauses,
            states: false,
          });
  }
  const spoken = item.sentences.filter(({ place, mark }) => place.field === 'features' && mark !== '✗');
  for (const [index, sentence] of spoken.entries()) {
    const clauses = clausesOf(sentence.tokens);
    const stretch = stretches[index];
    const states = sentence.tokens.some(({ key }) => SENTENCE_WORDS[item.language].has(key));
    for (const [number, clause] of clauses.entries()) {
      if (stretch?.isSaid(clause.from, clause.to) !== true || isElse(sentence.tokens, clause)) continue;
      for (const part of partsOf(sentence.tokens, clause, item))
        add(sentence, part, { index, number, clauses, states });
    }
  }
  return [...found.values()];
}

/** Those worth a question, by which of the two they are more likely. */
export function likelyDetails(details: readonly Detail[]): Readonly<Record<DetailKind, readonly string[]>> {
  const worth = details.map(({ value, traits }) => {
    const feature = shareOf(traits, 'feature');
    const piece = shareOf(traits, 'piece');
    const kind: DetailKind = feature > piece ? 'feature' : 'piece';
    return { value, kind, share: Math.max(feature, piece) };
  });
  const of = (wanted: DetailKind) =>
    worth
      .filter(({ kind, share }) => kind === wanted && share >= WORTH_A_CHIP)
      .toSorted((one, other) => other.share - one.share)
      .map(({ value }) => value);
  return { feature: of('feature'), piece: of('piece') };
}

function shareOf(traits: Detail['traits'], kind: DetailKind): number {
  const odds = Object.entries(traits).reduce(
    (sum, [trait, amount]) => sum + amount * (DETAIL_WEIGHTS[kind][trait] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-odds));
}

function isElse(tokens: readonly Token[], { from, to }: Clause): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ key, text }, at) =>
        NEVER.has(key) ||
        /^[?€$£]$/u.test(text) ||
        entriesAt(tokens, from + at, ELSE).some(({ weak }) => !weak),
    );
}

const NO_TOPICS: ReadonlySet<never> = new Set();

interface Part extends Clause {
  /** What leads to it: nothing before it in its clause, "with", or "and". */
  led: 'clause' | 'with' | 'and';
}

/** The noun phrases of a clause: all of it where it states nothing, else what stands behind "with". */
function partsOf(tokens: readonly Token[], clause: Clause, { language }: Item): readonly Part[] {
  const parts: Part[] = [];
  const ends: { at: number; led: Part['led'] }[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    const { key = '', text = '' } = tokens[at] ?? {};
    if (WITH.has(key) && at > clause.from) ends.push({ at, led: 'with' });
    else if (key === AND[language] || /^[&+]$/u.test(text)) ends.push({ at, led: 'and' });
  }
  const starts = WITH.has(tokens[clause.from]?.key ?? '') ? 'with' : 'clause';
  let from = clause.from;
  let led: Part['led'] = starts;
  let isWith = starts === 'with';
  for (const end of [...ends, { at: clause.to, led: 'clause' as const }]) {
    const part = trimmed(tokens, { from, to: end.at }, language);
    const states = tokens.slice(part.from, part.to).some(({ key }) => SENTENCE_WORDS[language].has(key));
    const count = tokens.slice(part.from, part.to).filter(({ kind }) => kind !== 'mark').length;
    if (!states && count > 0 && count <= LONGEST && isPhrase(tokens, part)) parts.push({ ...part, led });
    // Behind a statement nothing but what it is said to have stands alone.
    else if (states && end.led === 'and') led = 'clause';
    isWith ||= end.led === 'with';
    led = end.led === 'and' && isWith ? 'with' : end.led;
    from = end.at + 1;
  }
  return parts;
}

function isPhrase(tokens: readonly Token[], { from, to }: Clause): boolean {
  const words = tokens.slice(from, to);
  return (
    words.some(({ kind, key }) => kind === 'word' && key.length > 2) &&
    words.every(({ kind, text }) => kind !== 'mark' || /^[-/'’.%"″]$/u.test(text)) &&
    !words.some(({ key }) => ALTOGETHER.has(key))
  );
}

function trimmed(tokens: readonly Token[], { from, to }: Clause, language: Item['language']): Clause {
  const isSmall = ({ key = '', kind }: Partial<Token> = {}) =>
    kind === 'mark' || ARTICLES_OF[language].has(key) || WITH.has(key) || key === AND[language];
  let begin = from;
  let end = to;
  while (begin < end && isSmall(tokens[begin])) begin += 1;
  while (end > begin && isSmall(tokens[end - 1])) end -= 1;
  return { from: begin, to: end };
}

/** "90 cm wide": measures have fields of their own. */
function isSide(tokens: readonly Token[], { from, to }: Clause): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
  return (
    words.some(({ key }) => isSideWord(key)) &&
    words.every(({ key, text }) => isSideWord(key) || isUnit(text) || /^\d/u.test(text))
  );
}

/** So many of its telling words may stand in no field: what is said of a value goes with it. */
const UNTOLD = 1 / 2;

/** Whether its telling words stand in fields already, or in what the thing is called. */
function isTold(
  tokens: readonly Token[],
  { from, to }: Clause,
  { told, item }: { told: ReadonlySet<string>; item: Item },
): boolean {
  const telling = Array.from({ length: to - from }, (_, index) => from + index).filter((at) => {
    const { key = '', kind } = tokens[at] ?? {};
    return (
      kind !== 'mark' &&
      key.length > 2 &&
      !PREPOSITIONS[item.language].has(key) &&
      !ARTICLES_OF[item.language].has(key) &&
      labelAt(tokens, at) === null
    );
  });
  const open = telling.filter((at) => {
    const { key = '' } = tokens[at] ?? {};
    return !told.has(key) && !told.has(lemma(key, item.language));
  });
  return open.length <= UNTOLD * telling.length;
}

interface Context {
  item: Item;
  rows: Rows;
  place: { index: number; number: number; clauses: readonly Clause[]; states: boolean };
}

/** What of some words bears on what they tell, each between 0 and 1. */
function traitsOf(
  { tokens, topics, cues }: Pick<SellerSentence, 'tokens' | 'topics' | 'cues'>,
  { from, to, led }: Part,
  { item, rows, place }: Context,
): Detail['traits'] {
  const { language } = item;
  const places = Array.from({ length: to - from }, (_, index) => from + index).filter(
    (at) => tokens[at]?.kind !== 'mark',
  );
  const count = places.length;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const some = (isOne: (at: number) => boolean) => Number(places.some(isOne));
  const share = (isOne: (at: number) => boolean) => places.filter(isOne).length / count;
  const head = HEAD_FIRST.has(language) ? from : (places.at(-1) ?? from);
  const nounAt = (at: number) => {
    const found = phraseAt(tokens, at, language) ?? phraseAt(tokens, at, 'en');
    return found?.entry.strength === 'noun' ? found.entry.id : null;
  };
  const nouns = places.flatMap((at) => nounAt(at) ?? []);
  const isNumber = (at: number) =>
    /^\d/u.test(textAt(at)) || Object.hasOwn(NUMBER_WORDS[language], tokens[at]?.key ?? '');
  const classes = new Set(places.flatMap((at) => entriesAt(tokens, at, CLASSES).map((entry) => entry.class)));
  const family = familyOfItem(item);
  const before = tokens.slice(0, from);
  const isList = place.clauses.length > 2 && !place.states;
  const lead = before.some((_, at) => entriesAt(tokens, at, ['included']).length > 0);
  return {
    any: 1,
    one: Number(count === 1),
    two: Number(count === 2),
    long: Math.max(0, count - 3) / 3,
    list: Number(isList),
    states: Number(place.states),
    with: Number(led === 'with'),
    and: Number(led === 'and'),
    opens: Number(place.number === 0),
    late: Math.min(place.number, 8) / 8,
    last: Number(place.number === place.clauses.length - 1),
    sentence: Math.min(place.index, 5) / 5,
    number: some(isNumber),
    counts: Number(isNumber(from)),
    noun: Number(nouns.length > 0),
    head: Number(nounAt(head) !== null),
    own: Number(nouns.includes(item.category ?? '') && !isNumber(from)),
    part: some((at) => rows.parts.has(tokens[at]?.key ?? '')),
    look: some((at) => entriesAt(tokens, at, LOOKS).length > 0),
    label: some((at) => labelAt(tokens, at) !== null),
    make: some((at) => brandAt(tokens, at) !== null),
    capitals: language === 'de' ? 0 : share((at) => at > from && /^\p{Lu}/u.test(textAt(at))),
    digits: some((at) => /\p{L}\d|\d\p{L}/u.test(textAt(at))),
    leads: some((at) => PREPOSITIONS[language].has(tokens[at]?.key ?? '')),
    unknown: share((at) => entriesAt(tokens, at).length === 0),
    included: Number(topics.has('included')),
    lead: Number(lead),
    lacks: Number(topics.has('missing') || cues.some((cue) => cue.class === 'deny')),
    fault: Number(topics.has('fault')),
    head_first: Number(HEAD_FIRST.has(language)),
    ...Object.fromEntries(CLASSES.map((one) => [`of ${one}`, Number(classes.has(one))])),
    ...Object.fromEntries(
      Object.entries(GOODS).map(([name, families]) => [
        name,
        Number(family !== null && families.includes(family)),
      ]),
    ),
  };
}
