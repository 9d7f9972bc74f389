/** Several listings put up on one marketplace together: shown first, then sent, each by itself. */
import { z } from 'zod';
import { CHANNEL_CODES, previewRequestSchema, previewSchema } from './channels.ts';
import { boundedRecord, idText, sentenceText, boundedText as text, timeText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { PLATFORMS } from './platforms.ts';

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

export const readBatchQuerySchema = z.object({
  /** Without what would go out, for who asks again and again. */
  brief: z
    .enum(['true', 'false'])
    .default('false')
    .transform((brief) => brief === 'true'),
});

/** One that goes on without a page, or has waited for the press for less than a day since it was begun. */
const openBatchSchema = z.object({
  id: idText,
  code: z.enum(CHANNEL_CODES),
  name: z.enum(PLATFORMS),
  startedAt: timeText,
  /** How many listings it has, and how many of them are done, live or not. */
  listings: z.number().int().max(MOST),
  done: z.number().int().max(MOST),
  isMoving: z.boolean(),
});
export type OpenBatch = z.infer<typeof openBatchSchema>;

export const listBatchesResponseSchema = z.object({
  batches: z.array(openBatchSchema).max(2 * LIMITS.openChannelBatches),
});

/** By listing, the digest of what was seen: nothing else goes out. */
export const publishBatchRequestSchema = z.object({
  digests: boundedRecord(idText, text(64), MOST),
});
