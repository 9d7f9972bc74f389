import { z } from 'zod';

/**
 * The closed classes that a value can be of. The first group is read from what the seller wrote, the second
 * stands for fields of the form. The last comes from answers alone: an attribute of the item by its label, what
 * only a field of the marketplace's own form asks (no text says it), and the category by its id in the taxonomy.
 */
export const VALUE_KINDS = [
  'name',
  'brand',
  'model',
  'type',
  'size',
  'colour',
  'material',
  'pattern',
  'measurement',
  'quantity',
  'identifier',
  'era',
  'edition',
  'department',
  'compatible',

  'condition',
  'audience',
  'keyword',

  'attribute',
  'form-field',
  'category',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** certain: it may stand in a text. likely: it is offered to the seller, and only an answer makes it certain. */
export const VALUE_CERTAINTIES = ['certain', 'likely'] as const;
/** How it is said: of this item, denied of it, with doubt, or of another thing ("fits Nikon", "like Prada"). */
export const VALUE_POLARITIES = ['asserted', 'denied', 'unsure', 'other'] as const;
/** given in the form, seen on a photo and kept, or answered when asked. */
export const VALUE_ORIGINS = ['given', 'seen', 'answered'] as const;

const short = z.string().max(300);
const offset = z.number().int().nonnegative();
/** A stretch of a field of the form, in UTF-16 units. */
export const formPlaceSchema = z.object({ field: z.string().max(40), start: offset, end: offset });
export type FormPlace = z.infer<typeof formPlaceSchema>;

/** A member of a closed class, read from what the seller gave: 'Navy', 'UK 10', '128 GB'. */
export const itemValueSchema = z.object({
  /** Unique within one answer, e.g. 'v7'. */
  id: z.string().max(20),
  kind: z.enum(VALUE_KINDS),
  /** As it should stand in a text. */
  value: short,
  /** What a measurement or identifier is: 'Length', 'EAN'. */
  label: z.string().max(60).optional(),
  /** For measurements: the number and its unit as a symbol, e.g. 22.5 and 'in'. */
  amount: z.number().optional(),
  unit: z.string().max(20).optional(),
  certainty: z.enum(VALUE_CERTAINTIES),
  polarity: z.enum(VALUE_POLARITIES),
  origin: z.enum(VALUE_ORIGINS),
  /** Where it was read, and the words. */
  from: formPlaceSchema.extend({ quote: short }),
});
export type ItemValue = z.infer<typeof itemValueSchema>;

/** Why something that the seller wrote stays out of the text. Nothing is left out for another reason. */
export const LEFT_OUT_REASONS = [
  'contact',
  'payment',
  'other-marketplace',
  'asking-price',
  'private-number',
  'policy',
  'answered',
  'length',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** A sentence of the seller, or the smallest stretch of one, that the text does not say. */
export const leftOutSchema = formPlaceSchema.extend({
  text: z.string().max(10_000),
  reason: z.enum(LEFT_OUT_REASONS),
  /** The reason in a sentence for the seller. */
  message: short,
  /** Whether the seller may have it back; not where the marketplace's form would refuse it. */
  canReturn: z.boolean(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

const stretch = { start: offset, end: offset };
/** Where a stretch of the description comes from. All stretches together cover it but for blanks between them. */
export const provenanceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seller'),
    ...stretch,
    /** The seller's sentence. */
    from: formPlaceSchema,
    /** What was taken out of it. */
    less: z
      .array(z.object({ text: z.string().max(10_000), reason: z.enum(LEFT_OUT_REASONS) }))
      .max(20)
      .optional(),
  }),
  z.object({
    kind: z.literal('template'),
    ...stretch,
    /** Which template: 'opening', 'condition', 'values', 'label'. */
    id: z.string().max(40),
    /** The ids of the values in its slots. */
    values: z.array(z.string().max(20)).max(60),
  }),
]);
export type Provenance = z.infer<typeof provenanceSchema>;

/** What the seller said of one value with one tap: that it holds, or that it does not. */
export const sellerAnswerSchema = z.object({
  kind: z.enum(VALUE_KINDS),
  value: short,
  label: z.string().max(60).optional(),
  holds: z.boolean(),
});
export type SellerAnswer = z.infer<typeof sellerAnswerSchema>;

/** Something that only the seller can decide. Until then none of its values stands in title, tags or lists. */
export const questionSchema = z.object({
  id: z.string().max(120),
  /** conflict: two statements that cannot both hold. doubt: one that the text takes back or is unsure of. */
  kind: z.enum(['conflict', 'doubt']),
  /** 'Which is right: 64 GB or 128 GB?' */
  text: short,
  /** Each button with the answers that it stands for. */
  options: z
    .array(z.object({ label: short, answers: z.array(sellerAnswerSchema).max(10) }))
    .min(1)
    .max(8),
});
export type Question = z.infer<typeof questionSchema>;
