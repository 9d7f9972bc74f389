/** How far a clause reads as a noun phrase: what is called so and what it is like, and no statement of it. */
import { AND, CUTS, INTO, SOFT_CUTS } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { findConcepts } from '../lexicon/concepts.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ARTICLES_OF, PREPOSITIONS, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { PARTICLES } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';

/** A word of these speaks of how a thing is, how it comes or what it costs. */
const TOPICS: readonly WordClass[] = [
  ...['condition', 'fault', 'missing', 'included', 'care', 'history', 'delivery', 'payment', 'asking-price'],
  ...['past-price', 'contact', 'month', ...CUE_CLASSES],
] as const satisfies readonly WordClass[];
const MARKS = /^[-/&+.'’"”″“%]$/u;

export interface NounPhrase {
  /** The token after its last; `from` of the clause where it is none. */
  to: number;
  /** Where its first words that lead to another thing begin ("with …", "from …"); `to` where none does. */
  tail: number;
}

export interface PhraseContext {
  language: Language;
  /** Whether the language is sure: of a few words nobody knows it. */
  sure: boolean;
  /** What a value or the name says. */
  isTold: (at: number) => boolean;
}

/**
 * The longest noun phrase that a clause begins with, up to its end or to the border of a phrase inside it: before a
 * preposition or a conjunction, never between two words of which nothing is known.
 */
export function nounPhraseIn(
  { tokens, raw }: { tokens: readonly Token[]; raw: string },
  { from, to }: Clause,
  { language, sure, isTold }: PhraseContext,
): NounPhrase {
  let border = from;
  let tail = -1;
  /** Whether the token before leads on. */
  let isOpen = true;
  const ended = (at: number): NounPhrase => ({ to: at, tail: tail === -1 ? at : Math.min(tail, at) });
  const isBareNumber = (at: number) => tokens[at]?.kind === 'number' && !isTold(at);
  const states = stateAt(tokens, { from, to }, { language, isTold });
  for (let at = from; at < Math.min(to, states); at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    // "Wood rot", "dusty black": a fault is one beside a value too.
    const isFault = entriesAt(tokens, at, ['fault']).some(
      (entry) => !sure || [language, 'en', 'xx'].includes(entry.language),
    );
    if (isFault) return ended(border);
    if (isTold(at)) {
      isOpen = false;
      continue;
    }
    if (token.kind === 'mark') {
      if (!MARKS.test(token.text)) return ended(border);
      // A stop may end an abbreviation.
      if (token.text === '.' && !isOpen) border = at;
      isOpen = /^[-/&+]$/.test(token.text);
      continue;
    }
    const { key } = token;
    // "2-in-1": no part of what is written as one.
    if (at > from && /^\S+$/.test(raw.slice(tokens[at - 1]?.end, token.start))) {
      isOpen = false;
      continue;
    }
    // "Deux compartiments"
    if (at === from && NUMBER_WORDS[language][key] !== undefined) {
      isOpen = false;
      continue;
    }
    // "Pintado à mão": with its accent it is no article.
    // "6 in 1", "2 en 1" are one number. "Pintado à mão": with its accent it is no article.
    const isInOne = /\d$/.test(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.text === '1';
    if (isInOne && isPreposition(key, language)) continue;
    const leadsOn = isPreposition(key, language) || /^às?$/iu.test(token.text);
    const entries = entriesAt(tokens, at).filter(
      (entry) =>
        [language, 'en', 'xx'].includes(entry.language) && (!entry.weak || entry.class === 'condition'),
    );
    const isTopic = entries.some(
      (entry) =>
        (TOPICS.includes(entry.class) && !(leadsOn && entry.class === 'other')) ||
        (entry.class === 'filler' && entry.means === 'offer') ||
        labelAt(tokens, at)?.kind === 'condition',
    );
    // What denies or compares in any language may do so here.
    const isCue =
      !sure &&
      entriesAt(tokens, at, CUE_CLASSES).length > 0 &&
      !entries.some((entry) => entry.class === 'joiner');
    if (isTopic || isCue || SENTENCE_WORDS[language].has(key)) return ended(border);
    // "Button up", "slip on": a particle at the end is part of the word before it.
    if (at === to - 1 && !isOpen && language === 'en' && PARTICLES.has(key)) return ended(to);
    if (leadsOn) {
      if (isOpen || at === to - 1) return ended(border);
      // "5 to 9", "tapers 18 at the end": a bare number says nothing without what follows.
      if (!isBareNumber(at - 1)) {
        border = at;
        if (tail === -1) tail = at;
      }
      isOpen = true;
      continue;
    }
    // "L'essence"
    const isElided = HEAD_FIRST.has(language) && /^[ldn]['’]/iu.test(token.text) && at === from;
    const isArticle = ARTICLES_OF[language].has(key) || isElided;
    const isJoint = key === AND[language] || SOFT_CUTS[language].has(key);
    // "Die Lampe leuchtet" is told of a part as often.
    if (at === from && (isArticle || isJoint)) return ended(border);
    if (isJoint && !(isOpen && key === AND[language])) {
      isOpen = true;
      continue;
    }
    if (isArticle) {
      // "Steht ein Rad": an article that nothing leads to begins another part of a sentence.
      if (!isOpen) return ended(border);
      continue;
    }
    // "Mini 5 Pro": with a capital a small word is part of a name. What an adverb begins is no part of it.
    const isSmall = entries.some((entry) => entry.class === 'joiner');
    if (isSmall && !(at > from && /^\p{Lu}\p{Ll}/u.test(token.text))) {
      // "Dai 6 ai 9": a bare number says nothing without what follows.
      const leads = entries.some(({ means }) => means !== 'conjunction');
      return ended(isOpen || (leads && isBareNumber(at - 1)) ? border : at);
    }
    isOpen = false;
  }
  return ended(isOpen ? border : Math.min(to, states));
}

/**
 * Where a clause begins to say how the thing is or what was done with it, beyond what the name says; one after its last
 * token where it does not.
 */
function stateAt(
  tokens: readonly Token[],
  { from, to }: Clause,
  { language, isTold }: Pick<PhraseContext, 'language' | 'isTold'>,
): number {
  const found = findConcepts(tokens.slice(from, to), language).find(
    ({ concept, from: start }) => STATES.has(concept.kind) && !isTold(from + start),
  );
  return found === undefined ? to + 1 : from + found.from;
}

const STATES: ReadonlySet<string> = new Set(['neutral', 'condition', 'function', 'history', 'care']);

function isPreposition(key: string, language: Language): boolean {
  return CUTS[language].has(key) || CUTS.en.has(key) || INTO.has(key) || PREPOSITIONS[language].has(key);
}
