/** Words between quotation marks: the title of a book, a name, a saying. What is cut out of a text keeps them whole. */

interface Stretch {
  start: number;
  end: number;
}

// A straight mark opens where a word begins and closes where one ends; behind a digit it is an inch or a foot, and
// between letters an apostrophe.
const QUOTATION =
  /“[^“”„]*”|„[^“”„]*[“”]|«[^«»]*»|(?<=^|\s)»[^«»]*«|(?<![^\s(])(?:"(?=[\p{L}\p{N}])[^"]*(?<=[\p{L}\p{N}\p{P}])"|'(?=\p{L})[^']*(?<=\p{L})'|‘(?=\p{L})[^‘’]*’)(?![\p{L}\p{N}])/gu;

/**
 * Where a stretch of the text ends that does not end within a quotation: behind it, or before it where the whole would
 * have more than `most` characters.
 */
export function endOutsideQuotation(text: string, { start, end }: Stretch, most: number): number {
  for (const { index, 0: quotation } of text.matchAll(QUOTATION)) {
    const behind = index + quotation.length;
    if (index < start || index >= end || end >= behind) continue;
    return behind - start <= most ? behind : index;
  }
  return end;
}

/** Where a stretch of the text begins that does not begin within a quotation and end behind it. */
export function startOutsideQuotation(text: string, { start, end }: Stretch): number {
  for (const { index, 0: quotation } of text.matchAll(QUOTATION)) {
    if (index < start && start < index + quotation.length && index + quotation.length <= end) return index;
  }
  return start;
}
