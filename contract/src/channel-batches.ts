/** Several listings put up on one marketplace together: shown first, then sent, each by itself. */
import { z } from 'zod';
import { previewRequestSchema, previewSchema } from './channels.ts';
import { boundedRecord, idText, sentenceText, boundedText as text } from './form-text.ts';
import { LIMITS } from './limits.ts';

const MOST = LIMITS.channelBatch;

/** What holds for all of them; category, price and what is of an item alone are each item's own. */
export const startBatchRequestSchema = previewRequestSchema.pick({ chosen: true, typed: true }).extend({
  listingIds: z.array(idText).min(1).max(MOST),
});
export type StartBatchRequest = z.input<typeof startBatchRequestSchema>;
export const startBatchResponseSchema = z.object({ id: idText });

/** previewing: it is brought there, unseen. seen: it waits for the press. */
export const BATCH_ITEM_STATES = ['previewing', 'seen', 'publishing', 'live', 'failed', 'stopped'] as const;
export type BatchItemState = (typeof BATCH_ITEM_STATES)[number];

const batchItemSchema = z.object({
  listingId: idText,
  title: text(LIMITS.saved.title),
  state: z.enum(BATCH_ITEM_STATES),
  /** Why it failed, or what it waits for; null: nothing is wrong. */
  problem: sentenceText.nullable(),
  /** What would go out; null before it was shown. */
  preview: previewSchema.nullable(),
});
export type BatchItem = z.infer<typeof batchItemSchema>;

export const batchSchema = z.object({ items: z.array(batchItemSchema).max(MOST) });
export type Batch = z.infer<typeof batchSchema>;

/** By listing, the digest of what was seen: nothing else goes out. */
export const publishBatchRequestSchema = z.object({
  digests: boundedRecord(idText, text(64), MOST),
});
