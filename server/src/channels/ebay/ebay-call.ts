import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { badEbayAnswer, translateEbayError, translateEbayStatus } from '../../market/ebay-errors.ts';
import { GrantRefused, TokenRefused } from '../channel.ts';
import { askService } from '../service-call.ts';
import { type EbayError, refusal } from './ebay-failures.ts';

/** The longest that one request may take: publishing asks half of eBay. */
const EBAY_TIMEOUT_MS = 30_000;
const LONGEST_ANSWER = 5 * 1024 * 1024;

export interface EbayRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        errorId: z.number(),
        message: z.string().optional(),
        longMessage: z.string().optional(),
        parameters: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
      }),
    )
    .min(1),
});

/** eBay says which of its errors it is. */
export class EbayRefusal extends AppError {
  readonly errors: readonly EbayError[];
  constructor(status: number, errors: readonly EbayError[]) {
    const { code, message, details } = refusal(status, errors);
    super(code, message, details);
    this.errors = errors;
  }
}

const grantSchema = z.object({ error: z.literal('invalid_grant') });

/**
 * One request, and its answer as JSON; undefined for an answer without a body.
 * @throws TokenRefused (401), EbayRefusal (400, 404, 409), AppError for everything else
 */
export async function callEbay(
  { method, url, headers, body }: EbayRequest,
  timeoutMs: number = EBAY_TIMEOUT_MS,
): Promise<unknown> {
  const {
    status,
    headers: answered,
    json,
  } = await askService(
    { method, url, headers, ...(body !== undefined && { body }) },
    {
      errors: { thrown: translateEbayError, badAnswer: badEbayAnswer },
      timeoutMs,
      longestBytes: LONGEST_ANSWER,
    },
  );
  if (status >= 200 && status < 300) return json;
  if (status === 401) throw new TokenRefused('eBay does not take this token.');
  if (status === 400 && grantSchema.safeParse(json).success) throw new GrantRefused('invalid_grant');
  const said = errorsSchema.safeParse(json);
  if ([400, 404, 409].includes(status) && said.success) throw new EbayRefusal(status, said.data.errors);
  if (status === 403) {
    const message =
      'eBay does not let this account do that. Look into its Seller Hub, then connect it again.';
    throw new AppError('refused', message, { cause: new Error('eBay: 403') });
  }
  throw translateEbayStatus(status, answered);
}
