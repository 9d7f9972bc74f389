/** Where money is to be sent past the marketplace: never part of a listing, whoever asked for it. */
import { fold } from '../language/fold.ts';

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}\b/g;
/** What a bank calls its numbers. */
const LABEL =
  /(?<!\p{L})(?:iban|bic|swift(?:[ -]?code)?|sort[ -]?code|account (?:no|number|details)|bank (?:account|details|transfer)|kontonummer|bankleitzahl|blz|bankverbindung|numero de compte|rib|virement|numero de cuenta|transferencia|numero di conto|bonifico|rekeningnummer|numer (?:konta|rachunku)|przelew|numero da conta|nib|clearingnummer)(?!\p{L})/u;
const FEWEST_DIGITS = 6;
/** Speaks of nothing else, so that it says enough while its number is still being written. */
const ONLY_BANKS = /(?<!\p{L})iban(?!\p{L})/u;

/** Whether a sentence names a bank account: a number that checks as an IBAN, or a bank's label with digits. */
export function tellsBankDetails(sentence: string): boolean {
  if ((sentence.match(IBAN) ?? []).some(isIban)) return true;
  const folded = fold(sentence);
  const digits = sentence.replace(/\D/g, '').length;
  return ONLY_BANKS.test(folded) || (digits >= FEWEST_DIGITS && LABEL.test(folded));
}

/** ISO 13616: moved behind its country, an account leaves 1 when it is divided by 97. */
function isIban(text: string): boolean {
  const account = text.replace(/ /g, '');
  if (account.length < 15 || account.length > 34) return false;
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
