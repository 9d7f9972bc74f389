// Apart so that the schemas (and zod) load with the first answer, not with the page.
import { type GenerateResponse, generateResponseSchema } from '@smart-listings/contract';

/** The answer of generateListing, or null when it has not the agreed shape. */
export function parseResponse(body: unknown): GenerateResponse | null {
  const result = generateResponseSchema.safeParse(body);
  return result.success ? result.data : null;
}
