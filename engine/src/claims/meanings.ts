/** What the lexicon knows of a word of a text: in the text's own language where it has the word, else in any. */
import { COMPOUNDING, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { type FoundConcept, findConcepts } from '../lexicon/concepts.ts';
import { entriesAt, entriesOfWord } from '../lexicon/lexicon.ts';
import { COUNTS_NONE, MEASURES_A_FAULT, SUBJECT_BEFORE, SUBJECT_BEHIND } from '../lexicon/speech-words.ts';
import type { LexiconEntry, WordClass } from '../lexicon/word-classes.ts';

/** Tokens with what is known of each. */
export interface Wording {
  tokens: readonly Token[];
  /** By token: the lexicon's entries, in the text's own language where it has the word. */
  entries: readonly (readonly LexiconEntry[])[];
  concepts: readonly FoundConcept[];
}

/** Looks the tokens up, once for all questions. `language` is null where it is not sure. */
export function wordingOf(tokens: readonly Token[], language: Language | null): Wording {
  const entries = tokens.map(({ kind }, at) => (kind === 'mark' ? NONE : entriesOf(tokens, at, language)));
  return { tokens, entries, concepts: findConcepts(tokens, language) };
}

const NONE: readonly never[] = [];

function entriesOf(tokens: readonly Token[], at: number, language: Language | null): readonly LexiconEntry[] {
  const entries = entriesAt(tokens, at);
  if (entries.length === 0)
    return language === null || COMPOUNDING.has(language) ? headOf(tokens[at]?.key ?? '') : NONE;
  // Sizes are written alike everywhere.
  const isOwn = (entry: LexiconEntry) =>
    entry.language === language || entry.language === 'xx' || entry.class === 'size';
  if (entries.some(isOwn)) return entries.filter(isOwn);
  // Colours are borrowed, small words are not: Swedish "är" is no Portuguese "ar".
  return language === null
    ? entries
    : entries.filter((entry) => entry.language === 'en' || !GRAMMAR.includes(entry.class));
}

const GRAMMAR: readonly WordClass[] = ['joiner', 'filler', 'deny', 'doubt', 'choice', 'other'];

/** The entries of some classes at a token; a word that the language itself has is none of another language. */
export function meaningsAt(
  { entries }: Wording,
  at: number,
  classes: readonly WordClass[],
): readonly LexiconEntry[] {
  const known = entries[at] ?? NONE;
  return known.length === 0 ? known : known.filter((entry) => classes.includes(entry.class));
}

const NEAR = 3;
const BEFORE_MATERIAL = /^(?:of|in|from|aus|en|de|di|van|z|ze|av|em|echt|echte[rs]?)$/;
const PLACES = /^(?:in|at|on|to|an|auf|en|sur|su|op|na|em|pa|i)$/;
const BEFORE_SIZE =
  /^(?:size|sz|grosse|gr|taille|talla|taglia|tg|maat|rozmiar|rozm|tamanho|tam|storlek|stl)$/;

/** Whether a size follows. */
export function saysSize(token: Token | undefined): boolean {
  return token !== undefined && BEFORE_SIZE.test(token.key);
}

const SHORTEST_HEAD = 4;
const SHORTEST_COMPOUND = 8;
const LONGEST_WORD = 40;
const HEADED: readonly WordClass[] = ['fault', 'colour', 'material'];

/** What the last part of a long word means, and what the first is made of: "Lackkratzer", "Eichenholz". */
function headOf(key: string): readonly LexiconEntry[] {
  if (key.length < SHORTEST_COMPOUND || key.length > LONGEST_WORD) return NONE;
  for (let cut = 3; cut <= key.length - SHORTEST_HEAD; cut += 1) {
    const entries = entriesOfWord(key.slice(cut), HEADED).filter(
      ({ weak, language }) => !weak && COMPOUNDING.has(language),
    );
    if (entries.length > 0) return [...entries, ...materialOf(key)];
  }
  return materialOf(key);
}

/** What the first part of a long word is made of: "Holzschatulle", "Vollcarbonrahmen". */
function materialOf(key: string): readonly LexiconEntry[] {
  for (let cut = SHORTEST_HEAD; cut <= key.length - SHORTEST_HEAD; cut += 1) {
    const entries = entriesOfWord(key.slice(0, cut), ['material']).filter(
      ({ weak, language }) => !weak && COMPOUNDING.has(language),
    );
    if (entries.length > 0) return entries;
  }
  return NONE;
}

/** As `meaningsAt`, without the words that are as often something else ("mint", "gold", "tear") where their place does not say so. */
export function placedAt(
  wording: Wording,
  at: number,
  classes: readonly WordClass[],
): readonly LexiconEntry[] {
  return meaningsAt(wording, at, classes).filter(
    (entry) =>
      (!entry.weak || isPlaced(wording, at, entry)) &&
      !(entry.class === 'fault' && isInfinitive(wording, at)) &&
      !isVerb(wording, at, entry) &&
      !(entry.class === 'size' && isTimes(wording, at)),
  );
}

/** The fault that begins at a token; what ends within a longer name of a part is none: "no power lead". */
export function faultAt(wording: Wording, at: number): LexiconEntry | undefined {
  const [fault] = placedAt(wording, at, ['fault']);
  if (fault === undefined) return undefined;
  const end = at + fault.length;
  const isCut = wording.concepts.some(({ from, to }) => from > at && from < end && to > end);
  return isCut ? undefined : fault;
}

function isPlaced(wording: Wording, at: number, entry: LexiconEntry): boolean {
  const { tokens } = wording;
  const before = tokens[at - 1]?.key ?? '';
  const after = at + entry.length;
  if (entry.class === 'size')
    return tokens.slice(Math.max(0, at - NEAR), at).some(({ key }) => BEFORE_SIZE.test(key));
  if (entry.class === 'fault')
    return (
      // "In one spot" says where.
      !PLACES.test(tokens[at - 2]?.key ?? '') &&
      (isNote(wording, at, entry) || [at - 2, at - 1].some((place) => countsFault(wording, place))) &&
      isNoun(wording, after)
    );
  if (entry.class !== 'colour' && entry.class !== 'material') return false;
  // "Solid spruce", "soft fleece".
  return (
    BEFORE_MATERIAL.test(before) || (at > 0 && meaningsAt(wording, at - 1, ['grade', 'shade']).length > 0)
  );
}

/** "Mehr weiß ich nicht": a word beside its subject is a verb. */
function isVerb({ tokens }: Wording, at: number, { length }: LexiconEntry): boolean {
  return (
    length === 1 &&
    (SUBJECT_BEFORE.has(tokens[at - 1]?.key ?? '') || SUBJECT_BEHIND.has(tokens[at + 1]?.key ?? ''))
  );
}

/** Whether the letter counts what stands behind it: "2 x large". */
function isTimes({ tokens }: Wording, at: number): boolean {
  return tokens[at]?.key === 'x' && tokens[at - 1]?.kind === 'number';
}

/** "A pretty one to wear", not "due to wear". */
export function isInfinitive({ tokens }: Pick<Wording, 'tokens'>, at: number): boolean {
  return tokens[at - 1]?.key === 'to' && !DUE.has(tokens[at - 2]?.key ?? '');
}

const DUE: ReadonlySet<string> = new Set(['due', 'owing', 'thanks', 'prone', 'down']);

/** "A few", "none of", "without": how much of a fault there is. */
function countsFault(wording: Wording, at: number): boolean {
  const key = wording.tokens[at]?.key;
  if (key === undefined) return false;
  return MEASURES_A_FAULT.test(key) || COUNTS_NONE.has(key) || meaningsAt(wording, at, ['deny']).length > 0;
}

/** Whether a clause begins with the noun and goes on to say where it is, in the noun's language: "Tear to the sleeve". */
function isNote(wording: Wording, at: number, { length, language }: LexiconEntry): boolean {
  const after = at + length;
  if (at > 0 || wording.tokens[after + 1]?.kind !== 'word') return false;
  if (!PLACES.test(wording.tokens[after]?.key ?? '')) return false;
  return meaningsAt(wording, after, ['joiner']).some((entry) => entry.language === language);
}

/** "a small tear in the sleeve", not "tear it open": what follows a noun is a mark, a small word or nothing. */
function isNoun(wording: Wording, after: number): boolean {
  const next = wording.tokens[after];
  return next === undefined || next.kind !== 'word' || meaningsAt(wording, after, ['joiner']).length > 0;
}
