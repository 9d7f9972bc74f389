/** Looks words up: every class, every language, the longest phrase first. */
import type { ValueKind } from '@smart-listings/contract';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { findBrandAt } from './brands.ts';
import { DATA } from './data.ts';
import { inflect } from './inflect.ts';
import { LABEL_ROWS } from './labels.ts';
import { type LexiconEntry, WORD_CLASSES, type WordClass } from './word-classes.ts';

interface Indexed<Entry> {
  keys: readonly string[];
  entry: Entry;
}

type Index<Entry> = Map<string, Indexed<Entry>[]>;

export interface Label {
  kind: ValueKind;
  /** In English. */
  label: string;
  /** Tokens that it has. */
  length: number;
}

let words: Index<LexiconEntry> | undefined;
let labels: Index<Label> | undefined;

function wordIndex(): Index<LexiconEntry> {
  if (words !== undefined) return words;
  const index: Index<LexiconEntry> = new Map();
  for (const [language, rows] of Object.entries(DATA)) {
    for (const row of rows.trim().split('\n')) {
      const [name = '', means = '', list = ''] = row.split('\t');
      const kind = WORD_CLASSES.find((one) => one === name);
      if (kind === undefined) continue;
      for (const word of list.split(', ')) addWord(index, word, { kind, means, language });
    }
  }
  words = sorted(index);
  return index;
}

function addWord(
  index: Index<LexiconEntry>,
  word: string,
  { kind, means, language }: { kind: WordClass; means: string; language: string },
): void {
  const weak = word.endsWith('?');
  const base = word.replace(/[*+?]/g, '');
  for (const form of inflect(weak ? word.slice(0, -1) : word, languageOfRow(language))) {
    const keys = keysOf(form);
    put(index, keys, { class: kind, means, base, language, length: keys.length, weak });
  }
}

function languageOfRow(language: string): Language {
  return LANGUAGE_CODES.find((code) => code === language) ?? 'en';
}

const LANGUAGE_CODES: readonly Language[] = ['en', 'de', 'fr', 'pl', 'es', 'it', 'nl', 'pt', 'sv'];

function keysOf(phrase: string): readonly string[] {
  return tokenise(phrase)
    .filter(({ kind, text }) => kind !== 'mark' || text === '&')
    .map(({ key }) => key);
}

function put<Entry>(index: Index<Entry>, keys: readonly string[], entry: Entry): void {
  const [first] = keys;
  if (first === undefined) return;
  const list = index.get(first) ?? [];
  list.push({ keys, entry });
  index.set(first, list);
}

function sorted<Entry>(index: Index<Entry>): Index<Entry> {
  for (const list of index.values()) list.sort((one, other) => other.keys.length - one.keys.length);
  return index;
}

function labelIndex(): Index<Label> {
  if (labels !== undefined) return labels;
  const index: Index<Label> = new Map();
  for (const { kind, label, words: list } of LABEL_ROWS) {
    for (const word of list.split(', ')) {
      const keys = keysOf(word);
      put(index, keys, { kind, label, length: keys.length });
    }
  }
  labels = sorted(index);
  return index;
}

function matches(tokens: readonly Token[], at: number, keys: readonly string[]): boolean {
  for (let offset = 1; offset < keys.length; offset += 1) {
    if (tokens[at + offset]?.key !== keys[offset]) return false;
  }
  return true;
}

const NONE: readonly never[] = [];

/** What the lexicon knows of the words that begin at token `at`, the longest phrase first; of all classes, or of those wanted. */
export function entriesAt(
  tokens: readonly Token[],
  at: number,
  wanted?: readonly WordClass[],
): readonly LexiconEntry[] {
  const first = tokens[at];
  if (first === undefined) return NONE;
  const list = wordIndex().get(first.key);
  if (list === undefined) return NONE;
  let found: LexiconEntry[] | undefined;
  for (const { keys, entry } of list) {
    if ((wanted !== undefined && !wanted.includes(entry.class)) || !matches(tokens, at, keys)) continue;
    // Most words are of none of the classes that a room asks for.
    if (found === undefined) found = [entry];
    else found.push(entry);
  }
  return found ?? NONE;
}

/** The label that begins at token `at` ("Colour", "Taille", "Marke"), with what it labels; or null. */
export function labelAt(tokens: readonly Token[], at: number): Label | null {
  const first = tokens[at];
  if (first === undefined) return null;
  return (
    labelIndex()
      .get(first.key)
      ?.find(({ keys }) => matches(tokens, at, keys))?.entry ?? null
  );
}

/** The make whose name begins at token `at`; or null. */
export function brandAt(
  tokens: readonly Token[],
  at: number,
): { name: string; length: number; common: boolean; inside: boolean } | null {
  const found = findBrandAt(tokens, at);
  if (found === null) return null;
  const { name, common, inside } = found.brand;
  return { name, length: found.length, common, inside };
}
