/** The language of a text. */
import { entriesAt } from '../lexicon/lexicon.ts';
import { detectLanguage } from './detector/detect-language.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { tokenise } from './tokens.ts';

// Shorter texts are names and codes; longer ones say no more about their language.
const FEWEST_WORDS = 8;
const SAMPLE = 220;
const LONG_SAMPLE = 900;
const WORDS = /\p{L}{2,}/gu;

/** Words of one language and not of English, in a text too short to be told by its letters. */
const FEWEST_OWN_WORDS = 2;

/** A few words: the language that knows at least two that English does not know, where English knows none alone. */
function languageOfWords(text: string): Language | null {
  const votes = new Map<string, number>();
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const languages = new Set(entriesAt(tokens, at).map(({ language }) => language));
    if (languages.size === 1 && languages.has('en')) return 'en';
    if (languages.has('en')) continue;
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [best, second] = [...votes].sort(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < FEWEST_OWN_WORDS || best[1] === second?.[1]) return null;
  return LANGUAGES.find((code) => code === best[0]) ?? null;
}

/** Whether a text is too short to be told by its letters. */
export function isShortText(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  WORDS.lastIndex = 0;
  for (let words = 0; words < FEWEST_WORDS; words += 1) if (!WORDS.test(sample)) return true;
  return false;
}

/**
 * The language in which `text` is written, and whether that is sure. Texts of fewer than eight words, and those
 * that the detector is unsure of, count as written in `page`, the language of the page.
 */
export function languageOf(text: string, page: Language = 'en'): { language: Language; known: boolean } {
  if (isShortText(text)) {
    const language = languageOfWords(text);
    return { language: language ?? page, known: language !== null };
  }
  let found = detectLanguage(text.slice(0, SAMPLE));
  // A list of names says little at its beginning.
  if (found?.sure !== true && text.length > SAMPLE) found = detectLanguage(text.slice(0, LONG_SAMPLE));
  // Rare words leave the detector unsure of a text whose very letters tell that it is not English.
  const isKnown = found?.sure || (found?.language !== 'en' && hasForeignWords(text.slice(0, LONG_SAMPLE)));
  return found !== null && isKnown
    ? { language: found.language, known: true }
    : { language: page, known: false };
}

/** Whether two words have a letter that English has not. */
function hasForeignWords(text: string): boolean {
  const words = tokenise(text).filter(
    ({ kind, text: word }) => kind === 'word' && /(?!’)\P{ASCII}/u.test(word),
  );
  return new Set(words.map(({ key }) => key)).size >= FEWEST_OWN_WORDS;
}
