import { badEbayAnswer, translateEbayError } from '../../market/ebay-errors.ts';
import { TokenRefused } from '../channel.ts';
import { askService } from '../service-call.ts';

/** The version of the Trading API whose description this follows. */
const VERSION = '1451';
/** A seller waits for it, and disconnects all the same. */
const TIMEOUT_MS = 5_000;
const LONGEST_ANSWER = 64 * 1024;

const BODY =
  '<?xml version="1.0" encoding="utf-8"?><RevokeTokenRequest xmlns="urn:ebay:apis:eBLBaseComponents"/>';
const DONE = /<Ack>(?:Success|Warning)<\/Ack>/;
/** Of a token that is none, or has ended: a renewed one may do. */
const TOKEN_ENDED = /<ErrorCode>(?:21916984|21917053)<\/ErrorCode>/;

/** Where eBay is, and who this application is there. */
export interface EbayApplication {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** The developer's key, which only the call that ends a permission wants. */
  devId: string | null;
}

/**
 * Ends what the seller allowed, by `RevokeToken` of the Trading API, which takes OAuth tokens in a header of its own. It
 * wants all keys of the application, the developer's among them.
 * @throws TokenRefused, AppError when eBay does not say that it is done
 */
export async function revokeEbayToken(
  { baseUrl, clientId, clientSecret, devId }: EbayApplication,
  token: string,
): Promise<void> {
  const { status, text } = await askService(
    {
      method: 'POST',
      url: `${baseUrl}/ws/api.dll`,
      headers: {
        Accept: 'text/xml',
        'Content-Type': 'text/xml',
        'X-EBAY-API-CALL-NAME': 'RevokeToken',
        'X-EBAY-API-COMPATIBILITY-LEVEL': VERSION,
        'X-EBAY-API-SITEID': '0',
        'X-EBAY-API-APP-NAME': clientId,
        'X-EBAY-API-CERT-NAME': clientSecret,
        ...(devId !== null && { 'X-EBAY-API-DEV-NAME': devId }),
        'X-EBAY-API-IAF-TOKEN': token,
      },
      body: BODY,
    },
    {
      errors: { thrown: translateEbayError, badAnswer: badEbayAnswer },
      timeoutMs: TIMEOUT_MS,
      longestBytes: LONGEST_ANSWER,
      isText: true,
    },
  );
  if (status === 200 && DONE.test(text)) return;
  throw TOKEN_ENDED.test(text) ? new TokenRefused('eBay does not take this token.') : badEbayAnswer();
}
