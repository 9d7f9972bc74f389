/** Whether the last digit of an EAN-8, UPC-A, EAN-13 or ISBN-13 is the one that the others ask for. */
export function hasArticleCheckDigit(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12}|\d{13})$/.test(digits)) return false;
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries())
    sum += Number(digit) * (place % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** Whether ten characters are an ISBN: nine digits and a check digit, where X stands for ten. */
export function isIsbn10(code: string): boolean {
  if (!/^\d{9}[\dX]$/.test(code)) return false;
  let sum = 0;
  for (const [place, digit] of [...code].entries())
    sum += (digit === 'X' ? 10 : Number(digit)) * (10 - place);
  return sum % 11 === 0;
}

/** The same book's number in thirteen digits. */
export function toIsbn13(isbn10: string): string {
  const body = `978${isbn10.slice(0, 9)}`;
  const check = [...'0123456789'].find((digit) => hasArticleCheckDigit(body + digit));
  return body + (check ?? '');
}
