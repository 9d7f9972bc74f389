import type { Breach, Claim, ListingForm, ListingText, Score } from '@smart-listings/contract';
import { evaluateListing, type Item, readItem } from '@smart-listings/engine';
import { useMemo } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Session } from './session.ts';
import { shiftRanges } from './shift-ranges.ts';

export interface Checks {
  item: Item;
  breaches: Breach[];
  claims: Claim[];
  score: Score;
}

interface Known extends Pick<Session, 'confirmed' | 'seen' | 'answers' | 'putBack'> {
  /** What the seller means to ask: no claim of theirs. */
  ownPrice: number | null;
}

// Long enough not to mark a word that is half typed.
const PAUSE_MS = 220;

/** What rules, claim check and score say of the text as it stands, a moment after the last key. */
export function useChecks(
  { confirmed, seen, answers, putBack, ownPrice }: Known,
  form: ListingForm,
  text: ListingText,
  photoCount: number,
): Checks {
  const item = useMemo(
    () => readItem(form, { confirmed, seen, answers, putBack, ownPrice }),
    [form, confirmed, seen, answers, putBack, ownPrice],
  );
  const settled = useDebounced(text, PAUSE_MS);
  const checked = useMemo(() => evaluateListing(settled, item, photoCount), [settled, item, photoCount]);
  return useMemo(
    () => ({
      item,
      score: checked.score,
      breaches: follow(checked.breaches, settled, text),
      claims: follow(checked.claims, settled, text).map((claim) => followSentence(claim, settled, text)),
    }),
    [checked, item, settled, text],
  );
}

type Finding = Claim | Breach;

// Between two checks the findings keep their words: they move with the text, or wait.
function follow<T extends Finding>(findings: readonly T[], checked: ListingText, current: ListingText): T[] {
  if (checked === current) return [...findings];
  return findings.flatMap((finding) => {
    if (finding.field === 'tags') {
      if (finding.tagIndex === undefined) return [finding];
      return checked.tags[finding.tagIndex] === current.tags[finding.tagIndex] ? [finding] : [];
    }
    const { start, end } = finding;
    if (start === undefined || end === undefined) return [finding];
    const [moved] = shiftRanges([{ start, end }], checked[finding.field], current[finding.field]);
    return moved ? [{ ...finding, ...moved }] : [];
  });
}

function followSentence(claim: Claim, checked: ListingText, current: ListingText): Claim {
  if (checked === current || claim.field === 'tags') return claim;
  const text = current[claim.field];
  const [moved] = shiftRanges([claim.sentence], checked[claim.field], text);
  // The sentence itself is being edited: its words stand for it until the next check.
  const place = moved ?? { start: claim.start, end: claim.end };
  return { ...claim, sentence: { ...place, text: text.slice(place.start, place.end) } };
}
