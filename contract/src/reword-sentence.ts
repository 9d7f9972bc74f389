import { z } from 'zod';
import { boundedText } from './form-text.ts';
import { listingFormSchema, putBackSchema, sellerAnswersSchema } from './generate-listing.ts';
import { LIMITS } from './limits.ts';
import { seenOnPhotosSchema } from './photos.ts';
import { areFewStatements, MANY_STATEMENTS } from './statements.ts';

const LONGEST_SENTENCE = 1_000;

/** A sentence of a listing in which something is said that nothing supports, and what is known of the item. */
export const rewordRequestSchema = z
  .object({
    formData: listingFormSchema,
    confirmedFacts: z
      .array(boundedText(LIMITS.confirmedFactLength).min(1))
      .max(LIMITS.confirmedFacts)
      .default([]),
    seenOnPhotos: seenOnPhotosSchema,
    answers: sellerAnswersSchema,
    putBack: putBackSchema,
    sentence: boundedText(LONGEST_SENTENCE).min(1),
    /** The words in it that nothing supports. */
    unsupported: boundedText(LONGEST_SENTENCE).min(1),
  })
  .refine(areFewStatements, MANY_STATEMENTS);
export type RewordRequest = z.infer<typeof rewordRequestSchema>;
export type RewordRequestInput = z.input<typeof rewordRequestSchema>;

export const rewordResponseSchema = z.object({ sentence: boundedText(LONGEST_SENTENCE) });
