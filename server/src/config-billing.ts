import { ConfigError } from './config-error.ts';

/** How Pro is paid for. */
export type BillingConfig =
  | { kind: 'off' }
  /** A checkout on this server that takes no money. */
  | { kind: 'sandbox' }
  | {
      kind: 'paddle';
      environment: 'sandbox' | 'production';
      /** Public: browsers open checkouts with it. */
      clientToken: string;
      /** The recurring price of Pro. */
      priceId: string;
      /** null: Paddle's own address. */
      baseUrl: string | null;
    };

export interface BillingSecrets {
  apiKey: string;
  webhookSecret: string;
}

export const BILLING_KINDS = ['auto', 'sandbox', 'paddle', 'off'] as const;
export const PADDLE_ENVIRONMENTS = ['sandbox', 'production'] as const;

/** What the environment says of payments; `config.ts` has checked each value by itself. */
export interface BillingEnvironment {
  NODE_ENV: 'development' | 'production' | 'test';
  BILLING: (typeof BILLING_KINDS)[number];
  PADDLE_API_KEY?: string | undefined;
  PADDLE_CLIENT_TOKEN?: string | undefined;
  PADDLE_WEBHOOK_SECRET?: string | undefined;
  PADDLE_PRICE_ID?: string | undefined;
  PADDLE_ENVIRONMENT?: (typeof PADDLE_ENVIRONMENTS)[number] | undefined;
  PADDLE_BASE_URL?: string | undefined;
}

interface Choice {
  billing: BillingConfig;
  billingSecrets: BillingSecrets | null;
}

/**
 * Paddle where it is set up; else the sandbox, but in production only when BILLING names it, because there
 * anybody could have Pro for nothing.
 * @throws ConfigError for a group of which only a part is set, and for keys of two environments
 */
export function chooseBilling(values: BillingEnvironment): Choice {
  if (values.BILLING === 'off') return { billing: { kind: 'off' }, billingSecrets: null };
  if (values.BILLING === 'sandbox') return { billing: { kind: 'sandbox' }, billingSecrets: null };
  const given = Object.entries(values).some(
    ([name, value]) => name.startsWith('PADDLE_') && value !== undefined,
  );
  if (values.BILLING === 'paddle' || given) return choosePaddle(values);
  return {
    billing: { kind: values.NODE_ENV === 'production' ? 'off' : 'sandbox' },
    billingSecrets: null,
  };
}

function choosePaddle(values: BillingEnvironment): Choice {
  const need = (
    name: 'PADDLE_API_KEY' | 'PADDLE_CLIENT_TOKEN' | 'PADDLE_WEBHOOK_SECRET' | 'PADDLE_PRICE_ID',
  ) => {
    const value = values[name];
    if (!value)
      throw new ConfigError(`${name} is needed too: Paddle takes a key, a token, a secret and a price.`);
    return value;
  };
  const apiKey = need('PADDLE_API_KEY');
  const clientToken = need('PADDLE_CLIENT_TOKEN');
  const webhookSecret = need('PADDLE_WEBHOOK_SECRET');
  const priceId = need('PADDLE_PRICE_ID');
  const environment = values.PADDLE_ENVIRONMENT ?? 'production';
  // Both say which environment they are for: mixed, every call would fail one by one.
  requireEnvironment('PADDLE_API_KEY', findEnvironment(apiKey, /_live_/, /_sdbx_/), environment);
  requireEnvironment('PADDLE_CLIENT_TOKEN', findEnvironment(clientToken, /^live_/, /^test_/), environment);
  return {
    billing: { kind: 'paddle', environment, clientToken, priceId, baseUrl: values.PADDLE_BASE_URL ?? null },
    billingSecrets: { apiKey, webhookSecret },
  };
}

type PaddleEnvironment = (typeof PADDLE_ENVIRONMENTS)[number];

/** Keys of an older form say nothing. */
function findEnvironment(key: string, live: RegExp, sandbox: RegExp): PaddleEnvironment | null {
  if (live.test(key)) return 'production';
  return sandbox.test(key) ? 'sandbox' : null;
}

function requireEnvironment(name: string, is: PaddleEnvironment | null, wanted: PaddleEnvironment): void {
  if (is === null || is === wanted) return;
  throw new ConfigError(
    `${name} belongs to Paddle's ${is} environment, but PADDLE_ENVIRONMENT is ${wanted}.`,
  );
}
