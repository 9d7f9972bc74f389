import type { AnalyzeImageRequest, ImageAnalysis, SynthesizeRequest } from '@smart-listings/contract';
import { analyzeReading, leaveNumbersOut, marketplaceOf, mergeAnalyses } from '@smart-listings/engine';
import type { TextModel, TextRequest } from '../../ai/text-model.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { requireImageFile } from '../../reading/image-file.ts';
import { readAnalysis, type SeenByModel } from './answer.ts';
import { buildImagePrompt, buildMergePrompt } from './prompt.ts';

export interface Visitor {
  /** Whose allowance it counts against. */
  network: string;
  requestId: string;
  /** Says that the client has left. */
  signal: AbortSignal;
}

/**
 * What one photo shows: read on this server, and looked at by the provider's model where one is set.
 * The photo is held in memory for as long as that takes, and nowhere else.
 */
export async function analyzeImage(
  context: AppContext,
  request: AnalyzeImageRequest,
  visitor: Visitor,
): Promise<ImageAnalysis> {
  const model = request.reader === 'builtin' || !context.model?.takesImages ? null : context.model;
  const bytes = requireImageFile(Buffer.from(request.image.base64, 'base64'));
  const { reading, copy } = await context.photoReader.read(bytes, { copy: model !== null }, visitor.signal);
  const { platform, photo, original } = request;
  const analysis = await context.processorTime.run(visitor.network, () =>
    analyzeReading(reading, { marketplace: marketplaceOf(platform), photo, original }),
  );
  if (!model || !copy) return analysis;
  const seen = await askModel(context, { model, prompt: buildImagePrompt(copy, analysis.findings) }, visitor);
  if (seen === null) return { ...analysis, withoutModel: true };
  return { ...analysis, ...combine(seen, analysis), engine: model.name };
}

/** The analyses of one item's photos as one; where they contradict each other, nothing is chosen. */
export async function synthesizeAnalysis(
  context: AppContext,
  { analyses, reader }: SynthesizeRequest,
  visitor: Visitor,
): Promise<ImageAnalysis> {
  const merged = await context.processorTime.run(visitor.network, () => mergeAnalyses(analyses));
  const looks = reader !== 'builtin' && context.model?.takesImages;
  const model = looks && analyses.length > 1 ? context.model : null;
  if (!model) return merged;
  const seen = await askModel(
    context,
    { model, prompt: buildMergePrompt(analyses.map(leaveNumbersOut)) },
    visitor,
  );
  // The analyses say by themselves whether the model has looked at the photos.
  return seen === null ? merged : { ...merged, ...combine(seen, merged), engine: model.name };
}

/** What was read off the item stands; the model adds what only eyes can tell. */
function combine(seen: SeenByModel, read: ImageAnalysis): SeenByModel {
  const lines = [...read.features.split('\n'), ...seen.features.split('\n')].filter((line) => line !== '');
  return {
    itemName: seen.itemName || read.itemName,
    make: read.make || seen.make,
    modelNumber: read.modelNumber || seen.modelNumber,
    features: [...new Set(lines)].join('\n'),
    keywords: seen.keywords || read.keywords,
  };
}

/** Photos wait to be read: what takes longer would not be waited for. */
const LOOKS_WITHIN_MS = 20_000;

/** Null where the model does not answer, or may not be asked now: what was read without it stands, and costs nothing. */
async function askModel(
  context: AppContext,
  { model, prompt }: { model: TextModel; prompt: TextRequest },
  { network, requestId, signal: left }: Visitor,
): Promise<SeenByModel | null> {
  const giveBack = await context.photoLimits.ai.take(network).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (giveBack === null) return null;
  const signal = AbortSignal.any([left, context.shutdown.givingUp]);
  try {
    return readAnalysis(await model.write(prompt, { signal, withinMs: LOOKS_WITHIN_MS }));
  } catch (error) {
    if (signal.aborted) throw new AppError('unreachable', 'The request was given up.', { cause: error });
    await giveBack();
    if (!(error instanceof AppError)) throw error;
    const provider = error.cause instanceof Error ? error.cause.message : undefined;
    context.logger.warn(
      { requestId, model: model.name, code: error.code, provider },
      'the provider did not analyse the photo',
    );
    return null;
  }
}
