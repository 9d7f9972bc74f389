import { z } from 'zod';
import { currencySchema } from './currency.ts';
import { boundedText } from './form-text.ts';
import { listingFormSchema, sellerAnswersSchema } from './generate-listing.ts';
import { itemSpecificSchema, SPECIFICS_LIMITS } from './specifics.ts';

/** A category's own id on the marketplace. */
const marketCategoryIdSchema = boundedText(20).regex(/^\d{1,20}$/, 'That is no id of a category.');

export const marketFieldsRequestSchema = z.object({
  formData: listingFormSchema,
  currency: currencySchema,
  answers: sellerAnswersSchema,
  /** One of those suggested before; left out: the first of the suggestions. */
  categoryId: marketCategoryIdSchema.optional(),
});
export type MarketFieldsRequestInput = z.input<typeof marketFieldsRequestSchema>;

export const marketFieldsResponseSchema = z.object({
  /** The marketplace's own categories for the item, best first. */
  categories: z
    .array(z.object({ id: marketCategoryIdSchema, path: boundedText(400) }))
    .max(SPECIFICS_LIMITS.categories),
  /** The category whose fields these are; null where the marketplace suggests none. */
  categoryId: marketCategoryIdSchema.nullable(),
  /** What the marketplace asks for there, filled from the item. */
  specifics: z.array(itemSpecificSchema).max(SPECIFICS_LIMITS.specifics),
});
export type MarketFieldsResponse = z.infer<typeof marketFieldsResponseSchema>;
