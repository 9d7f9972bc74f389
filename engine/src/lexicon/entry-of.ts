import { entriesAt } from './lexicon.ts';
import type { LexiconEntry, WordClass } from './word-classes.ts';

/** What the lexicon knows of one folded word in one class, or null. */
export function entryOf(key: string, wanted: WordClass): LexiconEntry | null {
  const token = { start: 0, end: key.length, text: key, key, kind: 'word' as const };
  return entriesAt([token], 0, [wanted])[0] ?? null;
}
