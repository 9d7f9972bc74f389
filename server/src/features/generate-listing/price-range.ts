const AMOUNT = /\d{1,3}(?:[ ,.\u00a0\u202f’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/g;

/**
 * A model's price range as it may be shown, or null when it is none: two amounts, the lower first, in the
 * currency that was asked for, and no other words.
 * @param currency 'GBP (£)'
 */
export function readPriceRange(text: string, currency: string): string | null {
  const range = text.replace(/\s+/g, ' ').trim();
  if (range.length > 40) return null;
  const amounts = [...range.matchAll(AMOUNT)].map(([amount]) => parseAmount(amount));
  const [low, high] = amounts;
  if (low === undefined || high === undefined || amounts.length !== 2) return null;
  if (low <= 0 || high < low) return null;
  const [code = '', sign = ''] = currency.replace(/[()]/g, '').split(' ');
  const rest = range.replace(AMOUNT, ' ').replaceAll(code, ' ').replaceAll(sign, ' ');
  if (!/^(?:\s|[-–—~]|to|from|approx\.?|about)*$/i.test(rest)) return null;
  return range.includes(code) || range.includes(sign)
    ? range
    : `${sign}${range.replace(/([-–—~] ?)(?=\d)/, `$1${sign}`)}`;
}

/** '1,250.00', '1.250,00' and '1 250' are the same amount. */
function parseAmount(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1] ?? '';
  const whole = text.slice(0, text.length - (decimals ? decimals.length + 1 : 0)).replace(/\D/g, '');
  return Number(`${whole}.${decimals || '0'}`);
}
