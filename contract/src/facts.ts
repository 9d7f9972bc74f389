import { z } from 'zod';

/**
 * What a fact speaks of. The first group are single values, the second whole
 * statements in the seller's own words, the third things that steer the text
 * without being said of the item.
 */
export const FACT_KINDS = [
  'name',
  'brand',
  'model',
  'type',
  'size',
  'colour',
  'material',
  'measurement',
  'quantity',
  'identifier',
  'era',
  'origin',
  'condition',

  'feature',
  'working',
  'flaw',
  'missing',
  'included',
  'care',
  'history',
  'delivery',

  'audience',
  'keyword',
] as const;

/** given by the seller, seen in a photo, sourced from a page, inferred by us from what was given. */
export const FACT_ORIGINS = ['given', 'seen', 'sourced', 'inferred'] as const;

export const factSchema = z.object({
  /** Unique within one ledger, e.g. 'f7'. */
  id: z.string(),
  what: z.enum(FACT_KINDS),
  /** As it should stand in a text: '22.5"', 'Cherry Red', 'Small hole under the arm'. */
  value: z.string(),
  /** For measurements: the number and its unit as written, e.g. 22.5 and 'in'. */
  amount: z.number().optional(),
  unit: z.string().optional(),
  /** What a measurement or a part measures or names: 'pit to pit', 'length'. */
  label: z.string().optional(),
  origin: z.enum(FACT_ORIGINS),
  from: z.object({
    /** The form's field, 'condition', 'confirmed', 'photo' or a page's address. */
    field: z.string(),
    /** The words that the fact rests on, as the seller wrote them. */
    quote: z.string(),
  }),
  /** True when the seller was not sure ("approx", "I think"): the text must keep the doubt. */
  hedged: z.boolean().optional(),
  /** The id of the statement that this value was read out of, when the ledger holds that too. */
  within: z.string().optional(),
});

export type Fact = z.infer<typeof factSchema>;
export type FactKind = Fact['what'];
export type FactOrigin = Fact['origin'];
