import type { Family } from '../../categories/family.ts';
import { tokenise } from '../../language/tokens.ts';
import { readSize } from '../../values/size.ts';

export type Wearer = 'child' | 'adult';

const CHILD =
  /(?<!\p{L})(?:kid'?s?|child(?:ren)?(?:'?s)?|infants?|toddlers?|bab(?:y|ies)|newborn|juniors?|youth|boy'?s?|girl'?s?|kinder|kind|m[äa]dchen|jungen?|enfants?|fillettes?|gar[çc]ons?|b[ée]b[ée]|ni[ñn][oa]s?|bambin[aeio]|kinderen|dzieci\p{L}*|ch[łl]opi[ęe]c\p{L}*|crian[çc]as?)(?!\p{L})|\bage[sd]?\s?:?\s?(?:[1-9]|1[0-6])\b|\b\d{1,2}\s?(?:-|–|\/|to)\s?\d{1,2}\s?(?:years?|yrs?|y|months?|mths?|m|ans|mois|jahre|monate|a[ñn]os|meses|anni|mesi)\b|\b\d{1,2}\s?(?:months|mths)\b/iu;
const ADULT =
  /(?<!\p{L})(?:m[ae]n'?s|women'?s?|ladies|lady'?s|gents?|adult(?:s|e|es|o|os|a|as|i)?|erwachsene\p{L}*|volwassenen?|dorosł\p{L}+|vuxn?a?|herren|damen|homme|femme|hombre|mujer|uomo|donna|heren|dames|m[ęe]sk\p{L}+|damsk\p{L}+|homem|mulher)(?!\p{L})/iu;
/** "UK 5C", and EU shoe sizes that no adult wears. */
const SMALL_SHOE = /\b\d{1,2}(?:\.5)?\s?c\b|\beur?\s?(?:1[5-9]|2\d|3[0-4])(?!\d)/i;

/** Who a thing is for by its words, and by its sizes where it is worn; null when they do not say. */
export function wearerIn(text: string, family: Family | undefined): Wearer | null {
  if (CHILD.test(text) || (family === 'shoes' && SMALL_SHOE.test(text))) return 'child';
  const isWorn = family === 'clothing' || family === 'shoes';
  return ADULT.test(text) || (isWorn && hasSize(text)) ? 'adult' : null;
}

function hasSize(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.some((_, at) => readSize(tokens, at, false) !== null);
}
