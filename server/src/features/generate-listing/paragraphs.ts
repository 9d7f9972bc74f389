/** A description grown paragraph by paragraph; the last one is the whole. */
export function listParagraphs(description: string): string[] {
  const ends = [...description.matchAll(/\n\n+/g)].map((match) => match.index);
  return [...ends, description.length].filter((end) => end > 0).map((end) => description.slice(0, end));
}
