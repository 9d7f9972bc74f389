/** Measured facts for openings whose item has no trait of its own: "8kg", "battery health 87%", "boxed". */
import type { Fact } from '@smart-listings/contract';
import type { Material } from './material.ts';
import { stateWords } from './offer.ts';
import { inside } from './statements.ts';
import { wordKeys } from './words.ts';

// Power, capacity, storage, counts: what a buyer asks first. A bare length needs its label and stays below.
const TELLS =
  /^(?:up to |about |approx\.? )?[\d.,]+[\s-]?(?:gb|tb|mb|l|ltr|litres?|w|watts?|kw|v|volts?|ah|mah|hp|mp|megapixels?|pieces?|speeds?|gears?|cubes|seater|drawers?|keys|person|inch|tog|hours?|hrs?)$/iu;
const LONGEST = 18;
const MOST = 2;

/** The values that an opening names when nothing better is known, as words and as the ledger has them. */
export function dataOf(
  material: Material,
  isNews: (value: string) => boolean,
): { words: string; said: string }[] {
  const { facts, loose, english, pack, names, titled } = material;
  if (titled) return [];
  const found: { words: string; said: string }[] = [];
  const known = new Set<string>();
  const tells = (fact: Fact): boolean =>
    loose.has(fact) &&
    fact.hedged !== true &&
    fact.label === undefined &&
    fact.value.length <= LONGEST &&
    TELLS.test(fact.value) &&
    isNews(fact.value);
  for (const fact of [...facts.measurement, ...facts.quantity]) {
    const [key = ''] = wordKeys(fact.value);
    if (!tells(fact) || known.has(key) || found.length === MOST) continue;
    known.add(key);
    found.push({ words: fact.value, said: fact.value });
  }
  // "Boxed", "sealed": a buyer's first question of what is not new.
  if (english && found.length < MOST)
    for (const word of stateWords(material).slice(0, 1))
      if (isNews(word)) found.push({ words: inside(word, pack, names), said: '' });
  return found;
}
