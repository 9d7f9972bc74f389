/** What the seller's form supports, as it stands there: words, concepts, numbers, each with how it is said. */
import type { Condition } from '@smart-listings/contract';
import type { Polarity } from '../language/cues.ts';
import { lemma, squeeze } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isDone } from '../lexicon/concepts.ts';
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { NEVER } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { matchesOf } from '../text/matches.ts';
import { once, rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { inflectedIn, isComposed, partsOf, wordsNear } from './form-words.ts';
import { meaningsAt } from './meanings.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import { saidFor } from './said-for.ts';
import { lentWords, sourcesOf } from './sources.ts';
import { standsIn, standsWhole, wordEndsOf } from './squeezed.ts';
import { conceptSaidAs, faultSaidAs, type Speech, saidAs, valueSaidAs } from './statements.ts';
import { type Telling, tellingOf } from './telling.ts';
import { isDeniedThing, lackedIn } from './things.ts';
import { warningsOfItem } from './warnings.ts';

export type Said = ReadonlySet<Polarity>;
const UNSAID: Said = new Set();

/** Classes of the lexicon whose words a text must not use of the item unless the form does. */
export const CLAIMED_CLASSES = [
  'colour',
  'material',
  'grade',
  'pattern',
  'era',
  'edition',
  'size',
  'fault',
] as const satisfies readonly WordClass[];
export type ClaimedClass = (typeof CLAIMED_CLASSES)[number];

/** What is kept of the form's words by their meaning. */
const MEANT = [...CLAIMED_CLASSES, 'delivery'] as const;

export interface Support {
  speech: Speech;
  /** The best grade that form and condition give, 5 new to 0 for parts. */
  grade: number;
  /** Whether the form tells a fault that is certain. */
  faulty: boolean;
  numbers: Numbers;
  /** What the seller means to ask; it supports an amount of money and no other number. */
  ownPrice: number | null;
  /** Whether the fields have these letters and digits, whatever stands between them; no part of a number is one. */
  has: (code: string) => boolean;
  /** Whether a field says these words in this order, and so in the same sense. */
  repeats: (text: string) => boolean;
  /** Whether the kind of item or its condition lends the words. */
  lends: (text: string) => boolean;
  word: (key: string) => Said;
  /** As `word`, of all words that differ from it in their ending alone; a value is none of another: "hellgrau", "hellgrün". */
  stem: (key: string) => Said;
  /** As `word`, and for compounds their parts: 'lackkratzer' is said by 'lack' and 'kratzer'. */
  inParts: (key: string) => boolean;
  /** Whether the word is a name of the form in short. */
  abbreviates: (key: string) => boolean;
  /** Whether the item's name, make or model has the word, or a compound that ends in it. */
  names: (key: string) => boolean;
  /** Whether a hashtag of the form is these words, joined: '#verdemilitare'. */
  isTagged: (words: string) => boolean;
  /** Whether a thing, by its head, is said not to come with the item, and nowhere that it does. */
  lacks: (key: string) => boolean;
  /** Whether the form has the word, and denies it wherever it does. */
  denies: (key: string) => boolean;
  /** What the seller's sentences tell, clause by clause. */
  telling: () => Telling;
  /** The seller's sentence that has the most of the text's words, first one that warns of something. */
  quote: (text: string) => string | undefined;
  concept: (id: string) => Said;
  meaning: (name: (typeof MEANT)[number], means: string) => Said;
  /**
   * How the form says a part, that something was renewed (the concept's id), or a value (`class meaning`) where it
   * stands near a word: "the blue cushions are not included" says which cushions.
   */
  near: (what: string, key: string) => Said;
}

const GRADES: Readonly<Record<Condition, number>> = {
  new: 5,
  'open-box': 4,
  'used-like-new': 4,
  'used-good': 2,
  'used-fair': 1,
  'for-parts': 0,
};
const CONDITION_CONCEPTS: Readonly<Partial<Record<Condition, readonly string[]>>> = {
  new: ['new', 'unused'],
  'open-box': ['new', 'unused'],
};
/** Nobody said the condition: it supports nothing. */
const UNKNOWN_GRADE = 0;
/** From this grade on a text may say that there is no fault. */
export const FLAWLESS_GRADE = 4;
/** A letter that nobody writes: no words are joined across two fields. */
const APART = ' ǂ ';
/** Letters and digits of a stretch that says more than a word by chance. */
const SHORTEST_REPEAT = 8;

class Sayings {
  private readonly said = new Map<string, Set<Polarity>>();
  add(key: string, polarity: Polarity): void {
    const known = this.said.get(key);
    if (known === undefined) this.said.set(key, new Set([polarity]));
    else known.add(polarity);
  }

  only(key: string, polarity: Polarity): void {
    this.said.set(key, new Set([polarity]));
  }

  of(key: string): Said {
    return this.said.get(key) ?? UNSAID;
  }
}

/** Tokens from "never" to its verb. */
export const NEAR_NEVER = 3;

/** What says of a part that it was replaced or mended: who mends a thing has not replaced it. */
export const RENEWED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['replaced', ['new', 'replaced']],
  ['repaired', ['new', 'replaced', 'repaired', 'fault repair']],
]);
const RENEWING: ReadonlySet<string> = new Set([...RENEWED_BY.values()].flat());

/** Values that the seller answered do not hold, whatever the form says. */
function refused(item: Item): readonly string[] {
  return item.ruledOut.flatMap(({ polarity, value }) => (polarity === 'denied' ? [value] : []));
}

/** The words of a text with a blank round each. */
function spaced(text: string): string {
  return ` ${tokenise(text)
    .map(({ key }) => key)
    .join(' ')} `;
}

function isOnly(said: Said, polarity: Polarity): boolean {
  return said.size === 1 && said.has(polarity);
}

/** The stems of words, but for the small ones. */
function stemsIn(tokens: readonly Token[], language: Item['language']): ReadonlySet<string> {
  const words = tokens.filter(({ kind, key }) => kind !== 'mark' && !SENTENCE_WORDS[language].has(key));
  return new Set(words.map(({ key }) => lemma(key, language)));
}

/** Everything that may support a claim of a text about `item`; remembered for the last item. Linear in the form's length. */
export const supportOf = rememberOne(readSupport);

function readSupport(item: Item): Support {
  const { language, form } = item;
  const words = new Sayings();
  const things = new Sayings();
  const concepts = new Sayings();
  const meanings = new Sayings();
  const nearby = new Sayings();
  const lent = lentWords(item);
  const statements = sourcesOf(item, lent);
  let grade = item.condition === null ? UNKNOWN_GRADE : GRADES[item.condition];
  let faulty = false;
  const given = item.condition === null ? undefined : CONDITION_CONCEPTS[item.condition];
  for (const id of given ?? []) concepts.add(id, 'asserted');
  for (const { clauses } of statements) {
    for (const clause of clauses) {
      const { tokens } = clause;
      const until = new Map<WordClass, number>();
      let never = Number.NEGATIVE_INFINITY;
      for (const [at, token] of tokens.entries()) {
        if (token.kind === 'mark') continue;
        const polarity = saidAs(clause, at, at + 1);
        for (const said of saidFor(clause, at, { polarity })) {
          words.add(token.key, said);
          words.add(lemma(token.key, language), said);
        }
        things.add(
          lemma(token.key, language),
          polarity === 'denied' && !isDeniedThing(clause, at) ? 'asserted' : polarity,
        );
        // "Never worn" is a grade of its own; the wearing is denied all the same.
        if (NEVER.has(token.key)) never = at;
        if (at - never <= NEAR_NEVER) words.add(lemma(token.key, language), 'denied');
        for (const entry of meaningsAt(clause, at, MEANT)) {
          // "Rouge bordeaux" is no red of another kind.
          if (at < (until.get(entry.class) ?? 0)) continue;
          until.set(entry.class, at + entry.length);
          const said = (entry.class === 'fault' ? faultSaidAs : valueSaidAs)(clause, at, at + entry.length);
          for (const one of saidFor(clause, at, { polarity: said }))
            meanings.add(`${entry.class} ${entry.means}`, one);
          for (const key of wordsNear(tokens, at, at + entry.length))
            nearby.add(`${entry.class} ${entry.means} ${lemma(key, language)}`, said);
          if (entry.class === 'fault' && said !== 'denied' && !entry.weak) faulty = true;
        }
      }
      for (const { concept, from, to } of clause.concepts) {
        const polarity = conceptSaidAs(concept, { clause, from, to });
        for (const said of saidFor(clause, from, { polarity, isVerb: isDone(concept) }))
          concepts.add(concept.id, said);
        if (RENEWING.has(concept.id))
          for (const key of wordsNear(tokens, from, to))
            nearby.add(`${concept.id} ${lemma(key, language)}`, polarity);
        if (polarity === 'asserted') grade = Math.max(grade, concept.gives);
      }
    }
  }
  const withheld = item.privateNumbers.map(({ text }) => text);
  // Search words may stand alone, as the seller gave them.
  for (const { key } of [form.keywords, ...withheld, ...lent].flatMap(tokenise)) {
    words.add(key, 'asserted');
    words.add(lemma(key, language), 'asserted');
  }
  const refusedTexts = refused(item);
  for (const { key } of refusedTexts.flatMap(tokenise)) words.only(key, 'denied');
  const fields = [form.itemName, form.make, form.modelNumber, form.features, form.keywords, form.targetBuyer];
  // A listing of the seller's own sentences asks for little.
  const partsOfForm = once(() => partsOf(statements));
  const inflected = once(() => inflectedIn(partsOfForm().words));
  const texts = [...fields, ...item.confirmed, ...item.values.map(({ value }) => value)];
  // What kind and condition lend is theirs in these words alone.
  const own = once(() => new Set(texts.flatMap(tokenise).map(({ key }) => key)));
  // Also words that a marketplace glued together when it lost the line breaks.
  const written = squeeze(texts.join(APART));
  const wordEnds = wordEndsOf(texts.join(APART));
  const squeezed = refusedTexts.reduce(
    (left, text) => left.replaceAll(squeeze(text), (words) => ' '.repeat(words.length)),
    written,
  );
  const names = once(
    () => new Set([form.itemName, form.make, form.modelNumber].flatMap(tokenise).map(({ key }) => key)),
  );
  const abbreviations = once(() => new Set(texts.flatMap((text) => [...abbreviationsIn(text)])));
  const lentTexts = lent.map(spaced);
  const hashtags = new Set(matchesOf(texts.join(' '), /#[\p{L}\p{N}_]+/gu).map(([tag]) => squeeze(tag)));
  const lacked = once(() => lackedIn(statements, language));
  const denies = (key: string) => isOnly(things.of(lemma(key, language)), 'denied');
  const sentences = once(() =>
    item.sentences.map((sentence) => ({ sentence, stems: stemsIn(sentence.tokens, language) })),
  );
  const telling = once(() => tellingOf(item));
  const inParts = (key: string) =>
    words.of(key).size > 0 || isComposed(key, partsOfForm()) || inflected()(key).length > 0;
  return {
    speech: item,
    grade,
    faulty,
    numbers: readNumbers(texts, language, refusedTexts),
    ownPrice: item.ownPrice,
    has: (code) => standsIn(squeezed, code, wordEnds),
    repeats: (text) => {
      const said = squeeze(text);
      return (said.length >= SHORTEST_REPEAT || text.startsWith('#')) && standsWhole(written, said, wordEnds);
    },
    lends: (text) => lentTexts.some((words) => words.includes(spaced(text))),
    word: (key) => (words.of(key).size > 0 ? words.of(key) : words.of(lemma(key, language))),
    stem: (key) => {
      const others = inflected()(key).filter((word) => entriesOfWord(word, CLAIMED_CLASSES).length === 0);
      return new Set(
        [key, ...others].filter((word) => own().has(word)).flatMap((word) => [...words.of(word)]),
      );
    },
    inParts,
    abbreviates: (key) => abbreviations().has(key),
    names: (key) => names().has(key) || [...names()].some((name) => name.endsWith(key)),
    isTagged: (joined) => hashtags.has(joined),
    lacks: (key) => lacked().has(lemma(key, language)) || denies(key),
    denies,
    quote: (text) => {
      const said = stemsIn(tokenise(text), language);
      const warning = new Set(warningsOfItem(item).map(({ sentence }) => sentence));
      const [most] = [...sentences()]
        .sort((one, other) => Number(warning.has(other.sentence)) - Number(warning.has(one.sentence)))
        .map(({ sentence, stems }) => ({
          sentence,
          shared: [...said].filter((stem) => stems.has(stem)).length,
        }))
        .toSorted((one, other) => other.shared - one.shared);
      return most === undefined || most.shared === 0 ? undefined : most.sentence.text;
    },
    telling,
    concept: (id) => concepts.of(id),
    meaning: (name, means) => meanings.of(`${name} ${means}`),
    near: (what, key) => nearby.of(`${what} ${lemma(key, language)}`),
  };
}
