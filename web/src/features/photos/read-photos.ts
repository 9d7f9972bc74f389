import { type ImageAnalysis, MESSAGES, PLATFORMS } from '@smart-listings/contract';
import { mergeLooks } from '@smart-listings/engine';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { writesHere } from '../../lib/chosen-writer.ts';
import { readDataUrl } from '../../lib/read-data-url.ts';
import type { RetryOptions } from '../../lib/retry.ts';
import type { IntakeParts } from './album-intake.ts';
import { analyzeImage } from './api/analyze-image.ts';
import { synthesizeAnalysis } from './api/synthesize-analysis.ts';
import { READ_SHAPE } from './compress/fit.ts';
import type { Reading } from './findings.ts';
import { findLook, LookFailed } from './look-on-device.ts';
import { fetchPhoto, type Photo } from './photo.ts';

export interface ReadOptions extends Pick<RetryOptions, 'firstDelayMs'> {
  /** Draws a photo as it was taken, with what was done to it since. */
  render: IntakeParts['render'];
  /** '' when none is chosen yet. */
  platform: string;
  signal: AbortSignal;
  /** Called with each photo's own reading as it arrives. */
  onRead: (id: string, analysis: ImageAnalysis) => void;
  onAttempt: (attempt: number, attempts: number) => void;
}

/** Two at once keep the server's readers busy without queueing for everybody else. */
const AT_ONCE = 2;

/**
 * Has the photos read that were not yet, and puts all readings together.
 * @throws Error with the sentence for the seller, or the signal's reason
 */
export async function readPhotos(photos: readonly Photo[], options: ReadOptions): Promise<Reading> {
  const { platform, signal, onAttempt, firstDelayMs } = options;
  const retry = { signal, onAttempt, firstDelayMs };
  // Then only our own reader may see what the AI here cannot look at.
  const here = writesHere();
  const look = here ? await findLook() : null;
  const analyses = new Map<string, ImageAnalysis>();
  const unread = [...photos.entries()].filter(([, photo]) => !photo.analysis);
  const readNext = async (): Promise<void> => {
    for (let next = unread.shift(); next; next = unread.shift()) {
      const [place, photo] = next;
      const analysis = await say(MESSAGES.analyzeFailed, signal, async () => {
        if (look) return look(await copyOf(photo, signal), signal);
        const image = await fullOf(photo, options);
        const request = await requestFor(photo, { place, image, platform });
        return analyzeImage(here ? { ...request, reader: 'builtin' } : request, retry);
      });
      analyses.set(photo.id, analysis);
      options.onRead(photo.id, analysis);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  const all = photos.flatMap((photo) => photo.analysis ?? analyses.get(photo.id) ?? []);
  const [only] = all;
  const order = photos.map(({ id }) => id);
  if (only && all.length === 1) return { analysis: only, order };
  if (here) return { analysis: mergeLooks(all), order };
  return {
    analysis: await say(MESSAGES.synthesizeFailed, signal, () => synthesizeAnalysis(all, retry)),
    order,
  };
}

async function requestFor(
  { original }: Photo,
  { place, image, platform }: { place: number; image: Blob; platform: string },
) {
  const chosen = PLATFORMS.find((name) => name === platform);
  return {
    image: { base64: (await readDataUrl(image)).replace(/^data:[^,]*,/, ''), mimeType: image.type },
    photo: place,
    ...(chosen && { platform: chosen }),
    ...(original && { original }),
  };
}

async function copyOf({ blob, src }: Photo, signal: AbortSignal): Promise<Blob> {
  return blob ?? fetchPhoto(src, signal);
}

/** Print that the copy has lost stands on the photo as it was taken. A device without room for that sends the copy. */
async function fullOf(photo: Photo, { render, signal }: ReadOptions): Promise<Blob> {
  const { source, edits } = photo;
  const full = source && (await render(source, edits, READ_SHAPE).catch(() => null));
  return full ?? copyOf(photo, signal);
}

async function say<T>(sentence: (message: string) => string, signal: AbortSignal, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw error;
    // What stands before the server refuses large bodies in words of its own.
    if (error instanceof ApiError && error.status === 413)
      throw new Error(MESSAGES.imageTooLarge, { cause: error });
    const message = error instanceof LookFailed ? error.message : messageOf(error);
    throw new Error(sentence(message), { cause: error });
  }
}
