import { LIMITS, MESSAGES } from '@smart-listings/contract';
import { z } from 'zod';
import { ProviderFailure } from '../../ai/errors.ts';
import { readJsonObject } from '../../ai/read-json.ts';
import type { TextAnswer } from '../../ai/text-model.ts';
import { AppError } from '../../lib/app-error.ts';

const filled = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '');

/** What a model must answer with; the price is welcome but not needed. */
const modelListingSchema = z.object({
  title: filled(LIMITS.saved.title),
  description: filled(LIMITS.saved.description),
  tags: z
    .array(z.string())
    .transform((tags) => tags.slice(0, LIMITS.saved.tags).map((tag) => tag.slice(0, LIMITS.saved.tag))),
  suggestedPriceRange: z.string().catch(''),
  priceJustification: z.string().catch(''),
});
export type ModelListing = z.infer<typeof modelListingSchema>;

/** Openings by which models decline, in a text of its own or put into the fields of a listing. */
const REFUSAL =
  /^\W*(?:(?:i['’]?m|i am|we['’]?re|we are)\s+(?:very\s+|so\s+)?sorry|sorry\b|i (?:can ?not|can['’]t|won['’]t|will not|must decline|am (?:not able|unable))|i['’]m (?:not able|unable)|as an ai\b|(?:unfortunately|regrettably),? i\b|i apologi[sz]e\b)/i;

/**
 * The listing in a model's answer.
 * @throws AppError refused for a refusal or silence, bad-answer for anything that is no listing,
 * unreachable for an answer that broke off
 */
export function readAnswer(answer: TextAnswer): ModelListing {
  const { text, finishReason } = answer;
  if (finishReason === 'content-filter') throw refused('its safety filter stopped the answer');
  const result = modelListingSchema.safeParse(readJsonObject(text));
  if (!result.success) throw notAListing(text, finishReason);
  if (REFUSAL.test(result.data.title) || REFUSAL.test(result.data.description)) {
    throw refused('the fields of the listing hold a refusal');
  }
  return result.data;
}

function notAListing(text: string, finishReason: string): AppError {
  if (finishReason === 'interrupted' || finishReason === 'error') {
    return new AppError(
      'unreachable',
      'The AI server broke off in the middle of its answer. Please try again.',
      {
        cause: new ProviderFailure('the answer broke off', null),
      },
    );
  }
  if (text.trim() === '') return refused('the answer was empty');
  if (REFUSAL.test(text)) return refused('the answer was a refusal');
  return new AppError('bad-answer', MESSAGES.badAnswer, {
    cause: new ProviderFailure(`the answer was no listing (it ended by "${finishReason}")`, null),
  });
}

function refused(summary: string): AppError {
  return new AppError(
    'refused',
    'The AI declined to write this listing. Check the item details, or try again.',
    {
      cause: new ProviderFailure(summary, null),
    },
  );
}
