// Apart, so that it loads with what sends it, not with the page.
import {
  type CompetitionAnalysis,
  fitStatements,
  type ListingForm,
  type SellerAnswer,
  type Variant,
} from '@smart-listings/contract';

export interface GenerationInput {
  form: ListingForm;
  currency: string;
  variant: Variant;
  confirmed: readonly string[];
  /** What of the form was read on photos. */
  seen: readonly string[];
  answers: readonly SellerAnswer[];
  putBack: readonly string[];
  photoCount: number;
  /** What similar items cost, where it was looked for. */
  competition: CompetitionAnalysis | null;
  /** The saved listing that is written anew. */
  savedListingId: string | null;
  /** How the other versions begin, for an alternative. */
  earlier: { title: string; opening: string }[];
  writer: 'auto' | 'builtin';
}

export function requestOf(input: GenerationInput) {
  const { form, confirmed, seen, answers, putBack, competition, savedListingId, ...rest } = input;
  return {
    ...rest,
    ...(savedListingId && { savedListingId }),
    formData: form,
    competitionAnalysis: competition,
    ...fitStatements({ confirmedFacts: [...confirmed], seenOnPhotos: [...seen] }),
    answers: [...answers],
    putBack: [...putBack],
  };
}
