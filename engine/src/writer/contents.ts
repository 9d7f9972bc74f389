/** What a lot or a bundle is made of, as its seller lists it: "Mario Kart 8, Minecraft", "7 x sleepsuits, 2 hats". */
import { AND } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { singular } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { nounPhraseIn } from '../values/noun-phrase.ts';
import { withoutMarks } from './clause-words.ts';
import { isOfSeveral, titleName } from './phrases.ts';
import { toldBy } from './told.ts';

const MOST_TOKENS = 60;
const MOST_WORDS = 5;
const FEWEST_PIECES = 2;
const MOST_PIECES = 6;

/** The pieces that a sentence lists one behind the other, names or counts of things: all of them, then one less, down to two. */
export function contentsIn(sentence: SellerSentence, item: Item): readonly string[] {
  const { raw, cues } = sentence;
  const tokens = sentence.tokens.slice(0, MOST_TOKENS);
  const told = toldBy(sentence, item);
  const isPiece = (clause: Clause) =>
    clause.to - clause.from <= MOST_WORDS &&
    !cues.some(
      ({ at, from, to }) => (at >= clause.from && at < clause.to) || (from < clause.to && to > clause.from),
    ) &&
    nounPhraseIn({ tokens, raw }, clause, {
      language: item.language,
      sure: item.languageKnown,
      isTold: (at) => told.has(at),
    }).to === clause.to &&
    (isName(tokens, clause, item) || isCounted(tokens, clause));
  const pieces: string[] = [];
  for (const clause of clausesOf(tokens)) {
    // "The Stand (uncut), IT": a bracket says more of the piece before it.
    if (tokens[clause.from - 1]?.text === '(') continue;
    const { from, to } = withoutMarks(tokens, clause);
    if (isPiece(clause)) pieces.push(raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
    else if (pieces.length > 0) break;
    if (pieces.length === MOST_PIECES) break;
  }
  // As many as a title has room for: of what follows none stands without what is before it.
  return pieces.map((_, at) => pieces.slice(0, pieces.length - at).join(', ')).slice(0, 1 - FEWEST_PIECES);
}

/**
 * How many there are of what a name says in the plural or as a lot, with what they are: "24 copies of Mission Praise" of
 * hymn books. The first clause of a sentence, whole; null where the name has a number, and where the clause is no such count.
 */
export function countOfLot({ tokens, raw, cues, topics }: SellerSentence, item: Item): string | null {
  const name = tokenise(titleName(item));
  const isPlural =
    isOfSeveral(item) || (item.language === 'en' && singular(name.at(-1)?.key ?? '') !== name.at(-1)?.key);
  if (!isPlural || name.some(({ text }) => /\d/.test(text)) || topics.has('fault')) return null;
  const [first] = clausesOf(tokens);
  if (first === undefined || cues.some(({ from, to }) => from < first.to && to > first.from)) return null;
  const clause = withoutMarks(tokens, first);
  const words = tokens.slice(clause.from, clause.to);
  const isOfDeal = words.some(
    (_, at) =>
      entriesAt(tokens, clause.from + at, [
        'fault',
        'condition',
        'history',
        'asking-price',
        'delivery',
        'payment',
      ]).length > 0,
  );
  const isSentence = words.some(({ key }) => SENTENCE_WORDS[item.language].has(key));
  return Number(words[0]?.text) >= FEWEST_OF_LOT &&
    isCounted(tokens, clause) &&
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    !isOfDeal &&
    !isSentence
    ? raw.slice(words[0]?.start, words.at(-1)?.end)
    : null;
}

const FEWEST_OF_LOT = 3;

/** Words with capitals and numbers alone; not in German, whose nouns have them. */
function isName(tokens: readonly Token[], { from, to }: Clause, { language }: Item): boolean {
  const words = tokens.slice(from, to);
  return (
    language !== 'de' &&
    words.every(
      ({ text, key, kind }, at) =>
        kind === 'mark' || /^[\p{Lu}\p{N}]|^x\d/u.test(text) || (at > 0 && key === AND[language]),
    ) &&
    words.some(({ text }, index) => /^\p{Lu}/u.test(text) && entriesAt(tokens, from + index).length === 0)
  );
}

/** "7 x sleepsuits", "4 leggings", no "44 cm". */
function isCounted(tokens: readonly Token[], { from, to }: Clause): boolean {
  const next = tokens[from + 1]?.text ?? '';
  return (
    to > from + 1 && /^\d{1,3}[x×]?$/iu.test(tokens[from]?.text ?? '') && !isUnit(next) && /\p{L}/u.test(next)
  );
}
