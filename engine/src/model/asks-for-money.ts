/** Whether a model's sentence asks for money past the marketplace, where the seller says nothing of it. */
import { fold } from '../language/fold.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { IN_ADVANCE, MONEY, MONEY_SERVICES, PAYS } from '../lexicon/payment-words.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';

const SERVICES: readonly (readonly string[])[] = MONEY_SERVICES.map((name) => name.split(' '));

/**
 * A way to pay with a word for paying, or money that is to be sent, or sent first. Words that the seller uses of
 * payment too are theirs to have told.
 */
export function asksForMoney(sentence: string, item: Item): boolean {
  const tokens = tokenise(sentence);
  const pays = placesOf(tokens, PAYS);
  if (pays.length === 0) return false;
  const said = sellersWords(item);
  const isNew = (at: number) => !said.has(tokens[at]?.key ?? '');
  const ways = tokens.flatMap((_, at) => (isWay(tokens, at) && isNew(at) ? [at] : []));
  if (ways.some((way) => pays.some((at) => at !== way))) return true;
  const money = placesOf(tokens, MONEY).filter(isNew);
  const advance = placesOf(tokens, IN_ADVANCE);
  return (
    money.some((of) => pays.some((at) => at !== of)) ||
    (advance.length > 0 && pays.some((at) => isNew(at) && MONEY.has(tokens[at]?.key ?? '')))
  );
}

function placesOf(tokens: readonly Token[], words: ReadonlySet<string>): number[] {
  return tokens.flatMap(({ key }, at) => (words.has(key) ? [at] : []));
}

/** A service by its name, or what the lexicon knows for a way to pay and for nothing else. */
function isWay(tokens: readonly Token[], at: number): boolean {
  if (SERVICES.some((keys) => keys.every((key, offset) => tokens[at + offset]?.key === key))) return true;
  return entriesAt(tokens, at, ['payment']).some(
    ({ weak, base }) => !weak && !PAYS.has(fold(base)) && !MONEY.has(fold(base)),
  );
}

const sellersWords = rememberOne(({ form, confirmed }: Item): ReadonlySet<string> => {
  const { itemName, make, features, keywords } = form;
  const text = [itemName, make, features, keywords, ...confirmed].join('\n');
  return new Set(tokenise(text).map(({ key }) => key));
});
