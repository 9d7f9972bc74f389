/** What a cut leaves at the end of a title or tag and that only led to what is gone: "opened never", "case for". */
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Language } from './languages.ts';
import { type Token, tokenise } from './tokens.ts';

/** Denials, articles, prepositions, conjunctions and adverbs: none of them ends a phrase. */
const LEADING: readonly WordClass[] = ['deny', 'doubt', 'joiner', 'choice', 'other'];
const MARK = /^[\p{Pd},;:|/·•&+(["“„«]$/u;

/** `text`, which was cut from `whole`, without what leads nowhere; as it is where it ends as `whole` does. */
export function withoutLooseEnd(text: string, whole: string, language: Language): string {
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  const isBeginning = text.length < whole.trimEnd().length && whole.startsWith(text);
  if (last === undefined || (!isBeginning && tokenise(whole).at(-1)?.key === last.key)) return text;
  let end = tokens.length;
  while (end > 1 && leadsOn(tokens, end - 1, language)) end -= 1;
  return end === tokens.length ? text : text.slice(0, tokens[end - 1]?.end);
}

/** Whether the token at `at` says nothing without what follows it. */
function leadsOn(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  // 'A 32" screen', '"Blue" signed': a sign that stands right behind a word closes, or is of an amount.
  const closes = /^["“”]$/u.test(token.text) && tokens[at - 1]?.end === token.start;
  if (token.kind === 'mark') return MARK.test(token.text) && !closes;
  return entriesAt(tokens, at, LEADING).some(
    (entry) => [language, 'en', 'xx'].includes(entry.language) && entry.means !== 'backward' && !entry.weak,
  );
}
