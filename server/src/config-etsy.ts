import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { webAddress } from './config-values.ts';

const CALLS_TAKES = 'takes a number from 1 to 1000';

export const ETSY_VARIABLES = {
  ETSY_KEYSTRING: z.string().optional(),
  ETSY_SHARED_SECRET: z.string().optional(),
  ETSY_BASE_URL: webAddress,
  ETSY_AUTH_URL: webAddress,
  ETSY_CALLS_PER_SECOND: z.coerce.number(CALLS_TAKES).min(1, CALLS_TAKES).max(1_000, CALLS_TAKES).optional(),
};

/** What the environment says of Etsy; `config.ts` has checked each value by itself. */
type EtsyEnvironment = z.output<z.ZodObject<typeof ETSY_VARIABLES>>;

/** Where sellers let this server act for them, and how often it may ask. */
export interface EtsySelling {
  baseUrl: string;
  authUrl: string;
  callsPerSecond: number;
}

interface Choice {
  selling: EtsySelling;
  keys: { keystring: string; sharedSecret: string };
}

/** What Etsy gives an application that nobody has asked more for. */
const CALLS_PER_SECOND = 5;

/** @throws ConfigError for a group of which only a part is set */
export function chooseEtsy(values: EtsyEnvironment): Choice | null {
  const { ETSY_KEYSTRING: keystring, ETSY_SHARED_SECRET: sharedSecret } = values;
  const given = Object.entries(values).some(
    ([name, value]) => name.startsWith('ETSY_') && value !== undefined,
  );
  if (!given) return null;
  if (!keystring || !sharedSecret) {
    const missing = keystring ? 'ETSY_SHARED_SECRET' : 'ETSY_KEYSTRING';
    throw new ConfigError(`${missing} is needed too: Etsy takes a keystring and a shared secret together.`);
  }
  return {
    selling: {
      baseUrl: values.ETSY_BASE_URL ?? 'https://openapi.etsy.com',
      authUrl: values.ETSY_AUTH_URL ?? 'https://www.etsy.com',
      callsPerSecond: values.ETSY_CALLS_PER_SECOND ?? CALLS_PER_SECOND,
    },
    keys: { keystring, sharedSecret },
  };
}
