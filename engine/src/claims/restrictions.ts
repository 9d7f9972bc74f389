/** "It only charges when it is off": what a thing does under one condition alone, and so mostly does not. */
import type { Language } from '../language/languages.ts';
import { IF, ONLY } from '../lexicon/restriction-words.ts';
import { meaningsAt } from './meanings.ts';
import type { Clause } from './statements.ts';

/** Tokens between the two: the verb that is restricted, and a comma. */
const BETWEEN = 3;

/** Whether a text may tell a restriction there: "only while it is off" is told by "only in standby" too. */
export function saysOnly({ tokens }: Clause, language: Language): boolean {
  return tokens.some(({ key }) => ONLY[language].has(key));
}

/** The token that says "only" before an "if", or -1; that a thing was used on few days alone is no fault. */
export function restrictionAt(clause: Clause, language: Language): number {
  const { tokens } = clause;
  return tokens.findIndex(({ key }, at) => {
    if (!ONLY[language].has(key)) return false;
    const until = tokens.findIndex((token, place) => place > at && IF[language].has(token.key));
    if (until === -1 || until - at - 1 > BETWEEN) return false;
    for (let place = Math.max(0, at - 1); place < until; place += 1)
      if (meaningsAt(clause, place, ['condition', 'history']).length > 0) return false;
    return true;
  });
}
