const DAY = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** '05 Nov 2026': one width, so that a column of them can be scanned. */
export function formatDay(timestamp: string): string {
  return DAY.format(new Date(timestamp));
}

export function formatMoment(timestamp: string): string {
  return MOMENT.format(new Date(timestamp));
}

/** '£24.50', in the currency that a listing names: 'GBP (£)'. */
export function formatAmount(amount: number, currency: string): string {
  const code = /^[A-Z]{3}\b/.exec(currency)?.[0];
  if (code === undefined) return String(amount);
  return amount.toLocaleString('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

export function sayTotal({ total, totalIsFloor }: { total: number; totalIsFloor: boolean }): string {
  const listings = total === 1 && !totalIsFloor ? 'listing' : 'listings';
  return `${totalIsFloor ? 'More than ' : ''}${formatCount(total)} ${listings}`;
}
