import type { Breach, Claim, ListingField } from '@smart-listings/contract';

/** A stretch of text to mark: a claim nothing supports, a breach, or where it comes from. */
export interface Mark {
  start: number;
  end: number;
  kind: 'claim' | 'breach' | 'words' | 'facts';
}

export interface Segment {
  start: number;
  text: string;
  claim: boolean;
  breach: boolean;
  words: boolean;
  facts: boolean;
}

/** The marks of one field (for tags: of one tag). */
export function marksOf(
  field: ListingField,
  findings: { claims: readonly Claim[]; breaches: readonly Breach[] },
  tagIndex?: number,
): Mark[] {
  const here = (item: Claim | Breach) => item.field === field && item.tagIndex === tagIndex;
  return [
    ...findings.claims.filter(here).map(({ start, end }) => ({ start, end, kind: 'claim' as const })),
    ...findings.breaches.filter(here).flatMap(({ start, end, severity }) => {
      if (start === undefined || end === undefined || severity === 'guidance') return [];
      return [{ start, end, kind: 'breach' as const }];
    }),
  ];
}

/** `text` cut at every border of a mark. */
export function segmentText(text: string, marks: readonly Mark[]): Segment[] {
  if (marks.length === 0)
    return [{ start: 0, text, claim: false, breach: false, words: false, facts: false }];
  const borders = new Set([0, text.length]);
  for (const mark of marks) {
    borders.add(Math.min(mark.start, text.length));
    borders.add(Math.min(mark.end, text.length));
  }
  const sorted = [...borders].sort((a, b) => a - b);
  const covers = (kind: Mark['kind'], start: number) =>
    marks.some((mark) => mark.kind === kind && mark.start <= start && start < mark.end);
  return sorted.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, sorted[index + 1]),
    claim: covers('claim', start),
    breach: covers('breach', start),
    words: covers('words', start),
    facts: covers('facts', start),
  }));
}
