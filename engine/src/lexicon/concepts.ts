/** What a stretch of text claims of an item: the concepts of the lexicon's claim words, found in tokens. */
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { codeAt } from '../text/code-at.ts';
import { ADVICE, CONCEPT_ROWS } from './claim-words.ts';
import { NUMBER_WORDS, ORDINALS } from './number-words.ts';
import { DENIES_VERB } from './speech-words.ts';

const CONCEPT_KINDS = [
  'neutral',
  'condition',
  'function',
  'history',
  'provenance',
  'place',
  'guarantee',
  'care',
  'feature',
  'included',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

export interface Concept {
  kind: ConceptKind;
  id: string;
  /** The grade that it stands for, 5 new to 1 fair; 0 where it is none. */
  grade: number;
  /** The grade that saying it gives the item. */
  gives: number;
  /** Whether a grade as good is enough to say it. */
  byGrade: boolean;
  /** Whether its denial claims something too: never repaired. */
  eitherWay: boolean;
  /** Concepts that say it too. */
  saidBy: readonly string[];
}

interface Word {
  /** Folded; a word, its beginning where it ended in *, its ending where it began so, or '..' for up to two words. */
  text: string;
  isBeginning: boolean;
  isEnding: boolean;
}

interface Pattern {
  words: readonly Word[];
  concept: Concept;
  /** The only language in which it counts, or ''. */
  only: string;
}

export interface FoundConcept {
  concept: Concept;
  /** The first token and the one after the last. */
  from: number;
  to: number;
}

const GAP = 2;
/** Patterns by their first word, those that begin with a beginning of a word by its first letters, as a number, and with an ending by its last. */
interface Index {
  words: ReadonlyMap<string, readonly Pattern[]>;
  beginnings: ReadonlyMap<number, readonly Pattern[]>;
  endings: ReadonlyMap<string, readonly Pattern[]>;
}

function parseRow(row: string): readonly Pattern[] {
  const [head = '', tail = ''] = row.split(' | ');
  const [kindWord = '', id = '', ...marks] = head.split(' ');
  const kind = CONCEPT_KINDS.find((name) => name === kindWord) ?? 'neutral';
  const grade = marks.find((mark) => /^[#+=]/.test(mark)) ?? NO_GRADE;
  return patterns(tail, {
    kind,
    id,
    saidBy:
      marks
        .find((mark) => mark.startsWith('<'))
        ?.slice(1)
        .split(',') ?? [],
    grade: Number(grade.slice(1)),
    gives: grade.startsWith('=') ? 0 : Number(grade.slice(1)),
    byGrade: !grade.startsWith('+') && grade !== NO_GRADE,
    eitherWay: marks.includes('!'),
  });
}

function patterns(list: string, concept: Concept): readonly Pattern[] {
  return list
    .split(',')
    .map((phrase) => fold(phrase).trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
    .flatMap(spelledOut)
    .map((phrase) => {
      const [words = '', only = ''] = phrase.split('@');
      return { words: words.split(' ').map(wordOf), concept, only };
    });
}

/** A phrase with a choice of words, "(runs/works) well", as all that it stands for. */
function spelledOut(phrase: string): readonly string[] {
  const choice = /\(([^)]*)\)/.exec(phrase);
  if (choice === null) return [phrase];
  const [whole, words = ''] = choice;
  return words.split('/').flatMap((word) => spelledOut(phrase.replace(whole, word)));
}

function wordOf(written: string): Word {
  const [isBeginning, isEnding] = [written.endsWith('*'), written.startsWith('*')];
  return { text: written.replace('*', ''), isBeginning, isEnding };
}

const NO_GRADE = '#0';
const INITIALS = 3;
const NONE: readonly never[] = [];

function indexOf(all: readonly Pattern[]): Index {
  const words = new Map<string, Pattern[]>();
  const beginnings = new Map<number, Pattern[]>();
  const endings = new Map<string, Pattern[]>();
  for (const pattern of all) {
    const [first] = pattern.words;
    if (first === undefined) continue;
    if (first.isEnding) put(endings, first.text.slice(-INITIALS), pattern);
    else if (first.isBeginning) put(beginnings, initialsOf(first.text, INITIALS), pattern);
    else put(words, first.text, pattern);
  }
  return { words, beginnings, endings };
}

function put<Key>(map: Map<Key, Pattern[]>, key: Key, pattern: Pattern): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [pattern]);
  else list.push(pattern);
}

/** The first letters of a word; where others share the number, their patterns do not fit. */
function initialsOf(word: string, count: number): number {
  let initials = 0;
  for (let at = 0; at < Math.min(count, word.length); at += 1)
    initials = (initials * 256 + codeAt(word, at)) & 0xffffff;
  return initials;
}

const ADVISES: Concept = {
  kind: 'neutral',
  id: 'advice',
  saidBy: [],
  grade: 0,
  gives: 0,
  byGrade: false,
  eitherWay: false,
};
let concepts: Index | undefined;
let advice: Index | undefined;

/** The concepts in `tokens`, in order, without overlaps, the longest wording first; `language` is null where it is not sure. */
export function findConcepts(tokens: readonly Token[], language: Language | null): readonly FoundConcept[] {
  concepts ??= indexOf(
    CONCEPT_ROWS.trim()
      .split('\n')
      .flatMap((row) => (row === '' ? [] : parseRow(row))),
  );
  const found: FoundConcept[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchAt(concepts, { tokens, language }, at);
    if (match === null) continue;
    found.push(match);
    at = match.to - 1;
  }
  return found;
}

/** Whether it says what has been done or is so; behind "should" or "needs" it has not. */
export function isDone({ kind }: Concept): boolean {
  return kind === 'history' || kind === 'function' || kind === 'condition';
}

/** Whether it is something that the item has or comes with. */
export function isPart({ kind }: Concept): boolean {
  return kind === 'included' || kind === 'feature';
}

/** Whether it warns of something that is no fault: a size that is another, a network that it is locked to. */
export function isDrawback({ id }: Concept): boolean {
  return id === 'fit-small' || id === 'fit-large' || id === 'locked';
}

/** The token from which on a clause speaks of use, taste or the buyer; its end where it does not. */
export function adviceFrom(tokens: readonly Token[], claimed: readonly FoundConcept[]): number {
  advice ??= indexOf(patterns(ADVICE, ADVISES));
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchAt(advice, { tokens, language: null }, at);
    // What a thing is not good for is no advice, and "apto para horno" claims, as long as it is.
    if (DENIES_VERB.has(tokens[at - 1]?.key ?? '')) continue;
    if (match !== null && !claimed.some(({ from, to }) => from <= at && to > match.to)) return at;
  }
  return tokens.length;
}

interface Told {
  tokens: readonly Token[];
  language: Language | null;
}

/** The longest wording that begins at `at`, or null. */
function matchAt(
  { words, beginnings, endings }: Index,
  { tokens, language }: Told,
  at: number,
): FoundConcept | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  const { key } = token;
  let best: FoundConcept | null = null;
  let spelled = 0;
  const told = { tokens, language };
  const read = (patterns: readonly Pattern[] | undefined) => {
    for (const { words, concept, only } of patterns ?? NONE) {
      if (only !== '' && language !== null && only !== language) continue;
      const to = matchEnd(words, told, at);
      // Of two that reach as far the one that says more of it.
      const isLonger = to > (best?.to ?? at) || (to === best?.to && words.length > spelled);
      if (!isLonger) continue;
      best = { concept, from: at, to };
      spelled = words.length;
    }
  };
  read(words.get(key));
  if (token.kind === 'number') for (const name of namesOf(token, language)) read(words.get(name));
  read(beginnings.get(initialsOf(key, INITIALS)));
  if (key.length >= INITIALS) read(beginnings.get(initialsOf(key, INITIALS - 1)));
  if (best === null) read(endings.get(key.slice(-INITIALS)));
  return best;
}

/** The token after the words of a pattern that begins at `at`, or -1. */
function matchEnd(words: readonly Word[], { tokens, language }: Told, at: number): number {
  let place = at;
  let gap = 0;
  for (const word of words) {
    if (word.text === '..') {
      gap = GAP;
      continue;
    }
    // "Condition: very good".
    if (place > at && tokens[place]?.key === ':') place += 1;
    while (!fits(word, tokens[place], language)) {
      const token = tokens[place];
      if (gap === 0 || token === undefined || token.kind === 'mark') return -1;
      gap -= 1;
      place += 1;
    }
    gap = 0;
    place += 1;
  }
  return place;
}

function fits(
  { text, isBeginning, isEnding }: Word,
  token: Token | undefined,
  language: Language | null,
): boolean {
  if (token === undefined) return false;
  if (isBeginning) return token.key.startsWith(text);
  if (isEnding) return token.key.length >= text.length + INITIALS && token.key.endsWith(text);
  return token.key === text || (token.kind === 'number' && namesOf(token, language).includes(text));
}

/** One and once, in nine languages. */
const ONCE: readonly string[] =
  'one once ein eine einen einmal un une uno una um uma een eenmaal eenmalig raz jeden en ett'.split(' ');

/** A number is also what the language calls it: "2 keer gedragen". */
function namesOf({ text }: Token, language: Language | null): readonly string[] {
  if (language === null) return NONE;
  const amount = Number(text);
  if (amount === 1) return ONCE;
  return [NUMBER_WORDS[language], ORDINALS[language]].flatMap((words) =>
    Object.entries(words).flatMap(([word, of]) => (of === amount ? [word] : [])),
  );
}
