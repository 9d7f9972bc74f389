import { z } from 'zod';
import { type Channel, NoShop, type Tokens } from '../channel.ts';
import { type EtsyCall, readAs } from './etsy-call.ts';

export interface EtsyLoginOptions {
  authUrl: string;
  keystring: string;
  /** Where this server is reached from outside: Etsy leads the seller back there. */
  origin: string;
  clock: () => Date;
}

/** No wider than what is done. Nothing is deleted there, so `listings_d` is not asked for. */
const SCOPES = ['listings_r', 'listings_w', 'shops_r', 'transactions_r'];
const ALLOWS = [
  'put the listings on Etsy that you press for, change them and take them down',
  'read your listings, so that none is put up twice and a change that was made there is seen',
  'read your shop’s delivery profiles, return policies and processing times, to choose from',
  'read your orders, to see which of your listings was sold, when and for how much; nothing of the buyer is kept',
];

const PERMISSIONS = { page: 'https://www.etsy.com/your/apps', name: 'Apps' };

const tokensSchema = z.object({
  access_token: z.string().min(1).max(8_000),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).max(8_000),
});
const selfSchema = z.object({ shop_id: z.number().int().positive().nullish() });

/** Renewed this long before it ends, so that none ends on its way. */
const MARGIN_MS = 5 * 60_000;

/** Etsy’s authorisation code grant, with PKCE. */
export function createEtsyLogin(
  call: EtsyCall,
  { authUrl, keystring, origin, clock }: EtsyLoginOptions,
): Pick<Channel, 'allows' | 'permissions' | 'authorizeUrl' | 'exchange' | 'refresh' | 'revoke'> {
  // Etsy's page for applications knows exactly this address.
  const backUrl = `${origin}/api/channels/etsy/back`;
  async function ask(form: Record<string, string>): Promise<Tokens> {
    const path = '/v3/public/oauth/token';
    const body = await call({ method: 'POST', path, form: { client_id: keystring, ...form } });
    const { access_token: access, expires_in, refresh_token: refresh } = readAs(tokensSchema, body);
    const lastsMs = expires_in * 1000;
    const until = clock().getTime() + Math.max(lastsMs - MARGIN_MS, lastsMs / 2);
    return { access, accessUntil: new Date(until).toISOString(), refresh };
  }

  return {
    allows: ALLOWS,
    permissions: PERMISSIONS,
    revoke: null,
    authorizeUrl({ state, challenge }) {
      const query = new URLSearchParams({
        ...{ response_type: 'code', client_id: keystring, redirect_uri: backUrl },
        ...{ scope: SCOPES.join(' '), state, code_challenge: challenge, code_challenge_method: 'S256' },
      });
      return `${authUrl}/oauth/connect?${query.toString().replaceAll('+', '%20')}`;
    },
    async exchange({ code, verifier }) {
      const tokens = await ask({
        ...{ grant_type: 'authorization_code', redirect_uri: backUrl },
        ...{ code, code_verifier: verifier },
      });
      const self = await call({ path: '/v3/application/users/me', token: tokens.access });
      const { shop_id: shop } = readAs(selfSchema, self);
      if (!shop) throw new NoShop('an account without a shop');
      return { ...tokens, account: String(shop) };
    },
    async refresh({ refresh, account = '' }) {
      return { ...(await ask({ grant_type: 'refresh_token', refresh_token: refresh })), account };
    },
  };
}
