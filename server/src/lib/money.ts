/** Amounts are kept in whole hundredths: sums of them are exact. */

export function toHundredths(amount: number): number;
export function toHundredths(amount: number | null): number | null;
export function toHundredths(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100);
}

export function fromHundredths(hundredths: number): number;
export function fromHundredths(hundredths: number | null): number | null;
export function fromHundredths(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
