import type { ListingForm } from '@smart-listings/contract';
import { matchesOf } from '../text/matches.ts';
import { findBrand, spellBrand } from './values/brand.ts';
import { wordsOf } from './words.ts';

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const RUNS = /[\p{L}\p{N}]+/gu;

// Product names whose capitals everybody knows, and hardly any seller types.
const PRODUCTS: readonly (readonly [string, string])[] = [
  'iPhone iPad iPod iMac iOS MacBook AirPods AirTag PlayStation GoPro KitchenAid YouTube PS1 PS2 PS3 PS4 PS5 Xbox Kindle Chromebook ThinkPad',
].flatMap((names) => names.split(' ').map((name): [string, string] => [name.toLowerCase(), name]));

const SHOUTED_OFFER = /^(?:\p{Lu}{4,}\s+){1,3}(?=FOR SALE\b.*\p{Ll}{3})/u;

/** "BIKE FOR SALE carrera vengeance" without what was shouted with the offer. */
export function calmOffer(name: string): string {
  return name.replace(SHOUTED_OFFER, (words) => words.toLowerCase());
}

/**
 * The spellings of the form's own names by lower-case word: "flymo" → "Flymo" because the make field
 * has it so. Words all in lower case or all in capitals say nothing of a name's spelling.
 */
export function spellings(form: ListingForm): Map<string, string> {
  const known = new Map(PRODUCTS);
  const learn = (text: string, capitalsToo: boolean) => {
    for (const [word] of matchesOf(text, WORDS)) {
      const lower = word.toLowerCase();
      if (
        word === lower ||
        (!capitalsToo && word === word.toUpperCase() && word.length > 3) ||
        known.has(lower)
      )
        continue;
      known.set(lower, word);
      const plain = lower.replace(/['’]/g, '');
      if (plain !== lower) known.set(plain, word);
    }
  };
  learn(spellBrand(form.make), true);
  learn(form.modelNumber, true);
  if (form.itemName === form.itemName.toUpperCase()) {
    // A name that shouts says nothing of its spelling; what we know of the make does.
    learn(findBrand(wordsOf(form.itemName))?.name ?? '', true);
  } else {
    for (const [word] of matchesOf(calmOffer(form.itemName), RUNS)) {
      // Only inner capitals and digits make a name's spelling: "iPhone", "XPS".
      if (/\p{Ll}\p{Lu}|^\p{Lu}{2,4}\d*$/u.test(word)) learn(word, true);
    }
  }
  return known;
}
