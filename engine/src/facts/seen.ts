import type { Fact } from '@smart-listings/contract';

const NOT_WORD = /[^\p{L}\p{N}%.,"']+/gu;

/**
 * The facts with their origin set to *seen* where what was read on a photo says them: whole values, and a
 * name all of whose words were read. Everything else stays the seller's word.
 * @param seen values and lines that were read on photos and that the seller kept
 */
export function markSeen(facts: readonly Fact[], seen: readonly string[]): readonly Fact[] {
  const passages = seen.map(spaced).filter((passage) => passage !== '  ');
  if (passages.length === 0) return facts;
  const words = new Set(passages.flatMap((passage) => passage.trim().split(' ')));
  return facts.map((fact) => {
    if (fact.origin !== 'given' && fact.origin !== 'inferred') return fact;
    if (NEVER_SEEN.has(fact.what) || fact.from.field === 'confirmed') return fact;
    const value = spaced(fact.value);
    const isSeen =
      fact.what === 'name'
        ? value
            .trim()
            .split(' ')
            .every((word) => words.has(word))
        : value !== '  ' && passages.some((passage) => passage.includes(value));
    return isSeen ? { ...fact, origin: 'seen' } : fact;
  });
}

/** What no photo says of an item. */
const NEVER_SEEN: ReadonlySet<Fact['what']> = new Set(['condition', 'audience', 'keyword', 'history']);

function spaced(text: string): string {
  return ` ${text.toLowerCase().replace(NOT_WORD, ' ').trim()} `;
}
