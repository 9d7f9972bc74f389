/** Which of the things that buyers of a category ask for the facts can answer, and which the text uses. */
import type { Fact } from '@smart-listings/contract';
import { ATTRIBUTES, type AttributeId } from '../categories/category.ts';

const UNITS = {
  length: /^(?:cm|mm|m|in|inch|inches|ft|feet|"|″|''|'|′|zoll|pouces?|pulgadas|pollici|cali)$/i,
  storage: /^(?:gb|tb|mb|go|to)$/i,
  volume: /^(?:ml|cl|l|ltr|litres?|liters?|liter|litros?|litri|fl oz|pint|pints|cups?|gal)$/i,
  weight: /^(?:g|kg|mg|lbs?|oz|st|grams?|gramm|kilos?)$/i,
  power: /^(?:w|kw|v|a|ah|mah|wh|hp|bar|rpm|watts?|volts?)$/i,
} as const;

interface AttributeRule {
  label: string;
  kinds: readonly string[];
  units?: keyof typeof UNITS;
}

const RULES: Readonly<Record<AttributeId, AttributeRule>> = ATTRIBUTES;

function answers(fact: Fact, rule: AttributeRule): boolean {
  if (!rule.kinds.includes(fact.what)) return false;
  if (!rule.units || fact.what !== 'measurement') return true;
  return fact.unit === undefined || UNITS[rule.units].test(fact.unit);
}

export interface AttributeUse {
  /** As an advice names it: 'the size', 'what you tested'. */
  label: string;
  /** unknown: no fact says it. unused: a fact does, the text does not. used: it is in the text. */
  state: 'unknown' | 'unused' | 'used';
  value?: string;
}

/** For each thing that buyers of the category ask for: whether it is known, and whether the text says it. */
export function attributeUses(
  asks: readonly AttributeId[],
  facts: readonly Fact[],
  said: ReadonlySet<Fact>,
): AttributeUse[] {
  return asks.map((id) => {
    const rule = RULES[id];
    let unused: Fact | undefined;
    for (const fact of facts) {
      if (!answers(fact, rule)) continue;
      if (said.has(fact)) return { label: rule.label, state: 'used' };
      unused ??= fact;
    }
    if (!unused) return { label: rule.label, state: 'unknown' };
    return { label: rule.label, state: 'unused', value: unused.value };
  });
}
