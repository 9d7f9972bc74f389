/** The seller's sentences in their order, as paragraphs; only whole blocks and whole lines ever move. */
import { polarityOf } from '../language/cues.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
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

/** What no buyer may overlook; a scratch has its place where the seller tells it. */
const BREAKERS: ReadonlySet<string> = new Set(['not working', 'broken', 'incomplete', 'untested']);

/** The paragraph of the deal-breaker first, where it is one of its own: all of it speaks of faults. */
export function dealBreakerFirst(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const isBreaker = (paragraph: Paragraph) =>
    paragraph.flat().every(({ less, text }) => less.length === 0 && /[.!]$/u.test(text)) &&
    paragraph.flat().every(({ sentence: { topics } }) => topics.has('fault')) &&
    paragraph.flat().some(({ sentence: { cues, tokens } }) =>
      tokens.some((_, at) =>
        entriesAt(tokens, at, ['fault']).some(
          // "Any faults will be shown in the photos" tells none.
          ({ means, length }) => BREAKERS.has(means) && polarityOf(cues, at, at + length) === 'asserted',
        ),
      ),
    );
  const at = paragraphs.findIndex((paragraph) => isBreaker(paragraph) && !leans(paragraph));
  const breaker = paragraphs[at];
  if (at <= 0 || breaker === undefined) return paragraphs;
  return [breaker, ...paragraphs.slice(0, at), ...paragraphs.slice(at + 1)];
}

/** "Therefore it is sold as faulty": what opens with a joining word belongs to what is before it. */
function leans(paragraph: Paragraph): boolean {
  const tokens = paragraph[0]?.[0]?.sentence.tokens ?? [];
  return entriesAt(tokens, 0, ['joiner']).some(({ means }) => means === 'conjunction');
}

/** Whether what is published is a list of lines. */
export function isList(published: readonly Published[]): boolean {
  return isListForm(published.map(({ sentence }) => sentence));
}
