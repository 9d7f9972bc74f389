/** Attributes of no closed class: read only where the seller labels them ("Neckline: V-neck", "Gehäuse: Edelstahl"). */
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';
import { saysNothing } from '../values/says-nothing.ts';
import { namesOfAttribute } from './attribute-names.ts';
import type { Found } from './found.ts';

const LONGEST = 80;

/** What stands behind the label on a line of the seller's own, or in the first clause of a sentence. */
export function readAttribute(item: Item, label: string): readonly Found[] {
  const wanted = namesOfAttribute(label);
  for (const { raw, cues, mark } of item.sentences) {
    const colon = raw.indexOf(':');
    // A denial or a doubt on the line may take back what stands there.
    if (colon === -1 || cues.length > 0 || mark === '✗' || !wanted.has(nameOf(raw.slice(0, colon)))) continue;
    const value = raw
      .slice(colon + 1)
      .replace(/^[\s•*–—-]+(?=\s)/u, '')
      .trim()
      .replace(/[.;,]+$/u, '');
    if (value === '' || value.length > LONGEST || /[?\n]/u.test(value)) continue;
    const words = tokenise(value);
    if (saysNothing(words, 0, words.length)) continue;
    return [{ value, certain: true, origin: 'given', answer: { kind: 'attribute', value, label } }];
  }
  return [];
}

function nameOf(text: string): string {
  return fold(text)
    .replace(/^[\s•*✓✔-]+/u, '')
    .trim();
}
