import { z } from 'zod';
import { addressText, boundedText, idText, sentenceText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { VALUE_KINDS } from './values.ts';

/** Some words of a listing, at most a whole field of it. */
const words = boundedText(LIMITS.saved.description);

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
  rule: idText,
  severity: z.enum(SEVERITIES),
  ...place,
  /** The offending words, when there are some. */
  text: words.optional(),
  /** One plain sentence for the seller: what is wrong and why it matters. */
  message: sentenceText,
  /** Where the rule comes from, and the month it was read. */
  source: addressText,
  asOf: boundedText(40),
  certainty: z.enum(CERTAINTIES),
  /** A replacement that mends it: the whole new text of the named fields. */
  fix: z
    .object({
      label: sentenceText,
      title: boundedText(LIMITS.saved.title).optional(),
      description: words.optional(),
      tags: z.array(boundedText(LIMITS.saved.tag)).max(LIMITS.saved.tags).optional(),
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
  'function',
  'included',
  'feature',
  'provenance',
  'care',
  'guarantee',
] as const;

export const claimSchema = z.object({
  /** Stable for the same words in the same place kind, so that a seller's answer outlives an edit. */
  id: words,
  kind: z.enum(CLAIM_KINDS),
  ...place,
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** The words that nothing supports. */
  text: words,
  /** The whole sentence (or title, or tag) they stand in. */
  sentence: z.object({ start: z.number().int(), end: z.number().int(), text: words }),
  /** One plain sentence: why it is marked. */
  message: sentenceText,
});
export type Claim = z.infer<typeof claimSchema>;
export type ClaimKind = Claim['kind'];

export const changeSchema = z.object({
  rule: idText,
  field: z.enum(LISTING_FIELDS),
  /** One plain sentence: what was changed and why. */
  message: sentenceText,
});
/** What enforcement changed in a text before it left. */
export type Change = z.infer<typeof changeSchema>;

/** What a press on a part of the score does on the page. */
export const scoreActionSchema = z.discriminatedUnion('kind', [
  /** Asks the seller for a detail: 'the size'; `valueKind` where it is a value with a field or chip of its own. */
  z.object({ kind: z.literal('ask'), what: z.string().max(60), valueKind: z.enum(VALUE_KINDS).optional() }),
  /** Takes the fix of the breach of that rule, or shows the breach where it has none. */
  z.object({ kind: z.literal('fix'), rule: idText }),
  z.object({ kind: z.literal('photos') }),
  z.object({ kind: z.literal('question'), id: idText }),
  z.object({ kind: z.literal('claim'), id: idText }),
]);
export type ScoreAction = z.infer<typeof scoreActionSchema>;

export const scorePartSchema = z.object({
  id: idText,
  label: boundedText(200),
  points: z.number(),
  max: z.number(),
  /** The one change that would raise this part most; null when it is full. */
  advice: sentenceText.nullable(),
  /** What does as advised, when the page can. */
  action: scoreActionSchema.optional(),
});
export type ScorePart = z.infer<typeof scorePartSchema>;

export const scoreSchema = z.object({
  /** 0 to 100. */
  total: z.number().int().min(0).max(100),
  parts: z.array(scorePartSchema).max(100),
  /** The change that raises the whole most, with the points it brings; null at 100. */
  next: z.object({ partId: idText, advice: sentenceText, gain: z.number() }).nullable(),
});
export type Score = z.infer<typeof scoreSchema>;
