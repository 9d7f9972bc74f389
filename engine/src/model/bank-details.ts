/** Where money is to be sent past the marketplace: never part of a listing, whoever asked for it. */
import { findIbans } from '../language/bank-numbers.ts';
import { fold } from '../language/fold.ts';

/** What a bank calls its numbers. */
const LABEL =
  /(?<!\p{L})(?:iban|bic|swift(?:[ -]?code)?|sort[ -]?code|account (?:no|number|details)|bank (?:account|details|transfer)|kontonummer|bankleitzahl|blz|bankverbindung|numero de compte|rib|virement|numero de cuenta|transferencia|numero di conto|bonifico|rekeningnummer|numer (?:konta|rachunku)|przelew|numero da conta|nib|clearingnummer)(?!\p{L})/u;
/** Addresses of wallets, by the signs that their formats have: Bech32, Ethereum's. */
const WALLET = /\b(?:(?:bc|ltc)1[02-9ac-hj-np-z]{25,87}|0x[\da-f]{40})\b/iu;
/** Base58, as Bitcoin's older ones and Tron's are: long, and of small letters, capitals and digits together. */
const BASE58 = /\b(?=\w*[a-z])(?=\w*[A-Z])(?=\w*\d)[13T][1-9A-HJ-NP-Za-km-z]{25,34}\b/u;
const FEWEST_DIGITS = 6;
/** Speaks of nothing else, so that it says enough while its number is still being written. */
const ONLY_BANKS = /(?<!\p{L})iban(?!\p{L})/u;

/** Whether a sentence names an account: a number that checks as an IBAN, a bank's label with digits, a wallet. */
export function tellsBankDetails(sentence: string): boolean {
  if (findIbans(sentence).length > 0 || WALLET.test(sentence) || BASE58.test(sentence)) return true;
  const folded = fold(sentence);
  const digits = sentence.replace(/\D/g, '').length;
  return ONLY_BANKS.test(folded) || (digits >= FEWEST_DIGITS && LABEL.test(folded));
}
