import { type ImageAnalysis, LIMITS, MESSAGES } from '@smart-listings/contract';
import {
  canBeSeen,
  findContacts,
  readJsonObject,
  withoutPrivate,
  withoutUnseen,
} from '@smart-listings/engine';
import { z } from 'zod';
import { ProviderFailure } from '../../ai/errors.ts';
import type { TextAnswer } from '../../ai/text-model.ts';
import { AppError } from '../../lib/app-error.ts';

/** More are no description of a photo, and each is looked at. */
const MOST_PARTS = 60;

/** Models give lists as text and text as lists: both say the same. */
const listed = (separator: RegExp) =>
  z.union([z.array(z.string()), z.string().transform((text) => text.split(separator))]);

const modelAnalysisSchema = z.object({
  itemName: z.string(),
  make: z.string().catch(''),
  makeSeen: z.enum(['printed', 'logo', 'no']).catch('no'),
  modelNumber: z.string().catch(''),
  modelSeen: z.enum(['printed', 'no']).catch('no'),
  features: listed(/\n+/),
  keywords: listed(/,/),
});

export type SeenByModel = Pick<ImageAnalysis, 'itemName' | 'make' | 'modelNumber' | 'features' | 'keywords'>;

/**
 * The analysis in a model's answer. A make or model that it has not seen but supposed is dropped, and so is what no
 * eye can see, or what it was told by words on the photo: that the thing is new, works, is worth something.
 * @throws AppError refused for silence or its safety filter, bad-answer for anything of another shape
 */
export function readAnalysis({ text, finishReason }: TextAnswer): SeenByModel {
  const result = modelAnalysisSchema.safeParse(readJsonObject(text));
  if (finishReason === 'content-filter' || text.trim() === '') {
    throw new AppError('refused', 'The AI declined to look at this photo. Try another one.', {
      cause: new ProviderFailure('the answer was empty or stopped by its safety filter', null),
    });
  }
  if (!result.success) {
    throw new AppError('bad-answer', MESSAGES.badAnalysis, {
      cause: new ProviderFailure(`the answer was no analysis (it ended by "${finishReason}")`, null),
    });
  }
  const { itemName, make, makeSeen, modelNumber, modelSeen, features, keywords } = result.data;
  return {
    itemName: withoutUnseen(plain(itemName, LIMITS.form.itemName), make),
    make: makeSeen === 'no' ? '' : plain(make, LIMITS.form.make),
    modelNumber: modelSeen === 'no' ? '' : plain(modelNumber, LIMITS.form.modelNumber, 'Model: '),
    features: cut(join(features, '\n', make), LIMITS.form.features),
    keywords: cut(join(keywords, ', ', make), LIMITS.form.keywords),
  };
}

function join(parts: readonly string[], by: string, make: string): string {
  const tidy = parts.slice(0, MOST_PARTS).map((part) => plain(part.replace(/^[-*•\s]+/, ''), 300));
  return [...new Set(tidy.filter((part) => part !== '' && canBeSeen(part, make)))].join(by);
}

/** One line of text, without numbers of one single device; one that carries an address or a telephone number is left out. */
function plain(text: string, most: number, asked = ''): string {
  const line = withoutPrivate(
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    asked,
  );
  return findContacts(line).length > 0 ? '' : cut(line, most);
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}
