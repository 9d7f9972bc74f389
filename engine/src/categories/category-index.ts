/** The words of all categories, by language, in the forms in which a name is searched. */
import { fold, lemma, singular } from '../language/fold.ts';
import { COMPOUNDING, HEAD_FIRST, LANGUAGES, type Language } from '../language/languages.ts';
import { nounForms } from '../language/noun-forms.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import type { CategoryRow, NounLanguage } from './category.ts';
import { WHOLE_WORDS } from './name-words.ts';
import { allNounsOf } from './nouns.ts';
import { CATEGORY_GROUPS } from './table.ts';

/** What a word or phrase names. */
export interface Entry {
  id: string;
  type: string;
  /** A noun names the thing itself and beats a product line ('iphone'), which beats a doubtful word. */
  strength: 'noun' | 'line' | 'weak';
  language: NounLanguage;
}

/** The words of one language. */
interface Words {
  /** As the table writes them. */
  phrases: Map<string, Entry>;
  /** By the stems of their words; null where two rows share one ('Schal', 'Schale'). */
  stems: Map<string, Entry | null>;
  /** How many words the longest phrase has that begins with a stem. */
  longest: Map<string, number>;
  /** Last words of compounds: 'Spiralschlauch' is a kind of 'Schlauch'; null where two rows share one. */
  ends: Map<string, Entry | null>;
}

const SHORTEST_END = 4;
const SHORTEST_COMPOUND = 7;
/** Longer ones are no words: each of their ends would be looked up. */
const LONGEST_COMPOUND = 40;

const list = (words: string | undefined) => (words ? words.split(',').map((word) => word.trim()) : []);

// A language is indexed when a name first asks for it: most ask for two.
const built = new Map<Language, Words>();
let speakers: ReadonlyMap<string, readonly Language[]> | undefined;
let japanese: ReadonlyMap<string, Entry> | undefined;

const rows = () => CATEGORY_GROUPS.flatMap((group) => group.rows);

function wordsIn(language: Language): Words {
  const found = built.get(language);
  if (found !== undefined) return found;
  const words = emptyWords();
  for (const row of rows()) addRow(words, row, language);
  // Forms come last: what a row names itself is never the form of another row's noun.
  addForms(words, language);
  built.set(language, words);
  return words;
}

/** By the first word of a phrase, as the table writes it or by its stem, the languages that have one; they are not indexed for it. */
function speakersByWord(): ReadonlyMap<string, readonly Language[]> {
  if (speakers !== undefined) return speakers;
  const found = new Map<string, Language[]>();
  const add = (first: string, language: Language) => {
    const known = found.get(first);
    if (known === undefined) found.set(first, [language]);
    else if (known.at(-1) !== language) known.push(language);
  };
  for (const language of LANGUAGES)
    for (const row of rows())
      for (const phrase of phrasesOf(row, language)) {
        const first = firstWord(phrase);
        add(first, language);
        add(wordKey(first, language), language);
      }
  speakers = found;
  return found;
}

function firstWord(phrase: string): string {
  const first = phraseKey(phrase.split(' ', 1)[0] ?? '') || phraseKey(phrase);
  return first.split(' ', 1)[0] ?? '';
}

/** All words and phrases of a row in a language; English ones stand for product lines and doubtful words too. */
function phrasesOf(row: CategoryRow, language: Language): readonly string[] {
  const nouns = allNounsOf(row, language);
  return language === 'en' ? [...nouns, ...list(row.lines), ...list(row.weak)] : nouns;
}

function japaneseNouns(): ReadonlyMap<string, Entry> {
  if (japanese !== undefined) return japanese;
  const found = new Map<string, Entry>();
  for (const row of rows())
    for (const word of list(row.ja)) put(found, fold(word), entryOf(row, 'noun', 'ja'));
  japanese = found;
  return found;
}

function emptyWords(): Words {
  return { phrases: new Map(), stems: new Map(), longest: new Map(), ends: new Map() };
}

function entryOf({ id, type }: CategoryRow, strength: Entry['strength'], language: NounLanguage): Entry {
  return { id, type, strength, language };
}

function addRow(words: Words, row: CategoryRow, language: Language): void {
  for (const word of allNounsOf(row, language)) {
    addPhrase(words, word, [entryOf(row, 'noun', language), language]);
    const end = fold(word);
    if (
      COMPOUNDING.has(language) &&
      end.length >= SHORTEST_END &&
      /^\p{L}+$/u.test(end) &&
      !WHOLE_WORDS.has(end)
    )
      addEnd(words, wordKey(end, language), entryOf(row, 'noun', language));
  }
  if (language !== 'en') return;
  for (const line of list(row.lines)) addPhrase(words, line, [entryOf(row, 'line', 'en'), 'en']);
  for (const word of list(row.weak)) addPhrase(words, word, [entryOf(row, 'weak', 'en'), 'en']);
}

function addEnd({ ends }: Words, end: string, entry: Entry): void {
  const home = ends.get(end);
  if (home === undefined) ends.set(end, entry);
  else if (home !== null && home.id !== entry.id) ends.set(end, null);
}

function addPhrase(
  { phrases, stems, longest }: Words,
  phrase: string,
  [entry, language]: readonly [Entry, Language],
): void {
  const key = phraseKey(phrase);
  put(phrases, key, entry);
  const parts = key.split(' ').map((part) => wordKey(part, language));
  const stem = parts.join(' ');
  const home = stems.get(stem);
  if (home === undefined) stems.set(stem, entry);
  else if (home !== null && home.id !== entry.id)
    stems.set(stem, entry.strength === home.strength ? null : home);
  const first = parts[0] ?? '';
  longest.set(first, Math.max(parts.length, longest.get(first) ?? 0));
}

/** The other forms of each phrase's head, which is what takes a plural, where no stem joins them. */
function addForms(words: Words, language: Language): void {
  for (const [phrase, entry] of [...words.phrases]) {
    if (entry.strength !== 'noun') continue;
    const parts = phrase.split(' ');
    const at = HEAD_FIRST.has(language) ? 0 : parts.length - 1;
    const head = parts[at] ?? '';
    const stem = wordKey(head, language);
    for (const form of nounForms(head, language)) {
      const key = wordKey(form, language);
      if (key !== stem)
        addStem(
          words,
          parts.map((part, index) => (index === at ? key : wordKey(part, language))).join(' '),
          entry,
        );
    }
  }
}

function addStem({ stems, longest }: Words, stem: string, entry: Entry): void {
  if (stems.has(stem)) return;
  stems.set(stem, entry);
  const parts = stem.split(' ');
  const first = parts[0] ?? '';
  longest.set(first, Math.max(parts.length, longest.get(first) ?? 0));
}

function put(map: Map<string, Entry>, key: string, entry: Entry): void {
  if (key !== '' && !map.has(key)) map.set(key, entry);
}

const SHORTEST_STEM = 5;
const LAST_OF_PLURAL: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /[ns]$/,
  nl: /[ns]$/,
  sv: /[nr]$/,
  pl: /$/,
  it: /$/,
};

/** A word as the index compares it: an English singular, the stem of another language's word where it stays a word. */
export function wordKey(key: string, language: Language): string {
  if (language === 'en') return singular(key);
  const stem = lemma(key, language);
  return stem.length >= SHORTEST_STEM || key.length < SHORTEST_STEM
    ? stem
    : key.replace(LAST_OF_PLURAL[language] ?? /[sx]$/, '');
}

const PLAIN = /^\p{L}+(?: \p{L}+)*$/u;
/** "DS-1" is two words here, so that it is "DS 1" too. */
const JOINTS = /[-.,'’]+/;

function wordsOf({ key, kind }: Token): readonly string[] {
  return kind === 'word' ? [key] : key.split(JOINTS);
}

/** The key of a phrase in the index, without marks; of its stems where a language is given. */
export function phraseKey(phrase: string, language: Language | null = null): string {
  if (language !== null)
    return phraseKey(phrase)
      .split(' ')
      .map((part) => wordKey(part, language))
      .join(' ');
  // Most are plain words: there are tens of thousands to index.
  if (PLAIN.test(phrase)) return fold(phrase);
  return tokenise(phrase)
    .filter(({ kind }) => kind !== 'mark')
    .flatMap(wordsOf)
    .join(' ');
}

export interface FoundPhrase {
  entry: Entry;
  /** As the table writes it, and not another form of the same stem. */
  exact: boolean;
  /** The token after its last. */
  to: number;
}

/** The longest phrase of `language` that begins at token `at`; or null. */
export function phraseAt(tokens: readonly Token[], at: number, language: Language): FoundPhrase | null {
  const words = wordsIn(language);
  const first = tokens[at];
  if (first === undefined || first.kind === 'mark') return null;
  const most = words.longest.get(wordKey(wordsOf(first)[0] ?? '', language)) ?? 0;
  if (most === 0) return null;
  let found: FoundPhrase | null = null;
  let key = '';
  let stem = '';
  let count = 0;
  for (let to = at; count < most; to += 1) {
    const token = tokens[to];
    if (token === undefined || token.kind === 'mark') break;
    for (const word of wordsOf(token)) {
      key = count === 0 ? word : `${key} ${word}`;
      stem = count === 0 ? wordKey(word, language) : `${stem} ${wordKey(word, language)}`;
      count += 1;
      const exact = words.phrases.get(key);
      const entry = exact ?? words.stems.get(stem);
      if (entry) found = { entry, exact: exact !== undefined, to: to + 1 };
    }
  }
  return found;
}

/** The languages in which a noun of the table begins with this word. */
export function speakersOf(word: string): readonly Language[] {
  return speakersByWord().get(word) ?? [];
}

/** The kind that a German, Dutch or Swedish compound's end names. */
export function compoundEnd(word: string, language: Language): Entry | null {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND || !COMPOUNDING.has(language))
    return null;
  const { ends } = wordsIn(language);
  const stem = wordKey(word, language);
  for (let start = 2; start <= stem.length - SHORTEST_END + 1; start += 1) {
    const entry = ends.get(stem.slice(start));
    if (entry !== undefined) return entry;
  }
  return null;
}

/** What a stretch of Japanese names. */
export function japaneseNoun(stretch: string): Entry | undefined {
  return japaneseNouns().get(stretch);
}
