/** What a seller tells in one go, as the fields of the form: by values that were read, and empty where none was. */
import { ANY_PLATFORM, CONDITIONS, type Condition, LIMITS, type Platform } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { prepareText } from '../language/prepare.ts';
import { splitSentences } from '../language/sentences.ts';
import { tokenise } from '../language/tokens.ts';
import { findMoney, readAmount } from '../pricing/paste/money.ts';
import { nameNote } from './note-name.ts';
import { type Stretch, saidCondition, saidPlatform } from './note-words.ts';
import { priceStretches } from './prices.ts';
import { readItem } from './read-item.ts';

/** A note as the fields of a form; what it does not say is empty. */
export interface Note {
  platform: Platform | '';
  condition: Condition | '';
  itemName: string;
  make: string;
  modelNumber: string;
  /** The seller's sentences, without what has a field of its own: where it is sold, and for how much. */
  features: string;
  price: { amount: number; currency: string } | null;
}

const ADDRESS = /\bhttps?:\/\/\S+/gi;

/**
 * Reads what a seller typed, pasted or said. Pure, the same for the same input.
 * @param currency the seller's own, as a code: what an amount without a sign is in
 */
export function readNote(text: string, currency: string): Note {
  const told = prepareText(text).replace(ADDRESS, (address) => ' '.repeat(address.length));
  const place = saidPlatform(told);
  const bare = place === null ? told : without(told, place.stretch);
  const price = askedPrice(bare, currency);
  const rest = tidied(price === null ? bare : without(bare, price.stretch));
  const { name, features } = nameNote(rest);
  const condition = saidCondition(rest, name) ?? '';
  const item = readItem({
    platform: place?.platform ?? ANY_PLATFORM,
    condition: condition === '' ? CONDITIONS[0].code : condition,
    itemName: name,
    make: '',
    modelNumber: '',
    features,
    targetBuyer: '',
    keywords: '',
  });
  const certain = (kind: 'brand' | 'model') =>
    item.values.find(
      (value) => value.kind === kind && value.certainty === 'certain' && value.polarity === 'asserted',
    )?.value ?? '';
  return {
    platform: place?.platform ?? '',
    condition,
    itemName: name,
    make: certain('brand').slice(0, LIMITS.form.make),
    modelNumber: certain('model').slice(0, LIMITS.form.modelNumber),
    features: [...features].slice(0, LIMITS.form.features).join(''),
    price: price === null ? null : { amount: price.amount, currency: price.currency },
  };
}

interface AskedPrice {
  amount: number;
  currency: string;
  stretch: Stretch;
}

/** The one amount that is asked for; two that differ are none. */
function askedPrice(text: string, home: string): AskedPrice | null {
  const asked = splitSentences(text).flatMap(({ start, end }): AskedPrice[] => {
    const sentence = text.slice(start, end);
    return priceStretches(sentence, tokenise(sentence))
      .filter(({ kind, tight, whole }) => kind === 'asking' && (tight || whole))
      .flatMap((found) => {
        const words = sentence.slice(found.start, found.end);
        const money = findMoney(words, home)[0]?.money ?? null;
        const amount = money?.amount ?? readAmount(words.match(/\d[\d.,]*\d|\d/)?.[0] ?? '');
        // A sentence that is nothing but the price goes with its stop.
        const isFirst = sentence.slice(0, found.start).trim() === '';
        const stop = isFirst ? (/^\s*[.,;!]/.exec(sentence.slice(found.end))?.[0].length ?? 0) : 0;
        const stretch = { start: start + found.start, end: start + found.end + stop };
        return amount ? [{ amount, currency: money?.currency ?? home, stretch }] : [];
      });
  });
  const [first, ...others] = asked;
  if (first === undefined || others.some(({ amount }) => amount !== first.amount)) return null;
  return first;
}

/** Blanks in its place: what stands elsewhere keeps its offsets. */
function without(text: string, { start, end }: Stretch): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** What the cuts left of lines and commas. */
function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\n]+/g, ' ')
        .replace(/(?: ?[,;](?= ?[,;.!]))+/g, '')
        .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
        .replace(/\s+([,.;!])/g, '$1'),
    )
    .filter((line) => fold(line) !== '')
    .join('\n');
}
