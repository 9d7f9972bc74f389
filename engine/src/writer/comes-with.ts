/** What comes with a thing, as a title says it: "with charger, stylus and case". */
import { AND, WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { ALTOGETHER } from '../lexicon/speech-words.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item, SellerSentence, Topic } from '../values/item.ts';
import { nounPhraseIn } from '../values/noun-phrase.ts';
import { isPraise } from './clause-words.ts';
import { isPreposition } from './new-words.ts';
import { isOfSeveral } from './phrases.ts';
import { uncapitalised } from './title-case.ts';
import { MOST_TOKENS, toldBy } from './told.ts';

const WITH_IN: Readonly<Record<Language, string>> = {
  en: 'with',
  de: 'mit',
  fr: 'avec',
  pl: 'z',
  es: 'con',
  it: 'con',
  nl: 'met',
  pt: 'com',
  sv: 'med',
};

/** Languages in which what stands behind "with" takes another form than what is included. */
const BENDS: ReadonlySet<Language> = new Set(['de', 'pl']);

/** What such a sentence may speak of beside: a part with a fault, one that is missing or doubted is none to search for. */
const ALSO: ReadonlySet<Topic> = new Set(['included', 'measurement', 'history']);

const MOST_WORDS = 5;

/**
 * The things that one sentence of the text says come with the item, all of them, then one less each; none where
 * anything in the sentence is denied, doubted or said of another thing.
 */
export const comesWith = rememberOne((item: Item): readonly string[] => {
  // A lot lists its pieces elsewhere, and a page of a catalogue shows the product as its maker packs it.
  if (isOfSeveral(item) || item.marketplace.layout.parts.v1.includes('condition-note')) return [];
  for (const [at, sentence] of item.sentences.entries()) {
    if (!tellsOfParts(sentence, item.sentences[at + 1])) continue;
    const found = partsIn(sentence, item);
    if (found.length > 0) return found;
  }
  return [];
});

function tellsOfParts(
  { place, topics, cues, mark }: SellerSentence,
  next: SellerSentence | undefined,
): boolean {
  return (
    place.field === 'features' &&
    mark !== '✗' &&
    topics.has('included') &&
    [...topics].every((topic) => ALSO.has(topic)) &&
    cues.length === 0 &&
    !next?.cues.some((cue) => cue.class === 'correct')
  );
}

function partsIn(sentence: SellerSentence, item: Item): readonly string[] {
  const { language } = item;
  const tokens = sentence.tokens.slice(0, MOST_TOKENS);
  const clauses = clausesOf(tokens);
  for (const [at, clause] of clauses.entries()) {
    const leads = leadEnd(tokens, clause);
    if (leads === null) continue;
    const listed = [{ from: leads, to: clause.to }, ...clauses.slice(at + 1)];
    const own = tokens.slice(clause.from, leads).findLast(({ key }) => WITH.has(key));
    const parts = piecesOf(sentence, listed, item, own === undefined && BENDS.has(language));
    if (own === undefined && language === 'pl') return [];
    return listsOf(parts, language).map((list) => `${own?.key ?? WITH_IN[language]} ${list}`);
  }
  const last = clauses.at(-1);
  const behind = last === undefined ? null : behindStart(tokens, last, language);
  if (last === undefined || behind === null) return [];
  // "Strap, cap and case included": without an "and" what stands before the comma may be a statement of its own.
  const own = { from: last.from, to: behind.from };
  const isList = tokens.slice(own.from, own.to).some(({ key }) => key === AND[language]);
  const listed = isList ? [...clauses.slice(0, -1), own] : [own];
  const parts = piecesOf(sentence, listed, item, BENDS.has(language));
  // Of a list that the last word says to be included none is left out without it.
  if (parts.length !== listed.length) return [];
  return listsOf(parts, language).map((list) =>
    BENDS.has(language) ? `${list} ${behind.said}` : `${WITH_IN[language]} ${list}`,
  );
}

/** Where the words end with which a clause begins to list what comes with the thing; null where it does not. */
function leadEnd(tokens: readonly Token[], { from, to }: Clause): number | null {
  let end = from;
  // "Vendu avec son étui": "avec son" goes on with "vendu avec".
  for (let at = from; at <= end; at += 1) {
    const entry = entriesAt(tokens, at, ['included']).find(({ means, weak }) => means === 'before' && !weak);
    end = Math.max(end, at + (entry?.length ?? 0));
    if (at === from && entry === undefined) return null;
  }
  if (tokens[end]?.text === '.') end += 1;
  return end >= to ? null : end;
}

/** Where the words begin with which a clause says that what stands before them is included, without its verb. */
function behindStart(
  tokens: readonly Token[],
  { from, to }: Clause,
  language: Language,
): { from: number; said: string } | null {
  let end = to;
  while (end > from && tokens[end - 1]?.kind === 'mark') end -= 1;
  const isVerb = (at: number) => SENTENCE_WORDS[language].has(tokens[at]?.key ?? '');
  for (let at = from + 1; at < end; at += 1) {
    const entry = entriesAt(tokens, at, ['included']).find(
      ({ means, weak, length }) => means === 'behind' && !weak && at + length === end,
    );
    if (entry === undefined) continue;
    const said = tokens
      .slice(at, end)
      .filter((_, index) => !isVerb(at + index))
      .map(({ text }) => text)
      .join(' ');
    return { from: isVerb(at - 1) ? at - 1 : at, said };
  }
  return null;
}

/** What stands between the commas of a list, without articles, up to what is no noun phrase. */
function piecesOf(
  sentence: SellerSentence,
  clauses: readonly Clause[],
  item: Item,
  isBare: boolean,
): readonly string[] {
  const { tokens, raw } = sentence;
  const { language } = item;
  const told = toldBy(sentence, item);
  const isArticle = (at: number) => ARTICLES_OF[language].has(tokens[at]?.key ?? '');
  const isAnd = (at: number) => tokens[at]?.key === AND[language] || tokens[at]?.text === '&';
  const pieces: string[] = [];
  for (const clause of clauses) {
    // "Bowl (stainless steel)": a bracket says more of the piece before it.
    if (tokens[clause.from - 1]?.text === '(') continue;
    let [from, to] = [clause.from, clause.to];
    while (to > from && tokens[to - 1]?.kind === 'mark') to -= 1;
    if (pieces.length > 0 && isAnd(from)) from += 1;
    const words: string[] = [];
    let begins = from;
    for (let at = from; at <= to; at += 1) {
      if (at < to && !isAnd(at)) continue;
      const first = isArticle(begins) ? begins + 1 : begins;
      if (!isPiece({ from: first, to: at })) return pieces;
      const piece = raw.slice(tokens[first]?.start, tokens[at - 1]?.end).replace(/\s+/g, ' ');
      words.push(first === 0 ? uncapitalised(piece, item) : piece);
      begins = at + 1;
    }
    pieces.push(words.join(` ${AND[language]} `));
  }
  return pieces;

  function isPiece(piece: Clause): boolean {
    const { from, to } = piece;
    const count = to - from;
    if (count < 1 || count > MOST_WORDS || (isBare && count > 1)) return false;
    // "Comes with everything shown"
    if (ALTOGETHER.has(tokens[from]?.key ?? '')) return false;
    const phrase = nounPhraseIn({ tokens, raw }, piece, {
      language,
      sure: item.languageKnown,
      isTold: (at) => told.has(at),
    });
    return (
      phrase.to === to &&
      // "Stool with music in it included"
      !isPreposition(tokens[to - 1]?.key ?? '', language) &&
      // "Clip fine": behind its noun praise is a statement.
      !(count > 1 && isPraise(tokens, to - 1, language)) &&
      tokens.slice(from, to).some(({ key, kind }) => kind === 'word' && key.length > 1)
    );
  }
}

/** A list of all of them, then of one less each. */
function listsOf(pieces: readonly string[], language: Language): readonly string[] {
  return pieces.map((_, at) => {
    const some = pieces.slice(0, pieces.length - at);
    const last = some.at(-1) ?? '';
    const isJoined = last.includes(` ${AND[language]} `) || some.length === 1;
    return isJoined ? some.join(', ') : `${some.slice(0, -1).join(', ')} ${AND[language]} ${last}`;
  });
}
