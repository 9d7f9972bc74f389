/** True for the signs that stand before a price: £, $, €. */
export function isCurrencySign(code: number): boolean {
  return code === 0xa3 || code === 0x24 || code === 0x20ac;
}
