/** Numbers that vouch for themselves: check digits of articles, books, devices, vehicles and parcels. */

/** Whether the last digit of an EAN-8, UPC-A, EAN-13 or ISBN-13 is the one that the others ask for. */
export function hasArticleCheckDigit(digits: string): boolean {
  return /^(?:\d{8}|\d{12}|\d{13})$/.test(digits) && weighByThree(digits);
}

/** The same for the number of a trade unit, GTIN-14 (GS1 General Specifications, 7.9). */
export function isTradeUnit(digits: string): boolean {
  return /^\d{14}$/.test(digits) && weighByThree(digits);
}

function weighByThree(digits: string): boolean {
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

/** Luhn's check (ISO/IEC 7812-1, annex B), as 3GPP TS 23.003, annex B, asks for in an IMEI and ITU-T E.118 in an ICCID. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

const VIN_VALUES = 'ABCDEFGH JKLMN P R STUVWXYZ';
const VIN_NUMBERS = '12345678 12345 7 9 23456789';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether seventeen characters are a vehicle's number with its check digit in the ninth place (49 CFR 565.15). */
export function isVin(code: string): boolean {
  if (!/^[A-HJ-NPR-Z\d]{17}$/.test(code)) return false;
  let sum = 0;
  for (const [place, character] of [...code].entries()) {
    const value = /\d/.test(character) ? character : (VIN_NUMBERS[VIN_VALUES.indexOf(character)] ?? '0');
    sum += Number(value) * (VIN_WEIGHTS[place] ?? 0);
  }
  return code[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

const POSTAL_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Whether two letters, nine digits and a country are a parcel's number of the post (UPU S10). */
export function isPostalItem(code: string): boolean {
  const digits = /^[A-Z]{2}(\d{9})[A-Z]{2}$/.exec(code)?.[1];
  if (!digits) return false;
  const sum = POSTAL_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const check = 11 - (sum % 11);
  return Number(digits[8]) === (check === 10 ? 0 : check === 11 ? 5 : check);
}
