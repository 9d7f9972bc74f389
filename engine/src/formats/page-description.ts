/**
 * The three things that a description carries where the product's page and the seller's offer are apart: bullets and
 * a paragraph for the page, and the condition note of the offer.
 */

export interface PageDescription {
  /** 'Header: text', without bullet marks. */
  bullets: string[];
  paragraph: string;
  /** What the offer says of this very item; empty when there is nothing to say. */
  conditionNote: string;
}

/** A part of the text with its UTF-16 offsets. */
export interface TextPart {
  start: number;
  end: number;
  text: string;
}

/**
 * A description by the fields of a marketplace that takes its bullet points and its note apart; null where it has no
 * such part.
 */
export interface PageParts {
  bullets: readonly TextPart[];
  paragraph: TextPart | null;
  conditionNote: TextPart | null;
}

/** What stands above the note on the condition in a description of one piece. */
export const CONDITION_NOTE_LABEL = 'Condition note:';

const NOTE_LINE = /^[ \t]*condition note[ \t]*[:：][ \t]*/imu;
const MARK = /^[ \t]*(?:[•*▪●‣◦–—-]|\d{1,2}[.)])[ \t]+/u;
const HEADED = /^\s*[\p{Lu}\p{Lo}\d][^:：.!?\n]{0,48}[:：]\s?\S/u;

/** Where bullets, paragraph and condition note stand in a description, however it was written. */
export function locatePageParts(text: string): PageParts {
  const note = NOTE_LINE.exec(text);
  const pageEnd = note === null ? text.length : note.index;
  const bullets: TextPart[] = [];
  let at = 0;
  let paragraphStart = -1;
  const firstBlockIsList = hasListFirst(text.slice(0, pageEnd));
  let blocks = 0;
  let blank = true;
  // What the first bullet is marked with: a later block that is marked otherwise, or not at all, is the paragraph.
  let sign = '';
  while (at < pageEnd) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 || newline > pageEnd ? pageEnd : newline;
    const line = text.slice(at, end);
    if (line.trim() === '') {
      blank = true;
    } else {
      const mark = MARK.exec(line)?.[0].length ?? 0;
      if (blank) blocks += 1;
      if (blocks === 1 && bullets.length === 0) sign = signOf(line);
      const isAnotherList =
        blank && blocks > 1 && signOf(line) !== sign && (firstBlockIsList || !isAlone(text, end));
      blank = false;
      const isBullet =
        !(isAnotherList && sign !== '') &&
        (mark > 0 || (blocks === 1 && firstBlockIsList) || isHeadedFragment(line));
      if (!isBullet) {
        paragraphStart = at;
        break;
      }
      bullets.push(trimmedPart(text, at + mark, end));
    }
    at = end + 1;
  }
  return {
    bullets,
    paragraph: paragraphStart === -1 ? null : trimmedPart(text, paragraphStart, pageEnd),
    conditionNote: note === null ? null : trimmedPart(text, note.index + note[0].length, text.length),
  };
}

/** A description taken apart; a text without bullets or note gives empty parts. */
export function splitPage(text: string): PageDescription {
  const parts = locatePageParts(text);
  return {
    bullets: parts.bullets.map((bullet) => bullet.text),
    paragraph: parts.paragraph?.text ?? '',
    conditionNote: parts.conditionNote?.text ?? '',
  };
}

/** The description of the three parts, each separated by a blank line; empty parts are left out. */
export function joinPage(parts: PageDescription): string {
  const blocks = [parts.bullets.join('\n'), parts.paragraph];
  if (parts.conditionNote !== '') blocks.push(`${CONDITION_NOTE_LABEL}\n${parts.conditionNote}`);
  return blocks.filter((block) => block !== '').join('\n\n');
}

// Bullets may be set apart by blank lines; a sentence with a colon is the paragraph.
function isHeadedFragment(line: string): boolean {
  return HEADED.test(line) && !/[.!?。]\s*$/u.test(line);
}

function signOf(line: string): string {
  return (MARK.exec(line)?.[0] ?? '').trim().replace(/\d+/u, '1');
}

/** Whether a block ends with the line that ends there. */
function isAlone(text: string, end: number): boolean {
  return /^\n[ \t\r]*(?:\n|$)/u.test(text.slice(end, end + 40)) || end >= text.length;
}

function hasListFirst(page: string): boolean {
  const block = page.trimStart().split(/\n[ \t\r]*\n/u, 1)[0] ?? '';
  return block.trim().includes('\n');
}

function trimmedPart(text: string, from: number, to: number): TextPart {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const trimmed = raw.trim();
  return { start, end: start + trimmed.length, text: trimmed };
}
