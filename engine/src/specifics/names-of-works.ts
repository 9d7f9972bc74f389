/** Who wrote a book and who plays on a record, where the form says it by a place alone. */
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { LONGEST_LINE } from '../values/product-line.ts';
import { beforeMissing } from './before-missing.ts';

const OPENING = 3;
const FEWEST_WORDS = 2;

/** "Umberto Eco, copertina rigida": the first clause of a book's text that is a name and nothing else; null where none is. */
export function authorIn(item: Item): string | null {
  if (familyOfItem(item) !== 'books') return null;
  const named = behindBy(item.name, tokenise(item.name), item);
  if (named !== null) return named;
  for (const { raw, tokens, cues } of item.sentences.slice(0, OPENING)) {
    const said = cues.length > 0 ? null : behindBy(raw, tokens, item);
    if (said !== null) return said;
  }
  return namesIn(item)[0] ?? null;
}

/** Who published it: by words that say so, by the make of the form where that is no author, or by the second name that the text says alone. */
export function publisherIn(item: Item): string | null {
  if (familyOfItem(item) !== 'books') return null;
  for (const { raw, tokens, cues } of item.sentences.slice(0, OPENING)) {
    const at = tokens.findIndex(({ key }) => PUBLISHED.has(key));
    const from = tokens[at + 1] !== undefined && isBy(tokens[at + 1], item) ? at + 2 : at + 1;
    const to = nameEnd(tokens, from);
    if (at !== -1 && to > from && polarityOf(cues, from, to) === 'asserted')
      return raw.slice(tokens[from]?.start, tokens[to - 1]?.end);
  }
  const make = item.form.make.trim();
  if (make !== '' && make !== authorIn(item)) return make;
  const isNamed = behindBy(item.name, tokenise(item.name), item) !== null;
  return namesIn(item)[isNamed ? 0 : 1] ?? null;
}

const PUBLISHED: ReadonlySet<string> = new Set(
  'published publisher verlag erschienen publie editions editeur publicado editorial pubblicato editore uitgegeven uitgeverij wydany wydawnictwo editora utgiven forlag'.split(
    ' ',
  ),
);

/** "By", before whoever wrote it. */
const BY: Readonly<Record<Language, string>> = {
  en: 'by',
  de: 'von',
  fr: 'de',
  es: 'de',
  it: 'di',
  nl: 'van',
  pl: 'autorstwa',
  pt: 'de',
  sv: 'av',
};

function isBy(token: Token | undefined, { language }: Item): boolean {
  return token?.key === BY[language] || token?.key === 'by' || token?.key === 'bei';
}

/** "The Hobbit by J.R.R. Tolkien": the name behind the word; a name has two words at least. */
function behindBy(raw: string, tokens: readonly Token[], item: Item): string | null {
  const at = tokens.findLastIndex(
    (token, index) => isBy(token, item) && !PUBLISHED.has(tokens[index - 1]?.key ?? ''),
  );
  const to = nameEnd(tokens, at + 1);
  const words = tokens.slice(at + 1, to).filter(({ kind }) => kind !== 'mark');
  return at > -1 && words.length >= FEWEST_WORDS
    ? raw.slice(tokens[at + 1]?.start, tokens[to - 1]?.end)
    : null;
}

/** Where the capitals end that begin at a token, the stops of initials between them. */
function nameEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  for (let at = from; at < from + LONGEST_LINE * 2; at += 1) {
    const token = tokens[at];
    const isStop = token?.text === '.' && tokens[at - 1]?.text.length === 1;
    const isAnd = token?.text === '&';
    if (token === undefined || !(isCapital(token) || isStop || isAnd)) break;
    if (!isStop && !isAnd) to = at + 1;
  }
  return to;
}

/** The clauses at the beginning that are a name and nothing else. */
function namesIn(item: Item): readonly string[] {
  const names: string[] = [];
  const title = new Set(tokenise(item.name).map(({ key }) => key));
  // A record is called by its artist too.
  const isRecord = familyOfItem(item) === 'media';
  for (const sentence of item.sentences.slice(0, OPENING)) {
    const { raw, tokens, cues } = sentence;
    const end = beforeMissing(sentence);
    for (const { from, to } of clausesOf(tokens)) {
      if (to > end) break;
      const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
      const isName =
        words.length >= FEWEST_WORDS &&
        words.length <= LONGEST_LINE &&
        nameEnd(tokens, from) === to &&
        (isRecord || words.some(({ key }) => !title.has(key))) &&
        tokens.slice(from, to).every((_, at) => isUnknown(tokens, from + at));
      if (isName && polarityOf(cues, from, to) === 'asserted')
        names.push(raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
    }
  }
  return names;
}

/**
 * "Mecano - Entre el cielo y el suelo", "Rumours LP Fleetwood Mac": of a record's name what stands before the dash or
 * behind its format, or what the text says alone of it; null where nothing does.
 */
export function artistIn(item: Item): string | null {
  if (familyOfItem(item) !== 'media') return null;
  const { name } = item;
  const [artist, work] = name.split(/\s+[-–—]\s+/u);
  if (artist === undefined || work === undefined || /\d{4}/u.test(artist)) {
    const tokens = tokenise(name);
    const format = tokens.findIndex(({ key }, at) => at > 0 && FORMATS.has(key));
    const to = nameEnd(tokens, format + 1);
    return (
      behindBy(name, tokens, item) ??
      (format > 0 && to === tokens.length && isUnheard(tokens, format + 1)
        ? name.slice(tokens[format + 1]?.start)
        : (namesIn(item).find((one) => name.includes(one)) ?? null))
    );
  }
  const tokens = tokenise(artist);
  return tokens.length <= LONGEST_LINE &&
    tokens.every((_, at) => entriesAt(tokens, at, ['edition']).length === 0)
    ? artist.trim()
    : null;
}

/** Whether what stands from a place on may be a name: a word that no class has, and nothing that a record comes as. */
function isUnheard(tokens: readonly Token[], from: number): boolean {
  const places = tokens.slice(from).map((_, at) => from + at);
  return (
    places.some((at) => isUnknown(tokens, at) && (tokens[at]?.key.length ?? 0) > 2) &&
    places.every(
      (at) => !FORMATS.has(tokens[at]?.key ?? '') && entriesAt(tokens, at, ['edition']).length === 0,
    )
  );
}

function isCapital({ text }: Token): boolean {
  return /^\p{Lu}/u.test(text);
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // The "K." of a name.
  if (token?.text.length === 1 && tokens[at + 1]?.text === '.') return true;
  return (
    token?.kind !== 'number' &&
    brandAt(tokens, at) === null &&
    labelAt(tokens, at) === null &&
    entriesAt(tokens, at).length === 0
  );
}

/** What the work is called: the name without whoever made it and what it comes as; null where nothing tells them apart. */
export function workTitle(item: Item): string | null {
  const { name } = item;
  const tokens = tokenise(name);
  const [, work] = name.split(/\s+[-–—]\s+/u);
  const by = tokens.findLastIndex((token, at) => at > 0 && isBy(token, item));
  const isNamed = behindBy(name, tokens, item) !== null;
  const isRecord = familyOfItem(item) === 'media';
  const from = work === undefined || !isRecord ? 0 : name.length - work.length;
  const format = isRecord ? tokens.findIndex(({ key }, at) => at > 0 && FORMATS.has(key)) : -1;
  let to = isNamed && by > 0 ? by : format > 0 && from === 0 ? format : tokens.length;
  while (
    to > 0 &&
    (entriesAt(tokens, to - 1, ['edition']).length > 0 || FORMATS.has(tokens[to - 1]?.key ?? ''))
  )
    to -= 1;
  const title = name.slice(from, tokens[to - 1]?.end ?? from).trim();
  return title === '' || (from === 0 && to === tokens.length && familyOfItem(item) !== 'books')
    ? null
    : title;
}

/** What a record or a film comes as. */
const FORMATS: ReadonlySet<string> = new Set(
  'lp lps ep cd cds dvd dvds vhs mc vinyl vinyle vinilo vinile vinyl-lp winyl single maxi bluray blu-ray cassette kassette'.split(
    ' ',
  ),
);
