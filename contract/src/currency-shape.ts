// Apart from currency.ts so that the browser's first page needs no zod.

/** Three capitals, a space, a bracketed symbol: 'GBP (£)'. */
export const CURRENCY_SHAPE = /^[A-Z]{3} \([^()\s]{1,8}\)$/u;
export const DEFAULT_CURRENCY = 'USD ($)';
