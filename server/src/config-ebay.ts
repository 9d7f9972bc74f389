import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { webAddress } from './config-values.ts';

const EBAY_ENVIRONMENTS = ['production', 'sandbox'] as const;

export const EBAY_VARIABLES = {
  EBAY_CLIENT_ID: z.string().optional(),
  EBAY_CLIENT_SECRET: z.string().optional(),
  EBAY_BASE_URL: webAddress,
  EBAY_RU_NAME: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'takes the redirect name (RuName) of the developer account, no address')
    .optional(),
  EBAY_DEV_ID: z.string().min(1).max(200).optional(),
  EBAY_ENVIRONMENT: z.enum(EBAY_ENVIRONMENTS, 'takes production or sandbox').optional(),
  EBAY_AUTH_URL: webAddress,
  EBAY_MEDIA_URL: webAddress,
};

/** What the environment says of eBay; `config.ts` has checked each value by itself. */
type EbayEnvironment = z.output<z.ZodObject<typeof EBAY_VARIABLES>>;

/** Where sellers let this server act for them, and what eBay calls the way back. */
export interface EbaySelling {
  baseUrl: string;
  authUrl: string;
  mediaUrl: string;
  ruName: string;
  devId: string | null;
}

interface Choice {
  baseUrl: string;
  selling: EbaySelling | null;
  keys: { clientId: string; clientSecret: string };
}

const ADDRESSES = {
  production: {
    baseUrl: 'https://api.ebay.com',
    authUrl: 'https://auth.ebay.com',
    mediaUrl: 'https://apim.ebay.com',
  },
  sandbox: {
    baseUrl: 'https://api.sandbox.ebay.com',
    authUrl: 'https://auth.sandbox.ebay.com',
    mediaUrl: 'https://apim.sandbox.ebay.com',
  },
};

/**
 * The application keys alone serve searches; with the redirect name, sellers can connect their accounts.
 * @throws ConfigError for a group of which only a part is set
 */
export function chooseEbay(values: EbayEnvironment): Choice | null {
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret, EBAY_RU_NAME: ruName } = values;
  const given = Object.entries(values).some(
    ([name, value]) => name.startsWith('EBAY_') && value !== undefined,
  );
  if (!given) return null;
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'EBAY_CLIENT_SECRET' : 'EBAY_CLIENT_ID';
    throw new ConfigError(`${missing} is needed too: eBay takes an id and a secret together.`);
  }
  const addresses = ADDRESSES[values.EBAY_ENVIRONMENT ?? 'production'];
  const baseUrl = values.EBAY_BASE_URL ?? addresses.baseUrl;
  const { EBAY_AUTH_URL: authUrl, EBAY_MEDIA_URL: mediaUrl, EBAY_DEV_ID: devId = null } = values;
  if (!ruName && (authUrl || mediaUrl || devId)) {
    throw new ConfigError('EBAY_RU_NAME is needed too: eBay leads sellers back by that name.');
  }
  const selling = ruName
    ? { ...addresses, baseUrl, ...(authUrl && { authUrl }), ...(mediaUrl && { mediaUrl }), ruName, devId }
    : null;
  return { baseUrl, selling, keys: { clientId, clientSecret } };
}
