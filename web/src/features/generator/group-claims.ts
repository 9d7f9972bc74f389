import type { Claim, ListingField } from '@smart-listings/contract';

/** The claims of one sentence (or title, or tag), to be answered together. */
export interface SentenceClaims {
  key: string;
  field: ListingField;
  start: number;
  text: string;
  first: Claim | undefined;
  claims: Claim[];
}

export function groupBySentence(claims: readonly Claim[]): SentenceClaims[] {
  const groups = new Map<string, SentenceClaims>();
  for (const claim of claims) {
    const key = `${claim.field}-${claim.tagIndex ?? ''}-${claim.sentence.start}`;
    const group = groups.get(key);
    if (group) group.claims.push(claim);
    else {
      groups.set(key, {
        key,
        field: claim.field,
        start: claim.sentence.start,
        text: claim.sentence.text,
        first: claim,
        claims: [claim],
      });
    }
  }
  return [...groups.values()];
}

const LONGEST_STATEMENT = 300;

/**
 * What a confirmation adds as a given fact: in the description the whole sentence, so that the
 * words keep their sense ("40 hours" of what?); in a title or a tag just the words.
 */
export function statementsOf(claims: readonly Claim[]): string[] {
  const [first] = claims;
  if (!first) return [];
  const sentence = first.sentence.text.replace(/^[\s•*-]+/, '').trim();
  if (first.field === 'description' && [...sentence].length <= LONGEST_STATEMENT) return [sentence];
  return claims.map((claim) => claim.text);
}
