import type { Language } from './ledger.ts';
import type { Word } from './words.ts';

/** Words with their tags, and what joins two of them in their language. */
export interface Joined {
  readonly words: readonly Word[];
  readonly tags: readonly number[];
  readonly ands: ReadonlySet<string>;
}

const ANYWHERE = ['and', 'und', 'et', 'plus', 'oraz'];
const ANDS: Partial<Record<Language, ReadonlySet<string>>> = {
  es: new Set([...ANYWHERE, 'y', 'e']),
  it: new Set([...ANYWHERE, 'e', 'ed']),
  nl: new Set([...ANYWHERE, 'en']),
  pl: new Set([...ANYWHERE, 'i']),
  pt: new Set([...ANYWHERE, 'e']),
};
const COMMON_ANDS: ReadonlySet<string> = new Set(ANYWHERE);

/** What joins two things in a language: "i" is an "and" in Polish, and a person in English. */
export function andsOf(language: Language): ReadonlySet<string> {
  return ANDS[language] ?? COMMON_ANDS;
}
