/** The whole phrase of a clause that names an item: "passenger side headlight from a Fiesta", and not its noun alone. */
import { COUNTS } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import type { Cue } from '../language/cues.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, INDEFINITE } from '../lexicon/sentence-words.ts';
import { nounPhraseIn } from './noun-phrase.ts';
import { OWNERS } from './wearers.ts';

/**
 * The whole noun phrase of a clause round the words of the name at `window`, up to the border of a phrase inside it;
 * null where a word of which nothing is known may be another noun than the item's ("sofa covers", "housse canapé").
 */
export function wholePhrase(
  { tokens, raw }: { tokens: readonly Token[]; raw: string },
  clause: Clause,
  {
    window,
    known,
    isOwn,
    makes,
    cues,
    language,
    sure,
  }: {
    window: Clause;
    known: ReadonlySet<number>;
    isOwn: (token: Token | undefined) => boolean;
    makes: ReadonlySet<string>;
    cues: readonly Cue[];
    language: Language;
    sure: boolean;
  },
): Clause | null {
  const isTold = (at: number) => known.has(at) || isOwn(tokens[at]);
  let { from, to } = clause;
  while (to > from && tokens[to - 1]?.kind === 'mark') to -= 1;
  while (from < to && tokens[from]?.kind === 'mark') from += 1;
  // "My old drill"
  while (from < window.from && OWNERS.has(tokens[from]?.key ?? '')) from += 1;
  // "Size 38 2/3. Grey trainers": what stands before a stop is said for itself.
  for (let at = from; at < window.from; at += 1)
    if (tokens[at]?.text === '.' && (tokens[at + 1]?.start ?? 0) > (tokens[at]?.end ?? 0)) from = at + 1;
  // "Die Gitarre bietet": behind an article that no offer leads to stands a sentence as often.
  const before = tokens.slice(0, from);
  const isOffered = before.some((_, at) =>
    entriesAt(tokens, at, ['filler']).some(({ means }) => means === 'offer'),
  );
  const isDefinite = ({ key }: Token) => ARTICLES_OF[language].has(key) && !INDEFINITE[language].has(key);
  if (!isOffered && before.some(isDefinite)) return null;
  // "Pair of boots": how many there are is said before the noun.
  if (COUNTS.has(tokens[from - 1]?.key ?? '')) from -= 1;
  const phrase = nounPhraseIn({ tokens, raw }, { from, to }, { language, sure, isTold });
  if (phrase.to < window.to || phrase.tail <= window.from) return null;
  const isPlain = (at: number) =>
    isTold(at) ||
    tokens[at]?.kind !== 'word' ||
    entriesAt(tokens, at).length > 0 ||
    brandAt(tokens, at) !== null ||
    labelAt(tokens, at) !== null;
  if (HEAD_FIRST.has(language) && !range(from, window.from).every(isPlain)) return null;
  if (language === 'en' && !range(window.to, phrase.tail).every(isPlain)) return null;
  const fits = (end: number) =>
    end >= window.to &&
    isShort(tokens, { from, to: end }) &&
    !cues.some((cue) => cue.at < end && cue.to > from);
  // "Sandals by X", "in good": a tail that says the make again, or no more than praise, is none.
  const says = range(phrase.tail, phrase.to).some(
    (at) =>
      !makes.has(tokens[at]?.key ?? '') &&
      labelAt(tokens, at) === null &&
      entriesAt(tokens, at, ['filler', 'joiner']).length === 0,
  );
  // "In the green boxes": what is already known to whoever speaks is another thing.
  const isOther = !HEAD_FIRST.has(language) && tokens.slice(phrase.tail, phrase.to).some(isDefinite);
  const end = (says && !isOther ? [phrase.to, phrase.tail] : [phrase.tail]).find(fits);
  return end === undefined ? null : { from, to: end };
}

function isShort(tokens: readonly Token[], { from, to }: Clause): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark').length;
  return words <= MOST_WORDS && (tokens[to - 1]?.end ?? 0) - (tokens[from]?.start ?? 0) <= LONGEST;
}

/** A name of more words says itself what the thing is. */
export const MOST_BARE = 3;
export const MOST_WORDS = 10;
/** In UTF-16 units: a longer one leaves no room in a title. */
const LONGEST = 60;

export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
