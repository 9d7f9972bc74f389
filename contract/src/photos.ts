import { z } from 'zod';
import { CERTAINTIES, SEVERITIES } from './findings.ts';
import { addressText, formText, boundedText as text } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { PLATFORMS, USUAL_PLATFORM } from './platforms.ts';

/** What the server takes, by content; the browser turns anything else into one of them or refuses it. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What a finding speaks of. `serial` and `text` are shown to the seller and go into no listing. */
export const PHOTO_FINDING_KINDS = [
  'brand',
  'model',
  'type',
  'identifier',
  'size',
  'measurement',
  'colour',
  'material',
  'care',
  'origin',
  'flaw',
  'serial',
  'text',
] as const;
export type PhotoFindingKind = (typeof PHOTO_FINDING_KINDS)[number];

/** A place on a photo as the viewer sees it (orientation applied), in fractions of width and height. */
export const photoBoxSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});
export type PhotoBox = z.infer<typeof photoBoxSchema>;

export const photoFindingSchema = z.object({
  /** Unique within one answer, e.g. '0-brand-sony'. */
  id: text(200),
  kind: z.enum(PHOTO_FINDING_KINDS),
  /** As it should stand in a text: 'Sony', 'WH-1000XM4', '80% cotton'. */
  value: text(300),
  /** What a value without a name of its own is: 'EAN', 'Voltage', 'Care'. */
  label: text(60).optional(),
  /** How likely it is right, 0 to 1. Only findings of at least `PHOTO_CONFIDENCE` fill the form. */
  confidence: z.number().min(0).max(1),
  /** Which of the photos, counted from 0, it was seen on; the first is the one that `box` points into. */
  photos: z.array(z.number().int().nonnegative()).min(1).max(LIMITS.imagesPerListing),
  /** Absent when it is said of the whole photo. */
  box: photoBoxSchema.optional(),
  /** The words as they were read. */
  quote: text(300).optional(),
});
export type PhotoFinding = z.infer<typeof photoFindingSchema>;

/** What the seller kept of the findings, as it stands in the form: values, and lines with their labels. */
export const seenOnPhotosSchema = z.array(text(300).min(1)).max(LIMITS.seenOnPhotos).default([]);

/** Findings below it are offered to the seller and left out of the form until accepted. */
export const PHOTO_CONFIDENCE = 0.75;

/** What can be said of a photo as a picture; ratios are 0 to 1. */
export const photoQualitySchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  type: z.enum(IMAGE_TYPES),
  /** 0 is a blur, 1 is crisp; null where there is no edge to judge it by. */
  sharpness: z.number().min(0).max(1).nullable(),
  /** Mean lightness. */
  brightness: z.number().min(0).max(1),
  /** Lightness of the lightest parts: low where there was little light, and not only a dark thing. */
  highlights: z.number().min(0).max(1).default(1),
  /** Share of pixels that are nearly black, and nearly white. */
  dark: z.number().min(0).max(1),
  burnt: z.number().min(0).max(1),
  /** Share of the outer edge that is pure white. */
  whiteGround: z.number().min(0).max(1),
  /** Share of the picture that is not background, or null where that cannot be told. */
  fill: z.number().min(0).max(1).nullable(),
  /** Whether a frame of one colour runs round the whole picture. */
  framed: z.boolean(),
  transparent: z.boolean(),
});
export type PhotoQuality = z.infer<typeof photoQualitySchema>;

/** One plain sentence to the seller about one photo on one platform. */
export const photoAdviceSchema = z.object({
  /** e.g. 'ebay.photo.size', 'photo.blurred'. */
  rule: text(80),
  photo: z.number().int().nonnegative(),
  severity: z.enum(SEVERITIES),
  message: text(300),
  /** Where a platform's rule comes from; absent for what holds of any photo. */
  source: text(300).optional(),
  asOf: text(10).optional(),
  certainty: z.enum(CERTAINTIES).optional(),
});
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;

/** Findings that cannot all be true of one item: none of them fills the form until the seller chooses. */
export const photoConflictSchema = z.object({
  kind: z.enum(PHOTO_FINDING_KINDS),
  label: text(60).optional(),
  findings: z.array(text(200)).min(2).max(20),
  message: text(600),
});
export type PhotoConflict = z.infer<typeof photoConflictSchema>;

/** The specification's three fields, each fit for the form's field of that name. */
const formTexts = {
  itemName: formText('Item name', LIMITS.form.itemName),
  features: formText('Features', LIMITS.form.features),
  keywords: formText('Keywords', LIMITS.form.keywords),
};

/** Of all photos of an item. */
const MOST_FINDINGS = LIMITS.imagesPerListing * LIMITS.findingsPerPhoto;

export const imageAnalysisSchema = z.object({
  ...formTexts,
  /** '' unless it was read on the item. */
  make: formText('Make', LIMITS.form.make).default(''),
  modelNumber: formText('Model number', LIMITS.form.modelNumber).default(''),
  findings: z.array(photoFindingSchema).max(MOST_FINDINGS).default([]),
  conflicts: z.array(photoConflictSchema).max(LIMITS.photoConflicts).default([]),
  /** One a photo, in the order of the photos. */
  quality: z.array(photoQualitySchema).max(LIMITS.imagesPerListing).default([]),
  coach: z.array(photoAdviceSchema).max(LIMITS.photoAdvice).default([]),
  /** 'builtin', or the provider and model that looked at the photos. */
  engine: text(200).default('builtin'),
  /** The provider's model was to look at it too and did not: what our own reader says is all there is. */
  withoutModel: z.literal(true).optional(),
});
export type ImageAnalysis = z.infer<typeof imageAnalysisSchema>;
export type ImageAnalysisInput = z.input<typeof imageAnalysisSchema>;

/** Base64 of the most bytes that an image may have, padding included. */
export const MAX_IMAGE_BASE64 = 4 * Math.ceil(LIMITS.imageBytes / 3);

export const analyzeImageRequestSchema = z.object({
  image: z.object({
    /** The file's bytes. An image that is too large is answered with 413, not with a field error. */
    base64: z
      .string()
      .min(1, 'The image is missing.')
      .max(MAX_IMAGE_BASE64 + 4_096),
    /** As the sender names it; the server goes by the content. */
    mimeType: z.string().max(100).default(''),
  }),
  /** Whose rules the coach goes by. */
  platform: z.enum(PLATFORMS).default(USUAL_PLATFORM),
  /** The photo's place among the photos, from 0; the first is the main one. */
  photo: z
    .number()
    .int()
    .min(0)
    .max(LIMITS.imagesPerListing - 1)
    .default(0),
  /** Size and type of the file that the seller will post, when what is sent here is a smaller copy of it. */
  original: z
    .object({
      width: z.number().int().positive().max(100_000),
      height: z.number().int().positive().max(100_000),
      bytes: z.number().int().positive().optional(),
      mimeType: z.string().max(100).optional(),
    })
    .optional(),
  reader: z.enum(['auto', 'builtin']).default('auto'),
});
export type AnalyzeImageRequest = z.infer<typeof analyzeImageRequestSchema>;
export type AnalyzeImageRequestInput = z.input<typeof analyzeImageRequestSchema>;

export const synthesizeRequestSchema = z.object({
  analyses: z
    .array(imageAnalysisSchema)
    .min(1, 'There is nothing to put together.')
    .max(LIMITS.imagesPerListing)
    .refine(
      (analyses) => analyses.reduce((sum, { findings }) => sum + findings.length, 0) <= MOST_FINDINGS,
      `The photos of one item show at most ${MOST_FINDINGS} things.`,
    ),
  reader: z.enum(['auto', 'builtin']).default('auto'),
});
export type SynthesizeRequest = z.infer<typeof synthesizeRequestSchema>;
export type SynthesizeRequestInput = z.input<typeof synthesizeRequestSchema>;

/** A photo as the server keeps it: upright, at most `LIMITS.storedSide` pixels long, nothing in it but pixels. */
export const storedPhotoSchema = z.object({
  /** Where it is served, and what `imageUrls` of a listing names: '/photos/listings/…/….jpg'. */
  url: addressText,
  thumbnailUrl: addressText,
  type: z.enum(IMAGE_TYPES),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  sizeBytes: z.number().int().positive(),
});
export type StoredPhoto = z.infer<typeof storedPhotoSchema>;

/** The small copy (WEBP, at most `LIMITS.thumbnailSide` pixels long) of the photo served at `url`. */
export function thumbnailUrl(url: string): string {
  return url.replace(/\.\w+$/, '-small.webp');
}
