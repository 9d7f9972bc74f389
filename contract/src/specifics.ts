import { z } from 'zod';
import { boundedText } from './form-text.ts';
import { sellerAnswerSchema, VALUE_CERTAINTIES, VALUE_ORIGINS } from './values.ts';

export const SPECIFICS_LIMITS = {
  /** The likely category and two others. */
  categories: 3,
  specifics: 80,
  /** Values of one field. */
  values: 20,
  likely: 8,
  /** Of one picker: eBay's longest are lists of makes, which are searched and not listed. */
  options: 200,
  option: 120,
  /** What a search for a category gives. */
  found: 12,
} as const;

/** A category of the open taxonomy (Shopify's, MIT). */
export const itemCategorySchema = z.object({
  /** 'aa-1-10-2' */
  id: boundedText(60),
  /** 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets' */
  path: boundedText(400),
  /** certain: the seller chose it. */
  certainty: z.enum(VALUE_CERTAINTIES),
  /** Where it lies on the marketplace, by its own name, as far as that is known. */
  name: boundedText(200).optional(),
});
export type ItemCategory = z.infer<typeof itemCategorySchema>;

/** An answer of the seller but for whether it holds. */
const specificAnswerSchema = sellerAnswerSchema.omit({ holds: true });

export const SPECIFIC_STATES = ['certain', 'likely', 'unknown'] as const;

/** A field that a marketplace's form has, or an attribute that buyers of the category filter by. */
export const itemSpecificSchema = z.object({
  /** Unique within one answer: 'brand', 'taxonomy:neckline'. */
  id: boundedText(120),
  /** As the form calls it. */
  label: boundedText(SPECIFICS_LIMITS.option),
  /** form: the marketplace's own form has it. category: buyers of this category look for it. */
  askedBy: z.enum(['form', 'category']),
  /** choose: the form has a picker; type: a field to write in. */
  entry: z.enum(['choose', 'type']),
  /** certain: it has a value. likely: there are some to be confirmed. unknown: nothing says. */
  state: z.enum(SPECIFIC_STATES),
  /** What goes into the field, as the form has it, with the answer that takes it back; empty unless certain. */
  values: z
    .array(z.object({ value: boundedText(300), origin: z.enum(VALUE_ORIGINS), answer: specificAnswerSchema }))
    .max(SPECIFICS_LIMITS.values),
  /** What it may well be: one tap, which sends the answer, decides. */
  likely: z
    .array(z.object({ value: boundedText(300), answer: specificAnswerSchema }))
    .max(SPECIFICS_LIMITS.likely),
  /** What another value is answered as. */
  answerAs: specificAnswerSchema.omit({ value: true }),
  /** All that the form takes, where that is known. */
  options: z.array(boundedText(SPECIFICS_LIMITS.option)).max(SPECIFICS_LIMITS.options).optional(),
  /** How many values it takes; left out where that is not known. */
  most: z.number().int().positive().optional(),
  /** Code points that it takes. */
  max: z.number().int().positive().optional(),
  /** What to mind, in a sentence. */
  hint: boundedText(300).optional(),
});
export type ItemSpecific = z.infer<typeof itemSpecificSchema>;
