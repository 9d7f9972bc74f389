/** A phrase of a clause that something shows to be of the thing: its name, its kind, a value, a number or a part. */
import { phraseAt } from '../categories/category-index.ts';
import { AND } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { isShortText } from '../language/language.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { findConcepts } from '../lexicon/concepts.ts';
import { entriesAt, isUnknownWord } from '../lexicon/lexicon.ts';
import { INDEFINITE } from '../lexicon/sentence-words.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { nounPhraseIn } from '../values/noun-phrase.ts';
import { OWNERS, WEARERS } from '../values/wearers.ts';
import { isDefinite, isPraise, isSmallIn, offerEnd } from './clause-words.ts';
import { keysOf, titleName } from './phrases.ts';
import {
  isCount,
  isDone,
  isLikeness,
  isOfValues,
  isOtherMake,
  isProperName,
  namesKind,
  saysOwnCode,
  type Told,
} from './told.ts';

const MOST_WORDS = 6;
const MOST_WORDS_OF_NAME = 12;

/**
 * The tokens of a clause that say what the thing is or what it is like, without the name at its head: none where
 * nothing shows that they do, null where it is a sentence.
 */
export function phraseIn(
  sentence: SellerSentence,
  clause: Clause,
  {
    told: tell,
    item,
    isFirst,
    isNamed: isBehind,
  }: {
    told: () => ReadonlyMap<number, Told>;
    item: Item;
    /** Whether it says what the thing is. */
    isFirst: boolean;
    /** Whether the clauses before it say what the thing is. */
    isNamed: boolean;
  },
): Clause | null {
  const { tokens, raw } = sentence;
  const { language } = item;
  const first = offerEnd(tokens, clause);
  const isOffered = first > clause.from;
  let [from, to] = [first, clause.to];
  // "Kemble upright" of a Kemble.
  const name = new Set(keysOf(titleName(item)));
  const isOfName = (at: number) =>
    (tokens[at]?.kind !== 'number' || at > first) &&
    keysOf(tokens[at]?.text ?? '').some((key) => name.has(key));
  const isLink = (at: number) => entriesAt(tokens, at, ['joiner']).length > 0 && isOfName(at + 1);
  while (from < to && (isOfName(from) || (from > first && isLink(from)))) from += 1;
  // "Pram and carrycot"
  if (tokens[from]?.key === AND[language]) from = first;
  const namedEnd = from;
  if (
    INDEFINITE[language].has(tokens[from]?.key ?? '') &&
    !entriesAt(tokens, from).some(({ length }) => length > 1)
  )
    from += 1;
  while (to > from && tokens[to - 1]?.kind === 'mark' && !/^["”″]$/u.test(tokens[to - 1]?.text ?? ''))
    to -= tokens[to - 1]?.text === '%' ? 2 : 1;
  while (from < to && /^["“„«*.]$/u.test(tokens[from]?.text ?? '')) from += 1;
  if (from >= to) return { from, to: from };
  const clauseEnd = to;
  // "Seiko 5 automatic day date": what goes on with the name is said of it.
  const isFollowing = namedEnd > first;
  const told = tell();
  const sure = item.languageKnown && !isShortText(item.form.features);
  const phrase = nounPhraseIn(
    { tokens, raw },
    { from: isFollowing ? first : from, to },
    {
      language,
      sure,
      isTold: (at) => told.has(at) || (isFollowing && at < namedEnd),
    },
  );
  const isNamed =
    isFollowing ||
    (isFirst && saysOwnCode(tokens, { from, to: phrase.tail }, item)) ||
    (clause.from === 0 && isFirst && sure && isProperName(tokens, { from, to }, item)) ||
    ((isFirst || sentence.form !== 'prose') &&
      namesKind(tokens, { from, to: phrase.tail }, { item, isFirst }));
  const words = (end: number) => tokens.slice(from, end).filter(({ kind }) => kind !== 'mark').length;
  const most = isNamed ? MOST_WORDS_OF_NAME : MOST_WORDS;
  // What the thing has or comes from may be told where the phrase names the thing.
  // "In the green boxes": what is already known to whoever speaks is another thing.
  const isOther =
    !HEAD_FIRST.has(language) && tokens.slice(phrase.tail, phrase.to).some(isDefinite(language));
  const end = isNamed && !isOther && words(phrase.to) <= most ? phrase.to : phrase.tail;
  if (end <= from || words(end) > most) return null;
  // "Brass zip runs smooth": in a later sentence what goes on behind a phrase may be a verb.
  if (!isFirst && end < clauseEnd && !isNamed) return { from, to: from };
  const span = { from: isFollowing ? first : from, to: end };
  const said = tokens.slice(from, end);
  if (said.some(({ key }) => !isSmallIn(key, language) && (OWNERS.has(key) || WEARERS.has(key)))) return null;
  if (isPraise(tokens, end - 1, language)) return null;
  const isLine = sentence.form !== 'prose' && !isCount(tokens, span, item);
  // Of a few words nobody knows the language: "röd" is no rod.
  const isPart = () => sure && namesPart(tokens, span, language);
  const isSaid =
    (isNamed && !(isFollowing && (end < clauseEnd || isDone(tokens, span, { told, item })))) ||
    (end === clauseEnd && (isBehind ? isCount(tokens, span, item) || isPart() : isLine && isPart())) ||
    (!isOffered &&
      !isDone(tokens, span, { told, item }) &&
      !isCount(tokens, span, item) &&
      // "Zoals Sony": in a language of its own a word of which nothing is known may compare or deny.
      (sure || told.has(from) || !isUnknownWord(tokens, from)) &&
      !isOtherMake(tokens, from, item) &&
      (isFirst || sentence.form !== 'prose' || told.has(from) || tokens[from]?.kind !== 'word') &&
      isLikeness(tokens, span, { told, item }));
  return isSaid && !isOfValues(tokens, span, { told, item }) ? span : { from, to: from };
}

/** Whether a phrase is of parts and additions: "2 x 2.0 Ah batteries", "charger and case", "unlocked". */
function namesPart(tokens: readonly Token[], { from, to }: Clause, language: Language): boolean {
  const words = tokens.slice(from, to);
  const isWhole = findConcepts(words, language).some(
    ({ concept, from: start, to: end }) =>
      concept.kind === 'included' || (concept.kind === 'feature' && start === 0 && end === words.length),
  );
  const head = HEAD_FIRST.has(language) ? [from] : [to - 1];
  return isWhole || head.some((at) => phraseAt(tokens, at, language)?.entry.strength === 'noun');
}
