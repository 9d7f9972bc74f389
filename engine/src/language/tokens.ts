/** Cuts a text into words, numbers, codes and marks; the only place that does. */

import { codeAt } from '../text/code-at.ts';
import { rememberLast } from '../text/remember.ts';
import { fold } from './fold.ts';
import type { Token } from './token.ts';

export type { Token } from './token.ts';

// A run of letters and digits with single joints, or one mark.
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.,-][\p{L}\p{M}\p{N}]+)*|[^\s\u200b]/uy;
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
  let at = 0;
  const { length } = text;
  while (at < length) at = addRun(tokens, text, at);
  return tokens;
});

const BLANK = 0;
const LETTER = 1;
const DIGIT = 2;
const JOINING = 3;
const MARK = 4;
const RARE = 5;
/** What each character of ASCII is; all others are looked at by the pattern. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return BLANK;
  if (/[a-z]/i.test(character)) return LETTER;
  if (/\d/.test(character)) return DIGIT;
  return JOINT.test(character) ? JOINING : MARK;
});

function characterKind(text: string, at: number, length: number): number {
  if (at >= length) return BLANK;
  const code = codeAt(text, at);
  return code < 128 ? (KINDS[code] ?? RARE) : RARE;
}

/** Adds the run or mark that begins at `start`, and returns where the next may begin. Runs of ASCII are told without the pattern. */
function addRun(tokens: Token[], text: string, start: number): number {
  const { length } = text;
  const first = characterKind(text, start, length);
  if (first === BLANK) return start + 1;
  let end = start + 1;
  if (first === MARK || first === JOINING) {
    const mark = text.slice(start, end);
    tokens.push({ start, end, text: mark, key: fold(mark), kind: 'mark', known: undefined });
    return end;
  }
  let [letters, digits, joined] = [first === LETTER, first === DIGIT, false];
  for (let kind = first; kind !== RARE; ) {
    kind = characterKind(text, end, length);
    if (kind === LETTER) letters = true;
    else if (kind === DIGIT) digits = true;
    else if (kind === JOINING) {
      kind = characterKind(text, end + 1, length);
      if (kind !== LETTER && kind !== DIGIT) {
        if (kind !== RARE) break;
        return addRareRun(tokens, text, start);
      }
      joined = true;
    } else if (kind === RARE) return addRareRun(tokens, text, start);
    else break;
    end += 1;
  }
  if (first === RARE) return addRareRun(tokens, text, start);
  const run = text.slice(start, end);
  if (joined) addJoined(tokens, run, start);
  else
    tokens.push({
      start,
      end,
      text: run,
      key: run.toLowerCase(),
      kind: letters ? (digits ? 'code' : 'word') : 'number',
      known: undefined,
    });
  return end;
}

function addRareRun(tokens: Token[], text: string, start: number): number {
  RUN.lastIndex = start;
  const run = RUN.exec(text)?.[0];
  if (run === undefined) return start + 1;
  if (JOINT.test(run) && run.length > 1) addJoined(tokens, run, start);
  else tokens.push(tokenOf(run, start));
  return start + run.length;
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
  const { length } = run;
  for (let index = 1; index < length; index += 1) {
    if (!isJoint(codeAt(run, index))) continue;
    const mark = run.charAt(index);
    const part = run.slice(start, index);
    if (isApostrophe(mark) && !ELISION.test(part)) continue;
    // "1.5kg" and "2,5l" stay one.
    if ((mark === '.' || mark === ',') && isDecimal(run, index)) continue;
    tokens.push(tokenOf(part, at + start));
    if (mark === '.' || mark === ',') tokens.push(tokenOf(mark, at + index));
    start = index + 1;
  }
  tokens.push(tokenOf(run.slice(start), at + start));
}

function isJoint(code: number): boolean {
  return code < 128 ? KINDS[code] === JOINING : code === 0x2019 || code === 0x2bc;
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
