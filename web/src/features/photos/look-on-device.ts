// The AI of this browser looks at the photos, where it takes pictures: nothing of them leaves.
import { AI_RETRY, type ImageAnalysis } from '@smart-listings/contract';
import { buildLook, readLook } from '@smart-listings/engine';
import { askModel, findModel } from '../../lib/language-model.ts';
import { ModelFault } from '../../lib/model-fault.ts';

type Look = (image: Blob, signal: AbortSignal) => Promise<ImageAnalysis>;

/** Null where this browser's AI takes no pictures. */
export async function findLook(): Promise<Look | null> {
  return (await findModel({ images: true })) === 'available' ? look : null;
}

/** Why there is no analysis, in a sentence for the seller. */
export class LookFailed extends Error {
  override name = 'LookFailed';

  constructor(reason: string, cause?: unknown) {
    const way = 'Choose “Write as usual” to have your photos read on our server instead.';
    super(`The AI of this browser ${reason}. ${way}`, { cause });
  }
}

async function look(image: Blob, left: AbortSignal): Promise<ImageAnalysis> {
  const { instructions, prompt, answer, mostTokens = 0 } = buildLook();
  const timeout = AbortSignal.timeout(AI_RETRY.totalMs);
  const question = {
    instructions,
    prompt,
    schema: answer.schema,
    mostTokens,
    images: true,
    pictures: [image],
  };
  try {
    const analysis = readLook(await askModel(question, { signal: AbortSignal.any([left, timeout]) }));
    if (analysis) return analysis;
    throw new LookFailed('said nothing of the photo');
  } catch (error) {
    left.throwIfAborted();
    if (timeout.aborted) throw new LookFailed('took too long', error);
    if (error instanceof ModelFault) throw new LookFailed(error.reason, error);
    throw error;
  }
}
