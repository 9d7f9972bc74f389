import { type GenerateRequestInput, STORAGE_KEYS } from '@smart-listings/contract';
import { createBuiltinWriter } from '@smart-listings/engine';
import { isOfServer } from '../../lib/api-error.ts';
import { isConnected } from '../../lib/connection.ts';
import { writeText } from '../../lib/storage.ts';
import { type GenerateOptions, generateListing } from './api/generate-listing.ts';
import { writeOnDevice } from './writers/device.ts';
import { type WrittenFor, writeInPage } from './writers/in-page.ts';

interface Options extends GenerateOptions {
  /** Nothing may leave this browser: its own AI writes, or the built-in writer. */
  here?: boolean;
}

const ON_DEVICE = 'the built-in writer wrote this on your device.';
const NO_CONNECTION = `No connection: ${ON_DEVICE}`;
const NO_SERVER = `Our server does not answer as it should: ${ON_DEVICE}`;

/** Asked for by name it is there in milliseconds, or something is wrong on the way: this page can do the same. */
const BUILTIN_BY_SERVER = { extraAttempts: 0, totalMs: 4_000 };

/**
 * Has a listing written by whoever is to write it: the server, the AI of this browser, or the built-in writer in
 * this page, which needs neither.
 * @throws ApiError with a message for the seller
 */
export async function writeListing(
  request: GenerateRequestInput,
  options: Options = {},
): Promise<WrittenFor> {
  const { here = false, ...others } = options;
  writeText('local', STORAGE_KEYS.lastPlatform, request.formData.platform);
  const writeBuiltin = () =>
    writeInPage(createBuiltinWriter(), request, {
      signal: options.signal ?? new AbortController().signal,
      onPartial: options.onPartial,
    });
  if (here) return request.writer === 'builtin' ? writeBuiltin() : writeOnDevice(request, options);
  const isBuiltin = request.writer === 'builtin';
  let word = NO_CONNECTION;
  try {
    if (await isConnected())
      return await generateListing(request, isBuiltin ? { ...others, ...BUILTIN_BY_SERVER } : others);
  } catch (error) {
    // Asked for by name, the built-in writer needs no server.
    if (!isBuiltin || !isOfServer(error)) throw error;
    if (error.code !== 'network') word = NO_SERVER;
  }
  return { ...(await writeBuiltin()), instead: word };
}
