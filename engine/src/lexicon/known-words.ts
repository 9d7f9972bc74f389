/** What the lexicon knows of a word, in one index: entries of all classes and languages, labels, makes. */
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { allBrands } from './brands.ts';
import { DATA } from './data.ts';
import { inflect } from './inflect.ts';
import type { KnownWord } from './known-word.ts';
import { LABEL_ROWS } from './labels.ts';
import { WORD_CLASSES, type WordClass } from './word-classes.ts';

type Index = Map<string, KnownWord>;

const UNKNOWN: KnownWord = { entries: [], labels: [], brands: [] };

let index: Index | undefined;

/** Asked once a token: many rooms ask for each word of a text. */
export function knownWord(token: Token): KnownWord {
  token.known ??= knownKey(token.key);
  return token.known;
}

export function knownKey(key: string): KnownWord {
  index ??= build();
  return index.get(key) ?? UNKNOWN;
}

/** The phrases of a class in all languages, folded. */
export function phrasesOfClass(kind: WordClass): readonly (readonly string[])[] {
  index ??= build();
  return [...index.values()].flatMap(({ entries }) =>
    entries.flatMap(({ keys, entry }) => (entry.class === kind ? [keys] : [])),
  );
}

function build(): Index {
  const found: Index = new Map();
  for (const [language, rows] of Object.entries(DATA)) {
    for (const row of rows.trim().split('\n')) {
      const [name = '', means = '', list = ''] = row.split('\t');
      const kind = WORD_CLASSES.find((one) => one === name);
      if (kind === undefined) continue;
      for (const word of list.split(', ')) addWord(found, word, { kind, means, language });
    }
  }
  for (const { kind, label, words } of LABEL_ROWS) {
    for (const word of words.split(', ')) {
      const keys = keysOf(word);
      put(found, 'labels', { keys, entry: { kind, label, length: keys.length } });
    }
  }
  for (const brand of allBrands()) put(found, 'brands', { keys: brand.keys, entry: brand });
  for (const { entries, labels, brands } of found.values())
    for (const list of [entries, labels, brands])
      if (list.length > 1) list.sort((one, other) => other.keys.length - one.keys.length);
  return found;
}

function addWord(
  found: Index,
  word: string,
  { kind, means, language }: { kind: WordClass; means: string; language: string },
): void {
  const weak = word.endsWith('?');
  const base = word.replace(/[*+?]/g, '');
  for (const form of inflect(weak ? word.slice(0, -1) : word, languageOfRow(language))) {
    const keys = keysOf(form);
    put(found, 'entries', { keys, entry: { class: kind, means, base, language, length: keys.length, weak } });
  }
}

function languageOfRow(language: string): Language {
  return LANGUAGE_CODES.find((code) => code === language) ?? 'en';
}

const LANGUAGE_CODES: readonly Language[] = ['en', 'de', 'fr', 'pl', 'es', 'it', 'nl', 'pt', 'sv'];

const PLAIN = /^\p{L}+(?: \p{L}+)*$/u;

function keysOf(phrase: string): readonly string[] {
  // Most are plain words: there are tens of thousands to index.
  if (PLAIN.test(phrase)) return fold(phrase).split(' ');
  return tokenise(phrase)
    .filter(({ kind, text }) => kind !== 'mark' || text === '&')
    .map(({ key }) => key);
}

function put<Sort extends keyof KnownWord>(found: Index, sort: Sort, phrase: KnownWord[Sort][number]): void {
  const [first] = phrase.keys;
  if (first === undefined) return;
  const word = found.get(first) ?? { entries: [], labels: [], brands: [] };
  found.set(first, word);
  const list: KnownWord[Sort][number][] = word[sort];
  list.push(phrase);
}
