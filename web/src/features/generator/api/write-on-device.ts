import {
  type GenerateRequestInput,
  type GenerateResponse,
  generateRequestSchema,
} from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';

/** The built-in writer's answer, written in this browser: the same engine that the server runs. */
export function writeOnDevice(request: GenerateRequestInput): GenerateResponse {
  const { formData, confirmedFacts, seenOnPhotos, competitionAnalysis, ...rest } =
    generateRequestSchema.parse(request);
  const comparables = competitionAnalysis?.comparables;
  return generateListing(formData, {
    ...rest,
    confirmed: confirmedFacts,
    seen: seenOnPhotos,
    evidence: comparables ? { comparables, today: new Date().toISOString().slice(0, 10) } : null,
  });
}
