// Apart from the shape: the browser's first page needs only that.

/** 'GBP' as 'GBP (£)'; the code itself stands for a sign where the currency has none. */
export function nameCurrency(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? code;
  return `${code} (${symbol.replace(/[\s()]/g, '')})`;
}
