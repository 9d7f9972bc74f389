/** Cuts a text into words, numbers, codes and marks; the only place that does. */
import { rememberLast } from '../text/remember.ts';
import { fold } from './fold.ts';
import type { Token } from './token.ts';

export type { Token } from './token.ts';

// A run of letters and digits with single joints, or one mark.
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.,-][\p{L}\p{M}\p{N}]+)*|[^\s\u200b]/gu;
const JOINT = /['’ʼ.,-]/;
// "1.5", "1,200", and a range such as "32-34".
const NUMBER = /^\d+(?:[.,]\d+)*(?:-\d+(?:[.,]\d+)*)?$/;
const HAS_DIGIT = /\p{N}/u;
const HAS_LETTER = /\p{L}/u;
// French and Italian articles and pronouns that lean on the next word: "l'écran", "d'origine".
const ELISION = /^(?:[ldnjsctm]|qu|un|dell|nell|all|sull|dall)$/i;
const CAPITALS = /^\p{Lu}{1,5}$/u;

/** The tokens of `text`, in order; linear. Blanks are no tokens, nor is a hyphen inside a word. */
export const tokenise = rememberLast((text): readonly Token[] => {
  const tokens: Token[] = [];
  RUN.lastIndex = 0;
  for (let match = RUN.exec(text); match !== null; match = RUN.exec(text)) {
    const run = match[0];
    const kind = plainKind(run);
    if (kind !== null)
      tokens.push({
        start: match.index,
        end: match.index + run.length,
        text: run,
        key: run.toLowerCase(),
        kind,
        known: undefined,
      });
    else if (JOINT.test(run) && run.length > 1) addJoined(tokens, run, match.index);
    else tokens.push(tokenOf(run, match.index));
  }
  return tokens;
});

/** Most words are letters and digits of ASCII: what they are is told without the dearer patterns. */
function plainKind(run: string): Token['kind'] | null {
  let letters = false;
  let digits = false;
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at);
    const lower = code | 32;
    if (lower >= 97 && lower <= 122) letters = true;
    else if (code >= 48 && code <= 57) digits = true;
    else return null;
  }
  return letters ? (digits ? 'code' : 'word') : 'number';
}

function tokenOf(text: string, start: number): Token {
  return { start, end: start + text.length, text, key: fold(text), kind: kindOf(text), known: undefined };
}

function kindOf(text: string): Token['kind'] {
  if (NUMBER.test(text)) return 'number';
  const digits = HAS_DIGIT.test(text);
  if (HAS_LETTER.test(text)) return digits ? 'code' : 'word';
  return digits ? 'number' : 'mark';
}

/** A run with joints: a decimal number, a code, or words that a hyphen, stop or apostrophe joins. */
function addJoined(tokens: Token[], run: string, at: number): void {
  if (NUMBER.test(run) || isCode(run)) {
    tokens.push(tokenOf(run, at));
    return;
  }
  let start = 0;
  for (let index = 1; index <= run.length; index += 1) {
    const mark = run[index];
    if (mark !== undefined && !JOINT.test(mark)) continue;
    const part = run.slice(start, index);
    if (mark === undefined) {
      tokens.push(tokenOf(part, at + start));
      return;
    }
    if (isApostrophe(mark) && !ELISION.test(part)) continue;
    // "1.5kg" and "2,5l" stay one.
    if ((mark === '.' || mark === ',') && isDecimal(run, index)) continue;
    tokens.push(tokenOf(part, at + start));
    if (mark === '.' || mark === ',') tokens.push(tokenOf(mark, at + index));
    start = index + 1;
  }
}

function isApostrophe(mark: string): boolean {
  return mark === "'" || mark === '’' || mark === 'ʼ';
}

function isDecimal(run: string, index: number): boolean {
  return /\d/.test(run[index - 1] ?? '') && /\d/.test(run[index + 1] ?? '');
}

/** "WH-1000XM4", "i7-7500U": parts of letters and digits that belong together; "32-34" and "10-inch" do not. */
function isCode(run: string): boolean {
  if (!run.includes('-') || /[.,'’ʼ]/.test(run)) return false;
  const parts = run.split('-');
  if (!parts.some((part) => HAS_DIGIT.test(part)) || !parts.some((part) => HAS_LETTER.test(part)))
    return false;
  return parts.some(
    (part, index) =>
      (HAS_DIGIT.test(part) && HAS_LETTER.test(part)) ||
      (CAPITALS.test(part) &&
        (HAS_DIGIT.test(parts[index + 1] ?? '') || HAS_DIGIT.test(parts[index - 1] ?? ''))),
  );
}
