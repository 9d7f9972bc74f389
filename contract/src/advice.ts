import { z } from 'zod';
import { competitionAnalysisSchema } from './competition.ts';
import { currencySchema } from './currency.ts';
import { scoreSchema } from './findings.ts';
import { boundedText, sentenceText } from './form-text.ts';
import {
  FEATURES_MISSING,
  generatedListingSchema,
  generateRequestSchema,
  generateResponseSchema,
  listingFormSchema,
  listingTextSchema,
  saysFeatures,
} from './generate-listing.ts';
import { LIMITS } from './limits.ts';
import { areFewStatements, MANY_STATEMENTS } from './statements.ts';

const { confirmedFacts, seenOnPhotos, answers } = generateRequestSchema.shape;

/** Longer than any marketplace takes of a title or tag, and as long a description as is checked within the server's law. */
const CHECKED = { title: 300, description: 8_000, tags: 50, tag: 100 };
const checkedTextSchema = listingTextSchema.extend({
  title: boundedText(CHECKED.title),
  description: boundedText(CHECKED.description),
  tags: z.array(boundedText(CHECKED.tag)).max(CHECKED.tags),
});

/** `POST /api/checkListing`: a text, whoever wrote it, and the item that it is about. */
export const checkListingRequestSchema = z
  .object({
    formData: listingFormSchema,
    listing: checkedTextSchema,
    ...{ confirmedFacts, seenOnPhotos, answers },
    /** How many photos go with it: counts in its completeness. */
    photoCount: z.number().int().nonnegative().max(LIMITS.imagesPerListing).optional(),
    /** What the seller asks, in the currency of the text: it may stand there although no field says it. */
    ownPrice: z.number().positive().max(LIMITS.comparable.price).optional(),
  })
  .refine(areFewStatements, MANY_STATEMENTS);
export type CheckListingRequest = z.infer<typeof checkListingRequestSchema>;

const { breaches, claims } = generateResponseSchema.shape;
/** Rules of the marketplace that it breaks, what nothing supports, and how complete it is. */
export const checkListingResponseSchema = z.object({ breaches, claims, score: scoreSchema });
export type CheckListingResponse = z.infer<typeof checkListingResponseSchema>;

/** `POST /api/priceHelp` */
export const priceHelpRequestSchema = z
  .object({
    formData: listingFormSchema,
    currency: currencySchema,
    /** What analyzeCompetition answered; for Pro. */
    competitionAnalysis: competitionAnalysisSchema.nullish(),
    ...{ confirmedFacts, seenOnPhotos, answers },
  })
  .refine(areFewStatements, MANY_STATEMENTS)
  .refine(({ formData }) => saysFeatures(formData), {
    path: ['formData', 'features'],
    message: FEATURES_MISSING,
  });
export type PriceHelpRequest = z.infer<typeof priceHelpRequestSchema>;

export const priceHelpResponseSchema = generatedListingSchema
  .pick({ suggestedPriceRange: true, priceJustification: true, pricingSource: true })
  .extend({
    /** What is left of the range's middle after the marketplace's fees; null where no price or no fees are known. */
    kept: z
      .object({
        price: z.number(),
        /** Whose fees these are, and since when. */
        schedule: sentenceText,
        fees: z.array(z.object({ label: boundedText(LIMITS.saved.title), amount: z.number() })).max(100),
        payout: z.number(),
      })
      .nullable(),
  });
export type PriceHelpResponse = z.infer<typeof priceHelpResponseSchema>;
