/** Model numbers in titles: which tokens can be one, and whether a title names one. */
import type { Category } from '../../categories/category.ts';
import { fold } from '../../language/fold.ts';

// Measures, sizes, network and processor names: they are said of many models.
const MEASURE =
  /^(?:x\d{1,2}|\d{1,3}x|\d+(?:[.,]\d+)?(?:gb|tb|mm|cm|m|ml|l|cl|kg|g|lb|lbs|oz|v|w|kw|ah|mah|hz|inch|in|ft|mp|pcs?|pack|cc|hp|st|nd|rd|th)|\d{1,2}k|\d{3,4}p|[1-6]g|i[3579]|\d+x\d+|(?:uk|eu|us)\d+(?:[./]?\d+)*|[wl]\d\d(?:[./]?l?\d\d)?)$/;
const UNITS = '(?:gb|tb|mm|cm|ml|kg|g|inch|in|v|w|ah|mah|x|pcs|%|")';

/** Whether a token is a measure, a size or a year, and no model number. */
export function isMeasure(token: string): boolean {
  const folded = fold(token);
  return (
    MEASURE.test(folded) || /^(?:19[5-9]\d|20[0-4]\d)$/.test(folded) || /^\d+0(?:['’]?s|er)$/.test(folded)
  );
}

/** Whether it is made in sizes for somebody. */
export function isWorn(category: Category | undefined): boolean {
  return category?.family === 'clothing' || category?.family === 'shoes';
}

/** Whether a title names the code: '13' not in '2013' or '13 mm', 'wh1000xm4' however it is spaced. */
export function namesCode(title: string, code: string): boolean {
  const plain = fold(title);
  if (/^\d{1,4}$/.test(code)) {
    return new RegExp(`(?<![\\d.,]|\\d-)${code}(?!\\d|[.,]\\d|\\s?${UNITS}(?![a-z]))`).test(plain);
  }
  const spaced = [...code].join('[\\s./-]?');
  const before = /^\d/.test(code) ? '\\d' : '\\p{L}';
  return new RegExp(`(?<!${before})${spaced}${/\d$/.test(code) ? '(?!\\d|/\\d(?!\\d))' : ''}`, 'u').test(
    plain,
  );
}

/** Whether two sets have something in common. */
export function meets<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  return [...one].some((value) => other.has(value));
}
