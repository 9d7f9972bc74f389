/** Words and signs that lead to a telephone number: "call me on", "Tel.:", "☎". */
import { COPULAS, LEAD_WORDS, LINK_WORDS, NUMBER_WORDS } from '../language/private-words.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { CALL_LINKS, CALL_WORDS } from '../lexicon/lead-words.ts';
import { entriesAt } from '../lexicon/lexicon.ts';

const CALL_SIGN = /(?:(?:電話|携帯)[^\d\n]{0,8}|[☎📞📱]\ufe0f?\s*)$/u;
/** How far such a word stands before the number. */
const CALL_REACH = 25;
/** How long all of them are together. */
const LONGEST_CALL = 60;
const BETWEEN: ReadonlySet<string> = new Set([
  ...CALL_LINKS,
  ...[...COPULAS, ...LEAD_WORDS, ...LINK_WORDS, ...NUMBER_WORDS],
]);

/** Whether a word or a sign that leads to a number stands before it. */
export function isCalled(before: string): boolean {
  if (CALL_SIGN.test(before)) return true;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const tokens = tokenise(line);
  return tokens.some(
    ({ end }, at) => line.length - end <= CALL_REACH && !/\d/.test(line.slice(end)) && isCallAt(tokens, at),
  );
}

function isCallAt(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return CALL_WORDS.has(key) || entriesAt(tokens, at, ['contact']).some(({ means }) => means === 'channel');
}

/** Where the words begin that say only that a number follows at `end`; `end` where there are none. */
export function callStart(text: string, end: number): number {
  const from = Math.max(text.slice(0, end).lastIndexOf('\n') + 1, end - LONGEST_CALL);
  const before = text.slice(from, end);
  const sign = CALL_SIGN.exec(before);
  const tokens = tokenise(sign ? before.slice(0, sign.index) : before);
  let start = sign?.index ?? before.length;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isCallAt(tokens, at)) start = token.start;
    else if (token.kind === 'mark' ? !JOINS.test(token.text) : !BETWEEN.has(token.key)) break;
  }
  return from + start;
}

const JOINS = /^[.:(/=–-]$/;
