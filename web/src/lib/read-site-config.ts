import { type BillingConfig, PRODUCT, type PublicConfig } from '@smart-listings/contract';

export interface SiteConfig extends Pick<PublicConfig, 'billing' | 'proPrice' | 'analyticsId'> {
  supportEmail: string | null;
  /** 'builtin', or the provider and model that writes. */
  engine: string | null;
  /** The marketplace whose own categories and fields this server can ask for. */
  marketFields: string | null;
  /** Marketplaces that an account can be connected to. */
  channels: readonly string[];
}

/** The answer of /api/config, by hand: a schema would weigh more than all that is read with it. */
export function readSiteConfig(body: unknown): SiteConfig {
  const fields = isRecord(body) ? body : {};
  return {
    supportEmail: textOf(fields.supportEmail),
    engine: textOf(fields.engine),
    billing: readBilling(fields.billing),
    proPrice: textOf(fields.proPrice) ?? PRODUCT.proPrice,
    analyticsId: textOf(fields.analyticsId),
    marketFields: textOf(fields.marketFields),
    channels: Array.isArray(fields.channels) ? fields.channels.filter((code) => textOf(code)) : [],
  };
}

/** What cannot be read can buy nothing. */
function readBilling(value: unknown): BillingConfig {
  if (!isRecord(value)) return { kind: 'off' };
  const checkoutPath = textOf(value.checkoutPath);
  if (value.kind === 'sandbox' && checkoutPath) return { kind: 'sandbox', checkoutPath };
  const clientToken = textOf(value.clientToken);
  const { environment } = value;
  const isKnown = environment === 'sandbox' || environment === 'production';
  if (value.kind === 'paddle' && clientToken && isKnown) return { kind: 'paddle', clientToken, environment };
  return { kind: 'off' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
