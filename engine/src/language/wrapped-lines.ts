/** Tells the line breaks of a program from those of a seller. */
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { fold } from './fold.ts';

/** A line of a text without its bullet and the blanks round it, as UTF-16 offsets. */
export interface Line {
  start: number;
  end: number;
  line: number;
  block: number;
  /** Where the line of the text begins that it stands on: of several behind inline bullets, all on one. */
  lineStart: number;
  bullet: boolean;
  mark?: '✓' | '✗';
}

/** Widths at which programs break lines, in UTF-16 units. */
const NARROWEST_WRAP = 40;
const WIDEST_WRAP = 120;
/** Short lines of a list are as often alike in length. */
const USUAL_WRAP = 60;
const FEWEST_NARROW = 3;
const FEWEST_BREAKS = 2;
const ENDS_LINE = /[.!?:;…]["”»)]?$/u;

/** Lines that a program broke in the middle of a sentence are put together again; what a seller broke stays. */
export function joinWrapped(text: string, lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const block of blocksOf(lines)) {
    const wrapped = isWrapped(text, block);
    for (const [index, line] of block.entries()) {
      const before = block[index - 1];
      const last = joined.at(-1);
      if (
        last !== undefined &&
        before !== undefined &&
        goesOn(text, before, line) &&
        (wrapped || leadsOn(text, before))
      )
        last.end = line.end;
      else joined.push({ ...line });
    }
  }
  return joined;
}

function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.block === blocks.at(-1)?.[0]?.block) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Whether `line` begins small behind a line that no mark ends. */
function goesOn(text: string, before: Line, line: Line): boolean {
  return (
    !line.bullet &&
    !ENDS_LINE.test(text.slice(Math.max(before.start, before.end - 2), before.end)) &&
    /^\p{Ll}/u.test(text.slice(line.start, line.start + 2))
  );
}

/** "Comes without⏎flash": a line that ends with a comma, a conjunction or a denial is not at its end. */
function leadsOn(text: string, { start, end }: Line): boolean {
  const last = /\p{L}+$/u.exec(text.slice(Math.max(start, end - LONGEST_WORD), end))?.[0] ?? '';
  const isOpen = entriesOfWord(fold(last), ['joiner', 'deny']).some(
    ({ means }) => means === 'conjunction' || means === 'forward',
  );
  return text[end - 1] === ',' || isOpen;
}

const LONGEST_WORD = 20;

/**
 * Whether a program broke the lines of a block at a width: it fills each, so that the next line's first word would not
 * have fitted. Of one break nothing can be told.
 */
function isWrapped(text: string, block: readonly Line[]): boolean {
  const widths = block.map(({ lineStart, end }) => end - lineStart);
  const width = widths.reduce((most, one) => Math.max(most, one), 0);
  if (width < NARROWEST_WRAP || width > WIDEST_WRAP) return false;
  const breaks = block.slice(1).map((line, index) => {
    const before = block[index] ?? line;
    const [word = ''] = /^\S+/u.exec(text.slice(line.start, line.start + width)) ?? [];
    return {
      isFull: (widths[index] ?? 0) + 1 + word.length > width,
      goesOn: goesOn(text, before, line),
      isEnd: line.bullet || ENDS_LINE.test(text.slice(Math.max(before.start, before.end - 2), before.end)),
    };
  });
  return (
    breaks.length >= (width < USUAL_WRAP ? FEWEST_NARROW : FEWEST_BREAKS) &&
    breaks.every(({ isFull, isEnd, goesOn }) => isFull || (isEnd && !goesOn))
  );
}
