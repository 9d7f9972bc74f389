import type { Config, Secrets } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { BillingProvider } from './billing-provider.ts';
import { createPaddleProvider } from './paddle.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox/sandbox.ts';

export interface Billing {
  provider: BillingProvider;
  /** The same when it is the sandbox, whose pages this server shows itself. */
  sandbox: SandboxProvider | null;
}

interface Parts {
  db: Db;
  secret: string;
  clock: () => Date;
}

/** Whoever takes the money on this server; null when nobody does. */
export function createBilling(
  config: Config,
  secrets: Secrets,
  { db, secret, clock }: Parts,
): Billing | null {
  if (config.billing.kind === 'paddle' && secrets.billing) {
    return { provider: createPaddleProvider(config.billing, secrets.billing, { clock }), sandbox: null };
  }
  if (config.billing.kind !== 'sandbox') return null;
  const sandbox = createSandboxProvider({ db, secret, clock });
  return { provider: sandbox, sandbox };
}
