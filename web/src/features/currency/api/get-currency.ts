import { CURRENCY_SHAPE, DEFAULT_CURRENCY } from '@smart-listings/contract';
import { post } from '../../../lib/api.ts';
import { type RetryOptions, withRetry } from '../../../lib/retry.ts';

/** The currency used where the seller is; an answer in another shape becomes the default. */
export function getCurrency(
  position: { lat: number; lon: number },
  options: RetryOptions = {},
): Promise<string> {
  return withRetry(async () => {
    const response = await post('/api/gemini/getCurrency', position, { signal: options.signal });
    const body: unknown = await response.json();
    return currencyOf(body);
  }, options);
}

function currencyOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('currency' in body)) return DEFAULT_CURRENCY;
  const { currency } = body;
  return typeof currency === 'string' && CURRENCY_SHAPE.test(currency) ? currency : DEFAULT_CURRENCY;
}
