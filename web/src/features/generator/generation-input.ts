// Apart, so that it loads with what sends it, not with the page.
import {
  type CompetitionAnalysis,
  fitStatements,
  type ListingForm,
  type Variant,
} from '@smart-listings/contract';
import type { Session, Version } from './session.ts';

export interface GenerationInput {
  form: ListingForm;
  currency: string;
  variant: Variant;
  /** What is decided about the item so far, and its other versions. */
  session: Session;
  /** What of the form was read on photos. */
  seen: readonly string[];
  photoCount: number;
  /** What similar items cost, where it was looked for. */
  competition: CompetitionAnalysis | null;
  writer: 'auto' | 'builtin';
  /** Nothing may leave this browser: its own AI writes, or the built-in writer. */
  here: boolean;
}

export function requestOf({ form, session, seen, competition, here: _here, ...rest }: GenerationInput) {
  const { confirmed, answers, putBack, savedListingId } = session;
  const receipt = receiptOf(session, rest.variant);
  return {
    ...rest,
    ...(savedListingId && { savedListingId }),
    ...(receipt && { receipt }),
    formData: form,
    competitionAnalysis: competition,
    ...fitStatements({ confirmedFacts: [...confirmed], seenOnPhotos: [...seen] }),
    answers: [...answers],
    putBack: [...putBack],
    earlier: rest.variant === 'v1' ? [] : Object.values(session.versions).map(beginningOf),
  };
}

/** That the same item and variant was counted, on whatever marketplace. */
function receiptOf({ versions, places }: Session, variant: Variant): string | undefined {
  return [{ versions }, ...Object.values(places)]
    .map((place) => place.versions[variant]?.response.receipt)
    .find(Boolean);
}

/** What an alternative is not to repeat. */
function beginningOf({ text }: Version) {
  return { title: text.title.slice(0, 200), opening: text.description.slice(0, 200) };
}
