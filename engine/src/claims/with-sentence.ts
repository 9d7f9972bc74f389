/** A description with a sentence of the seller put where it belongs. */

import { readStatements, type Speech } from './statements.ts';
import { readTold } from './told.ts';

/** `description` with `sentence` after the last paragraph that speaks of the condition, or at its end. */
export function withSentence(description: string, sentence: string, speech: Speech): string {
  const paragraphs = description.trimEnd().split(/\n{2,}/u);
  const last = paragraphs.findLastIndex((paragraph) => speaksOfCondition(paragraph, speech));
  if (description.trim() === '') return sentence;
  const at = last === -1 ? paragraphs.length : last + 1;
  return [...paragraphs.slice(0, at), sentence, ...paragraphs.slice(at)].join('\n\n');
}

function speaksOfCondition(paragraph: string, speech: Speech): boolean {
  if (readTold(paragraph, speech).faults.size > 0) return true;
  return readStatements(paragraph, 'prose', speech).some(({ clauses }) =>
    clauses.some(({ concepts }) => concepts.some(({ concept }) => concept.kind === 'condition')),
  );
}
