/** What an entry in a field is answered as, so that the text follows it. */
import {
  CONDITION_CODES,
  type Condition,
  type ItemSpecific,
  type SellerAnswer,
} from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { conditionWord } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';

/** The answers that bring a field from what it holds to `values`: those that go do not hold, those that come do. */
export function answersFor(specific: ItemSpecific, values: readonly string[], item: Item): SellerAnswer[] {
  const wanted = values.map((value) => value.trim()).filter((value) => value !== '');
  if (specific.answerAs.kind === 'condition') return conditionAnswers(wanted[0], item);
  const held = new Set(specific.values.map(({ value }) => fold(value)));
  const kept = new Set(wanted.map(fold));
  return [
    ...specific.values
      .filter(({ value }) => !kept.has(fold(value)))
      .map(({ answer }) => ({ ...answer, holds: false })),
    ...wanted
      .filter((value) => !held.has(fold(value)))
      .map((value) => ({ ...specific.answerAs, value, holds: true })),
  ];
}

/** Of several conditions that the marketplace calls alike, the one that holds already. */
function conditionAnswers(label: string | undefined, item: Item): SellerAnswer[] {
  const family = familyOfItem(item);
  const means = (code: Condition) => conditionWord(item.marketplace, code, family).label === label;
  const code = CONDITION_CODES.find(means);
  if (code === undefined || (item.condition !== null && means(item.condition))) return [];
  return [{ kind: 'condition', value: code, holds: true }];
}
