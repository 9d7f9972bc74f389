/** The ledger's values that a title has room for. */
import type { Fact } from '@smart-listings/contract';
import { type Material, sureValues } from './material.ts';
import { fragment } from './words.ts';

const LONGEST_COUNT = 16;

// Sizes of storage, volume, power, packs and whole dimensions; a bare length says too little in a title.
const TITLE_MEASURE =
  /^[\d.,/]+\s?(?:gb|tb|mb|l|ltr|litres?|ml|cl|w|watts?|kw|v|volts?|ah|mah|wh|hp|bar|mp|megapixels?|g|kg|pieces?|pcs|pack|keys|speeds?|hole|gears?|cubes|seater|drawers?|balls|skeins|hz|dpi)$|^\d[\d.,]*\s?(?:cm|mm|in|")?\s?[x×]\s?\d/iu;

const WEIGHT = /^[\d.,]+\s?(?:kg|g)$/iu;

/** A measure of what comes along ("16GB card") or the mere weight of the parcel names nothing in a title. */
function isOfTheThing(fact: Fact, { facts }: Material): boolean {
  const isFrom = (others: readonly Fact[]): boolean => others.some(({ id }) => id === fact.within);
  if (WEIGHT.test(fact.value) && !isFrom(facts.feature) && fact.from.field === 'features') return false;
  return (
    fact.within === undefined || !(isFrom(facts.included) || isFrom(facts.delivery) || isFrom(facts.flaw))
  );
}

/** The measures that buyers search by, three at most. */
export function titleMeasures(material: Material): string[] {
  const values: string[] = [];
  const units = new Set<string>();
  for (const fact of material.facts.measurement) {
    if (
      !isOfTheThing(fact, material) ||
      fact.hedged === true ||
      fact.label === 'reads' ||
      fact.value.length > 16 ||
      !TITLE_MEASURE.test(fact.value)
    )
      continue;
    // A second value of one unit is a reading or a part's: "12V" and "12.6v".
    const unit = fact.value.replace(/[\d.,\s]+/gu, '').toLowerCase();
    if (unit !== 'gb' && units.has(unit)) continue;
    units.add(unit);
    values.push(fact.value);
  }
  return values.slice(0, 3);
}

/** The seller's model numbers as typed. */
export function modelNumbers({ facts }: Material): string[] {
  return facts.identifier.filter((fact) => fact.label === 'model number').map((fact) => fact.value);
}

/** "1351 pieces", where no trait says it more exactly ("64 note" beside "64 note polyphony"). */
export function titleCounts({ facts, phrases }: Material): string[] {
  const isPart = (value: string): boolean =>
    phrases.some(
      (phrase) => phrase.length > value.length && phrase.toLowerCase().startsWith(value.toLowerCase()),
    );
  return sureValues(facts.quantity).filter(
    (value) => value.length <= LONGEST_COUNT && !/\bx\b/i.test(value) && !isPart(value),
  );
}

const ABSENCE =
  /^(?:no [\p{L}-]+(?: or [\p{L}-]+)?|[\p{L}-]+(?: (?!is |are )[\p{L}-]+)? (?:missing|not included))$/iu;

/** What is missing, where the seller says it in three words: "no box", "remote not included". */
export function shortAbsences(material: Material): string[] {
  if (!material.english) return [];
  return material.facts.missing.map((fact) => fragment(fact.value)).filter((text) => ABSENCE.test(text));
}
