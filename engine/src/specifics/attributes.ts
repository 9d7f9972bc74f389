/** What the attributes of the open taxonomy are filled from. */

import type { ValueKind } from '@smart-listings/contract';
import type { Fill } from '../marketplaces/marketplace.ts';

/** Attributes that are one of our kinds, of the thing itself: a handle's colour is not the thing's. */
const KINDS: readonly (readonly [kind: ValueKind, keys: string])[] = [
  ['colour', 'color furniture/fixture_color body_color instrument_color'],
  ['pattern', 'pattern furniture/fixture_pattern'],
  ['size', 'size shoe_size accessory_size ring_size bedding_size'],
  [
    'material',
    'material fabric item_material toy/game_material furniture/fixture_material hardware_material ' +
      'instrument_material bag/case_material footwear_material jewelry_material decoration_material ' +
      'clothing_accessory_material handwear_material watch_material cookware/bakeware_material ' +
      'tableware_material drinkware_material barware_material rug_material office_supply_material',
  ],
];
const BY_KEY = new Map(KINDS.flatMap(([kind, keys]) => keys.split(' ').map((key) => [key, kind] as const)));

/** The condition has a field of its own everywhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['condition', 'item_condition', 'cosmetic_condition']);

/** An attribute of a category as a field; null for what every form asks for by itself. */
export function attributeField(key: string): { id: string; label: string; fill: Fill } | null {
  if (ELSEWHERE.has(key)) return null;
  return { id: `taxonomy:${key}`, label: labelOfAttribute(key), fill: fillOf(key) };
}

/** "neckline_type": Neckline. */
export function labelOfAttribute(key: string): string {
  const words = key.replaceAll('_', ' ').replace(/ type$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fillOf(key: string): Fill {
  if (key === AGE_GROUP) return { by: 'value', kind: 'department', means: AGES };
  if (key === GENDER) return { by: 'value', kind: 'department', means: GENDERS };
  if (key === HEEL) return { by: 'measure', label: 'Heel' };
  const kind = BY_KEY.get(key);
  return kind === undefined ? { by: 'label' } : { by: 'value', kind };
}

/** A department says whose a thing is by age, by gender, or by both. */
const AGE_GROUP = 'age_group';
const GENDER = 'target_gender';
const HEEL = 'heel_height_type';
const AGES = ['boys', 'girls', 'kids', 'toddler', 'baby'];
const GENDERS = ['men', 'women', 'boys', 'girls', 'unisex'];
