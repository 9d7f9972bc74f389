/** A description with a sentence of the seller put where it belongs. */

import { readStatements, type Speech } from './statements.ts';
import { readTold } from './told.ts';

/** Puts a sentence into `description` after the last paragraph that speaks of the condition, or at its end. */
export function sentencePlacer(description: string, speech: Speech): (sentence: string) => string {
  if (description.trim() === '') return (sentence) => sentence;
  const paragraphs = description.trimEnd().split(/\n{2,}/u);
  const last = paragraphs.findLastIndex((paragraph) => speaksOfCondition(paragraph, speech));
  const at = last === -1 ? paragraphs.length : last + 1;
  return (sentence) => [...paragraphs.slice(0, at), sentence, ...paragraphs.slice(at)].join('\n\n');
}

function speaksOfCondition(paragraph: string, speech: Speech): boolean {
  if (readTold(paragraph, speech).statements.some(({ faults }) => faults.size > 0)) return true;
  return readStatements(paragraph, 'prose', speech).some(({ clauses }) =>
    clauses.some(({ concepts }) => concepts.some(({ concept }) => concept.kind === 'condition')),
  );
}
