/** Numbers that name one single thing or its owner. None of them belongs into a listing unasked. */
import { findHouses } from './house-addresses.ts';
import { findParcelAddresses } from './parcel-addresses.ts';
import { findLabelled } from './private-labels.ts';
import type { PrivateNumber } from './private-number.ts';
import { findShaped } from './private-shapes.ts';
import { inReadable } from './readable.ts';

/**
 * The private numbers of a text in their order, none overlapping another, labels included. Linear in its length.
 * - imei: 14 to 17 digits beside a look-alike of "IMEI", or 15 with Luhn's check digit (3GPP TS 23.003, annex B)
 * - serial: what follows a label of nine languages; SIM cards (ITU-T E.118); vehicles (ISO 3779, 49 CFR 565)
 * - mac: six or eight pairs (IEEE 802, EUI-48 and EUI-64)
 * - plate: after a label, or all of a line in a country's shape
 * - parcel-address: street and town together; a house behind a word of collection; parcels' numbers (UPU S10, UPS)
 * - iban, card, account: by their check digits (ISO 13616, ISO/IEC 7812), or behind a bank's word
 * - long-code: a lone code that has the shape of a device's number
 *
 * Numbers of articles (EAN, UPC, ISBN with their check digits; whatever follows "Model" or "Part No.") are none.
 */
export function findPrivateNumbers(text: string): readonly PrivateNumber[] {
  return inReadable(text, findIn);
}

function findIn(text: string): readonly PrivateNumber[] {
  if (!/\d/.test(text)) return [];
  const found = [
    ...findLabelled(text),
    ...findShaped(text),
    ...findParcelAddresses(text),
    ...findHouses(text),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  return joined(text, found);
}

/** Numbers in their order, those that overlap as one. */
function joined(text: string, found: readonly PrivateNumber[]): readonly PrivateNumber[] {
  const apart: PrivateNumber[] = [];
  for (const one of found) {
    const last = apart.at(-1);
    if (!last || one.start >= last.end) apart.push({ ...one });
    else if (one.end > last.end) {
      last.value = text.slice(text.indexOf(last.value, last.start), one.end);
      last.end = one.end;
    }
  }
  return apart;
}
