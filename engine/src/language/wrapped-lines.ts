/** Tells the line breaks of a program from those of a seller. */

/** A line of a text without its bullet and the blanks round it, as UTF-16 offsets. */
export interface Line {
  start: number;
  end: number;
  line: number;
  block: number;
  bullet: boolean;
  mark?: '✓' | '✗';
}

/** Widths at which programs break lines, in UTF-16 units. */
const NARROWEST_WRAP = 40;
const WIDEST_WRAP = 120;
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
        (wrapped || text[before.end - 1] === ',')
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

/**
 * Whether a program broke the lines of a block at a width: it fills each, so that the next line's first word would not
 * have fitted. Of one break nothing can be told.
 */
function isWrapped(text: string, block: readonly Line[]): boolean {
  const widths = block.map(({ start, end }) => end - (text.lastIndexOf('\n', start) + 1));
  const width = Math.max(...widths);
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
    width >= NARROWEST_WRAP &&
    width <= WIDEST_WRAP &&
    breaks.length > 1 &&
    breaks.every(({ isFull, isEnd, goesOn }) => isFull || (isEnd && !goesOn))
  );
}
