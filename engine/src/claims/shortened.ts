/** A sentence of the seller, short enough for a message. */
const LONGEST_QUOTE = 160;

/** Cut at a word, with an ellipsis. */
export function shortened(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/u, '')} …`;
}
