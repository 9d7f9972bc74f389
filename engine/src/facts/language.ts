import type { Language } from './ledger.ts';
import { STOP_WORDS } from './lexicon/stop-words.ts';
import type { Word } from './words.ts';

const ASCII = /^[\t\n\r -~]*$/;
const KANA = /[\u3040-\u30ff]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/g;
const OTHER_SCRIPT = /[\u0370-\u05ff\u0600-\u06ff\u0900-\u0fff\u0e00-\u0eff\u1100-\u11ff\uac00-\ud7af]/g;
const HAN = /[\u4e00-\u9fff]/g;

export interface DetectedLanguage {
  language: Language;
  known: boolean;
  /** A second language that parts of the text are in. */
  also: Language | null;
}

/**
 * The language of a form's words, and whether it is one that the writer has phrases for. Counts
 * stop words; a script settles it first. Too short a text counts as English.
 */
export function detectLanguage(text: string, words: readonly Word[]): DetectedLanguage {
  if (!ASCII.test(text)) {
    // A Japanese product name in an English text is not yet Japanese.
    if (KANA.test(text) && (text.match(JAPANESE)?.length ?? 0) > text.length * 0.2)
      return { language: 'ja', known: true, also: null };
    const foreign = text.match(OTHER_SCRIPT)?.length ?? 0;
    if (foreign > text.length * 0.2) return { language: 'en', known: false, also: null };
    if ((text.match(HAN)?.length ?? 0) > text.length * 0.2)
      return { language: 'en', known: false, also: null };
  }
  const counts = new Map<string, number>();
  for (const word of words) {
    const languages = STOP_WORDS.get(word.key);
    if (languages === undefined) continue;
    for (let at = 0; at < languages.length; at += 1) {
      const one = languages[at];
      if (one !== undefined) counts.set(one.language, (counts.get(one.language) ?? 0) + one.weight);
    }
  }
  let best = 'en';
  let most = 0;
  for (const [language, count] of counts) {
    // A tie speaks for English, in which most short forms are written.
    if (count > most || (count === most && language === 'en')) {
      best = language;
      most = count;
    }
  }
  const english = counts.get('en') ?? 0;
  if (best !== 'en' && most < 2 && english >= most * 0.7) best = 'en';
  const known = asLanguage(best);
  return known === null
    ? { language: 'en', known: false, also: null }
    : { language: known, known: true, also: secondOf(counts, known, text) };
}

// Sellers mix: "Robe portée 2 fois, very good condition".
function secondOf(counts: ReadonlyMap<string, number>, first: Language, text: string): Language | null {
  let second: Language | null = null;
  let most = 0;
  for (const [name, count] of counts) {
    const language = name === first || count <= most ? null : asLanguage(name);
    if (language === null) continue;
    second = language;
    most = count;
  }
  const best = counts.get(first) ?? 0;
  if (most >= 2 && most >= best * 0.3) return second;
  return most >= 0.7 && (text.match(ACCENTED)?.length ?? 0) >= 2 ? second : null;
}

const ACCENTED = /[à-öø-ÿąćęłńóśźżß]/gi;

function asLanguage(name: string): Language | null {
  switch (name) {
    case 'en':
    case 'de':
    case 'fr':
    case 'es':
    case 'it':
    case 'nl':
    case 'pl':
    case 'pt':
      return name;
    default:
      return null;
  }
}
