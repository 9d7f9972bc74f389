/** Cutting a long text where a reader would not notice. */
import { codePointLength, cutAtWord, cutGraphemes } from './length.ts';

/** `text` in at most `max` code points: whole sentences or lines where possible, else whole words. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max || codePointLength(text) <= max) return text;
  const room = Math.max(0, max);
  const head = cutGraphemes(text, room);
  const end = lastStop(head);
  return end > head.length / 2 ? head.slice(0, end).trimEnd() : cutAtWord(text, room).trimEnd();
}

function lastStop(head: string): number {
  for (let index = head.length - 1; index > head.length / 2; index -= 1) {
    const here = head.charAt(index);
    if (here === '\n') return index;
    if ('。！？'.includes(here)) return index + 1;
    if ('.!?'.includes(here) && /\s/u.test(head.charAt(index + 1))) return index + 1;
  }
  return 0;
}
