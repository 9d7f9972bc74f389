import { BRANDS } from '../lexicon/brands.ts';
import { COLOURS, WEAK_COLOURS } from '../lexicon/colours.ts';
import { MATERIALS } from '../lexicon/materials.ts';
import { type Word, wordsOf } from '../words.ts';
import { findBrand } from './brand.ts';

const NO_MODEL = new Set(
  'vintage,retro,antique,rare,genuine,original,new,used,brand,mens,womens,ladies,boys,girls,kids,baby,size,uk,eu,us,eur,bnwt,bnib,the,a,an,with,for,and,in,of,set,bundle,lot,pair,pack,x,boxed,unlocked,wireless,bluetooth,large,small,medium,mini,classic,sealed,complete,box,double,single,solid,round,hand,leather,cotton,wool,silk,lp,cd,dvd,edt,edp,black,white'.split(
    ',',
  ),
);
const LINES_KEPT = new Set([
  'iphone',
  'ipad',
  'macbook',
  'imac',
  'airpods',
  'ipod',
  'galaxy',
  'kindle',
  'thinkpad',
]);
// Tail words of model names that are written small or short: "Magnifica S", "Air Max 90".
const TAIL =
  /^(?:[a-z]|\d[\da-z]*|[a-z]{1,3}\d+[a-z]*|ii|iii|iv|pro|max|plus|mini|lite|air|ultra|slim|se|fe|xl)$/;

// "Nintendo DS Lite": found by its line, the model begins after the maker's own name.
function modelStart(words: readonly Word[], found: { name: string; from: number; to: number }): number {
  if (LINES_KEPT.has(words[found.from]?.key ?? '')) return found.from;
  const maker = new Set(wordsOf(found.name).map((word) => word.key));
  const said = words.slice(found.from, found.to).some((word) => maker.has(word.key));
  if (!said) return found.to;
  let at = found.from;
  while (at < found.to && maker.has(words[at]?.key ?? '')) at += 1;
  return at;
}

/**
 * The model that a name tells straight after its make: capitalised words up to the first common noun,
 * colour, material or measure. Null where the name has no make, or nothing like a model after it.
 */
export function inferModel(
  text: string,
  words: readonly Word[],
  known: { brand: string; type: string },
): { value: string; start: number; end: number } | null {
  const found = findBrand(words);
  const brandKeys = wordsOf(known.brand).map((word) => word.key);
  let at = found === null ? -1 : modelStart(words, found);
  if (at === -1) {
    const index = words.findIndex((word) => word.key === brandKeys[0]);
    if (index === -1) return null;
    at = index;
  }
  while (
    at < words.length &&
    (brandKeys.includes(words[at]?.key ?? '') ||
      (BRANDS.has(words[at]?.key ?? '') && !LINES_KEPT.has(words[at]?.key ?? '') && at < (found?.to ?? 0)))
  )
    at += 1;
  const typeKeys = new Set(wordsOf(known.type).map((word) => word.key));
  const from = at;
  let capital = false;
  while (at < words.length && at - from < 5) {
    const word = words[at];
    if (word === undefined) break;
    const written = text.slice(word.start, word.end);
    const measure =
      /^\d/.test(written) &&
      /^\d+(?:[.,]\d+)?[\s-]?(?:gb|tb|mb|ml|l|cm|mm|kg|g|v|w|inch|in|"|”|pcs|pack|x|pouces|zoll)(?![a-z])/i.test(
        text.slice(word.start, word.end + 8),
      );
    if (
      measure ||
      COLOURS.has(word.key) ||
      (WEAK_COLOURS.has(word.key) && at > from) ||
      MATERIALS.has(word.key) ||
      (NO_MODEL.has(word.key) &&
        !(
          at > from &&
          /^\p{Lu}\p{Ll}/u.test(written) &&
          /^(?:set|classic|mini|single|round|double)$/.test(word.key)
        )) ||
      typeKeys.has(word.key) ||
      typeKeys.has(word.key.replace(/s$/, ''))
    )
      break;
    if (at > from && !/^[\s-]?[\s'’(.-]{0,2}$/.test(text.slice(words[at - 1]?.end ?? 0, word.start))) break;
    const isCapital = /^\p{Lu}/u.test(written) || LINES_KEPT.has(word.key);
    if (
      isCapital &&
      !(written === written.toUpperCase() && written.length > 5 && text === text.toUpperCase())
    )
      capital = true;
    else if (!(capital && TAIL.test(word.key)) && !/^\d+\p{L}*$/u.test(written)) break;
    at += 1;
  }
  const first = words[from];
  const last = words[at - 1];
  if (first === undefined || last === undefined || at === from) return null;
  const value = text.slice(first.start, last.end);
  return /[\p{L}\d]{2}/u.test(value) &&
    !/^(?:gr\.?|size|sz|taille|talla|taglia|maat|t)\s?\d{1,3}$|^\d{1,2}$/i.test(value) &&
    !/^(?:TV|CD|DVD|LP|PC|UK|EU|US|XL|HD|4K|LED)$/i.test(value)
    ? { value, start: first.start, end: last.end }
    : null;
}
