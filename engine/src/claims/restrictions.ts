/** "It only charges when it is off": what a thing does under one condition alone, and so mostly does not. */
import { meaningsAt } from './meanings.ts';
import type { Clause } from './statements.ts';

/** In nine languages. */
const ONLY: ReadonlySet<string> = new Set(
  'only nur lediglich seulement uniquement que solo solamente unicamente soltanto solamente alleen enkel slechts tylko wylacznie apenas somente so bara endast'.split(
    ' ',
  ),
);
const IF: ReadonlySet<string> = new Set(
  'if when while wenn falls solange si quand lorsque cuando se quando als wanneer indien gdy kiedy jesli jezeli om nar'.split(
    ' ',
  ),
);
/** Tokens between the two: the verb that is restricted, and a comma. */
const BETWEEN = 3;

/** Whether a text may tell a restriction there: "only while it is off" is told by "only in standby" too. */
export function saysOnly({ tokens }: Clause): boolean {
  return tokens.some(({ key }) => ONLY.has(key));
}

/** The token that says "only" before an "if", or -1; that a thing was used on few days alone is no fault. */
export function restrictionAt(clause: Clause): number {
  const { tokens } = clause;
  return tokens.findIndex(({ key }, at) => {
    if (!ONLY.has(key)) return false;
    const until = tokens.findIndex((token, place) => place > at && IF.has(token.key));
    if (until === -1 || until - at - 1 > BETWEEN) return false;
    for (let place = Math.max(0, at - 1); place < until; place += 1)
      if (meaningsAt(clause, place, ['condition', 'history']).length > 0) return false;
    return true;
  });
}
