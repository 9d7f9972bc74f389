import {
  type GenerateRequestInput,
  type GenerateResponse,
  generateRequestSchema,
  type PartialListing,
} from '@smart-listings/contract';
import type { Writer } from '@smart-listings/engine';

/** A listing, and why the built-in writer wrote it in place of whoever was asked. */
export type WrittenFor = GenerateResponse & { instead?: string | undefined };

interface Options {
  signal: AbortSignal;
  onPartial?: ((partial: PartialListing) => void) | undefined;
}

/** Has a writer of the engine's write in this browser: what it reads and writes goes nowhere. */
export function writeInPage(
  writer: Writer,
  input: GenerateRequestInput,
  options: Options,
): Promise<GenerateResponse> {
  const request = generateRequestSchema.parse(input);
  const comparables = request.competitionAnalysis?.comparables;
  const evidence = comparables ? { comparables, today: new Date().toISOString().slice(0, 10) } : null;
  return writer.write(request, { ...options, evidence });
}
