import {
  type GenerateRequestInput,
  type GenerateResponse,
  generateRequestSchema,
} from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';

/** The built-in writer's answer, written in this browser: the same engine that the server runs. */
export function writeOnDevice(request: GenerateRequestInput): GenerateResponse {
  const { formData, variant, currency, confirmedFacts, seenOnPhotos, answers, putBack, competitionAnalysis } =
    generateRequestSchema.parse(request);
  const comparables = competitionAnalysis?.comparables;
  return generateListing(formData, {
    variant,
    currency,
    confirmed: confirmedFacts,
    seen: seenOnPhotos,
    answers,
    putBack,
    evidence: comparables ? { comparables, today: new Date().toISOString().slice(0, 10) } : null,
  });
}
