import { z } from 'zod';

/** The parts of a listing that a finding can point into. */
export const LISTING_FIELDS = ['title', 'description', 'tags'] as const;
export type ListingField = (typeof LISTING_FIELDS)[number];

/** hard: the form refuses or cuts it. policy: accepted, but can be hidden or removed. guidance: advice. */
export const SEVERITIES = ['hard', 'policy', 'guidance'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** How sure a rule is: said by the platform, by a second source, or remembered and to be verified. */
export const CERTAINTIES = ['official', 'secondary', 'unverified'] as const;

const place = {
  field: z.enum(LISTING_FIELDS),
  /** UTF-16 offsets into the field, as JavaScript counts; for tags, into the tag at tagIndex. */
  start: z.number().int().nonnegative().optional(),
  end: z.number().int().nonnegative().optional(),
  tagIndex: z.number().int().nonnegative().optional(),
};

export const breachSchema = z.object({
  /** The rule's name, e.g. 'ebay.title.length'. */
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  ...place,
  /** The offending words, when there are some. */
  text: z.string().optional(),
  /** One plain sentence for the seller: what is wrong and why it matters. */
  message: z.string(),
  /** Where the rule comes from, and the month it was read. */
  source: z.string(),
  asOf: z.string(),
  certainty: z.enum(CERTAINTIES),
  /** A replacement that mends it: the whole new text of the named fields. */
  fix: z
    .object({
      label: z.string(),
      title: z.string().optional(),
      description: z.string().optional(),
      tags: z.array(z.string()).optional(),
    })
    .optional(),
});
export type Breach = z.infer<typeof breachSchema>;

export const CLAIM_KINDS = [
  'number',
  'model',
  'name',
  'material',
  'colour',
  'size',
  'condition',
  'included',
  'superlative',
  'guarantee',
] as const;

export const claimSchema = z.object({
  /** Stable for the same words in the same place kind, so that a seller's answer outlives an edit. */
  id: z.string(),
  kind: z.enum(CLAIM_KINDS),
  ...place,
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** The words that nothing supports. */
  text: z.string(),
  /** The whole sentence (or title, or tag) they stand in. */
  sentence: z.object({ start: z.number().int(), end: z.number().int(), text: z.string() }),
  /** One plain sentence: why it is marked. */
  message: z.string(),
});
export type Claim = z.infer<typeof claimSchema>;
export type ClaimKind = Claim['kind'];

export const changeSchema = z.object({
  rule: z.string(),
  field: z.enum(LISTING_FIELDS),
  /** One plain sentence: what was changed and why. */
  message: z.string(),
});
/** What enforcement changed in a text before it left. */
export type Change = z.infer<typeof changeSchema>;

export const scorePartSchema = z.object({
  id: z.string(),
  label: z.string(),
  points: z.number(),
  max: z.number(),
  /** The one change that would raise this part most; null when it is full. */
  advice: z.string().nullable(),
});
export type ScorePart = z.infer<typeof scorePartSchema>;

export const scoreSchema = z.object({
  /** 0 to 100. */
  total: z.number().int().min(0).max(100),
  parts: z.array(scorePartSchema),
  /** The change that raises the whole most, with the points it brings; null at 100. */
  next: z.object({ partId: z.string(), advice: z.string(), gain: z.number() }).nullable(),
});
export type Score = z.infer<typeof scoreSchema>;
