/** Names in short and in full: "PS4" of a PlayStation 4. */
import { type Token, tokenise } from '../language/tokens.ts';

/** Where a small letter meets the capital of another word. */
const JOINT = /(?<=\p{Ll})(?=\p{Lu})/gu;
const LONGEST_NAME = 4;
/** One initial with a number is any code. */
const FEWEST_INITIALS = 2;

/** The names that begin with each word of a text, in short: the initials of two to four capitals, numbers whole. */
export function abbreviationsIn(text: string): ReadonlySet<string> {
  const tokens = tokenise(text.replace(JOINT, ' '));
  return new Set(tokens.flatMap((_, at) => abbreviationsAt(tokens, at)));
}

function abbreviationsAt(tokens: readonly Token[], from: number): readonly string[] {
  const found: string[] = [];
  let short = '';
  let initials = 0;
  for (const { kind, text, key } of tokens.slice(from, from + LONGEST_NAME)) {
    const isNumber = kind === 'number' && initials > 0;
    if (!isNumber && !/^\p{Lu}\p{Ll}/u.test(text)) break;
    short += isNumber ? key : key.slice(0, 1);
    if (!isNumber) initials += 1;
    if (initials >= FEWEST_INITIALS) found.push(short);
  }
  return found;
}
