import type { GenerateRequest, GenerateResponse } from '@smart-listings/contract';
import { generateListing } from '../generate.ts';
import type { Writer, WriterCall } from './writer.ts';

/** Does the work, all of it at once, and may measure what it takes. */
type Run = (work: () => GenerateResponse) => GenerateResponse | Promise<GenerateResponse>;

/** The writer that needs nobody: sentences are the seller's, values are ours. */
export function createBuiltinWriter(run: Run = (work) => work()): Writer {
  return {
    name: 'builtin',
    reword: null,
    async write(request, call) {
      const response = await run(() => write(request, call));
      await tellPartials(response, call.onPartial);
      return response;
    },
  };
}

function write(
  { formData, confirmedFacts, seenOnPhotos, ...rest }: GenerateRequest,
  { evidence, taxonomy }: WriterCall,
): GenerateResponse {
  const { variant, currency, answers, putBack, photoCount } = rest;
  return generateListing(formData, {
    variant,
    currency,
    confirmed: confirmedFacts,
    seen: seenOnPhotos,
    answers,
    putBack,
    photoCount,
    evidence,
    taxonomy: taxonomy ?? null,
  });
}

async function tellPartials(
  { listing: { title, description, tags } }: GenerateResponse,
  onPartial: WriterCall['onPartial'],
): Promise<void> {
  if (!onPartial) return;
  await onPartial({ title });
  for (const text of growing(description)) await onPartial({ title, description: text });
  await onPartial({ title, description, tags });
}

/** A description grown paragraph by paragraph; the last one is the whole. */
function growing(description: string): string[] {
  const ends = [...description.matchAll(/\n\n+/g)].map((match) => match.index);
  return [...ends, description.length].filter((end) => end > 0).map((end) => description.slice(0, end));
}
