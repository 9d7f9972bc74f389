interface Price {
  /** As providers write it: in the currency's smallest unit, '599'. */
  minorUnits: string;
  /** 'USD' */
  currency: string;
  /** 'month'; null for what is paid once. */
  interval: string | null;
}

/** A price in the product's own words, 'from 5.99 USD per month'; null for one that cannot be read. */
export function formatPrice({ minorUnits, currency, interval }: Price): string | null {
  if (!/^\d+$/.test(minorUnits) || !/^[A-Z]{3}$/.test(currency) || !interval) return null;
  // Not every currency has cents.
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return `from ${(Number(minorUnits) / 10 ** digits).toFixed(digits)} ${currency} per ${interval}`;
}
