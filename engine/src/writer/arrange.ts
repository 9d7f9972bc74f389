/** The seller's sentences in their order, as paragraphs and lines. */
import { isListForm } from '../values/seller-sentences.ts';
import type { Published } from './leave-out.ts';

/** Sentences that stand on one line together. */
type Line = readonly Published[];
/** Lines between two blank ones. */
export type Paragraph = readonly Line[];

/** Lines and paragraphs as the seller wrote them. */
export function paragraphsOf(published: readonly Published[]): readonly Paragraph[] {
  const paragraphs: Published[][][] = [];
  let last: Published | null = null;
  for (const one of published) {
    const { block, line } = one.sentence;
    if (last === null || last.sentence.block !== block) paragraphs.push([[one]]);
    else if (last.sentence.line !== line) paragraphs.at(-1)?.push([one]);
    else paragraphs.at(-1)?.at(-1)?.push(one);
    last = one;
  }
  return paragraphs;
}

/** Whether what is published is a list of lines. */
export function isList(published: readonly Published[]): boolean {
  return isListForm(published.map(({ sentence }) => sentence));
}
