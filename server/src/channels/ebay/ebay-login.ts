import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { readAs } from '../../market/ebay-sender.ts';
import { type Channel, GrantRefused, TokenRefused, type Tokens } from '../channel.ts';
import { callEbay } from './ebay-call.ts';
import { type EbayApplication, revokeEbayToken } from './ebay-revoke.ts';

export interface EbayLoginOptions extends EbayApplication {
  authUrl: string;
  ruName: string;
  clock: () => Date;
}

const BASE = 'https://api.ebay.com/oauth/api_scope';
/** No wider than what is done: offers are written, the rest is read. */
const SCOPES = [
  `${BASE}/sell.inventory`,
  `${BASE}/sell.account.readonly`,
  `${BASE}/sell.fulfillment.readonly`,
];
const ALLOWS = [
  'put the listings on eBay that you press for, change them and take them down',
  'read your postage, payment and return policies, to choose from',
  'read your orders, to see which of your listings was sold, when and for how much; nothing of the buyer is kept',
];

const PERMISSIONS = {
  page: 'https://accounts.ebay.com/acctsec/security-center',
  name: 'Third-party app access',
};

const tokensSchema = z.object({
  access_token: z.string().min(1).max(8_000),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).max(8_000).optional(),
});

/** Renewed this long before it ends, so that none ends on its way. */
const MARGIN_MS = 5 * 60_000;

/** eBay’s authorisation code grant. It has no PKCE, and its way back is a name that eBay keeps the address of. */
export function createEbayLogin(
  options: EbayLoginOptions,
): Pick<Channel, 'allows' | 'permissions' | 'authorizeUrl' | 'exchange' | 'refresh' | 'revoke'> {
  const { ruName, clientId, clientSecret } = options;

  async function ask(form: Record<string, string>): Promise<z.output<typeof tokensSchema>> {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    try {
      const body = await callEbay({
        method: 'POST',
        url: `${options.baseUrl}/identity/v1/oauth2/token`,
        headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      return readAs(tokensSchema, body);
    } catch (error) {
      // 401 is said of this server's own keys.
      if (error instanceof TokenRefused && !(error instanceof GrantRefused)) throw ownKeys();
      throw error;
    }
  }

  function keep({ access_token, expires_in }: z.output<typeof tokensSchema>, refresh: string): Tokens {
    const lastsMs = expires_in * 1000;
    const until = options.clock().getTime() + Math.max(lastsMs - MARGIN_MS, lastsMs / 2);
    return { access: access_token, accessUntil: new Date(until).toISOString(), refresh };
  }

  return {
    allows: ALLOWS,
    permissions: PERMISSIONS,
    authorizeUrl({ state }) {
      const query = { client_id: clientId, redirect_uri: ruName, response_type: 'code' };
      // eBay's page wants spaces between scopes as %20.
      const text = new URLSearchParams({ ...query, scope: SCOPES.join(' '), state }).toString();
      return `${options.authUrl}/oauth2/authorize?${text.replaceAll('+', '%20')}`;
    },
    async exchange({ code }) {
      const answer = await ask({ grant_type: 'authorization_code', code, redirect_uri: ruName });
      if (!answer.refresh_token) throw new TokenRefused('no permission that lasts');
      return keep(answer, answer.refresh_token);
    },
    async refresh({ refresh }) {
      const answer = await ask({
        grant_type: 'refresh_token',
        refresh_token: refresh,
        scope: SCOPES.join(' '),
      });
      return keep(answer, answer.refresh_token ?? refresh);
    },
    revoke: ({ token }) => revokeEbayToken(options, token),
  };
}

function ownKeys(): AppError {
  return new AppError('misconfigured', 'eBay did not accept this server’s keys.', {
    cause: new Error('eBay: check EBAY_CLIENT_ID and EBAY_CLIENT_SECRET'),
  });
}
