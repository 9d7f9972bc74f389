import { type GenerateRequestInput, type GenerateResponse, STORAGE_KEYS } from '@smart-listings/contract';
import { createBuiltinWriter } from '@smart-listings/engine';
import { ApiError } from '../../lib/api-error.ts';
import { writeText } from '../../lib/storage.ts';
import { type GenerateOptions, generateListing } from './api/generate-listing.ts';
import { writeOnDevice } from './writers/device.ts';
import { writeInPage } from './writers/in-page.ts';

interface Options extends GenerateOptions {
  /** Nothing may leave this browser: its own AI writes, or the built-in writer. */
  here?: boolean;
  /** Tells the seller who wrote, where that is not who was asked. */
  onWord?: (sentence: string) => void;
}

const NO_CONNECTION = 'No connection: the built-in writer wrote this on your device.';

/**
 * Has a listing written by whoever is to write it: the server, the AI of this browser, or the built-in writer in
 * this page, which needs neither.
 * @throws ApiError with a message for the seller
 */
export async function writeListing(
  request: GenerateRequestInput,
  options: Options = {},
): Promise<GenerateResponse> {
  const { here = false, onWord, ...others } = options;
  writeText('local', STORAGE_KEYS.lastPlatform, request.formData.platform);
  const writeBuiltin = () =>
    writeInPage(createBuiltinWriter(), request, {
      signal: options.signal ?? new AbortController().signal,
      onPartial: options.onPartial,
    });
  if (here) return request.writer === 'builtin' ? writeBuiltin() : writeOnDevice(request, options);
  try {
    if (navigator.onLine) return await generateListing(request, others);
  } catch (error) {
    const unreachable = error instanceof ApiError && error.code === 'network';
    // Asked for by name, the built-in writer needs no server.
    if (!unreachable || request.writer !== 'builtin') throw error;
  }
  onWord?.(NO_CONNECTION);
  return writeBuiltin();
}
