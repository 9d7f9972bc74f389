import type { Language } from './ledger.ts';
import { STOP_WORDS } from './lexicon/stop-words.ts';
import type { Word } from './words.ts';

const ASCII = /^[\t\n\r -~]*$/;
const KANA = /[\u3040-\u30ff]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/g;
const OTHER_SCRIPT = /[\u0370-\u05ff\u0600-\u06ff\u0900-\u0fff\u0e00-\u0eff\u1100-\u11ff\uac00-\ud7af]/g;
const HAN = /[\u4e00-\u9fff]/g;

/**
 * The language of a form's words, and whether it is one that the writer has phrases for. Counts
 * stop words; a script settles it first. Too short a text counts as English.
 */
export function detectLanguage(text: string, words: readonly Word[]): { language: Language; known: boolean } {
  if (!ASCII.test(text)) {
    // A Japanese product name in an English text is not yet Japanese.
    if (KANA.test(text) && (text.match(JAPANESE)?.length ?? 0) > text.length * 0.2)
      return { language: 'ja', known: true };
    const foreign = text.match(OTHER_SCRIPT)?.length ?? 0;
    if (foreign > text.length * 0.2) return { language: 'en', known: false };
    if ((text.match(HAN)?.length ?? 0) > text.length * 0.2) return { language: 'en', known: false };
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
  return known === null ? { language: 'en', known: false } : { language: known, known: true };
}

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
