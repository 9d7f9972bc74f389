/** Which photos buyers of a kind of thing look for, and which of them were read: a front or a back nobody can read. */
import { type Condition, LIMITS, PHOTO_CONFIDENCE, type PhotoFinding } from '@smart-listings/contract';
import type { AttributeId } from '../categories/category.ts';
import type { Family } from '../categories/family.ts';
import { findCategory } from '../categories/find-category.ts';
import { categoryById } from '../categories/table.ts';

/** Views of a thing that buyers look for, by their ids. */
export const SHOTS = [
  'whole',
  'other-side',
  'label',
  'plate',
  'bars',
  'maker',
  'dates',
  'on',
  'included',
  'marks',
] as const;
/** A view of a thing. */
export type Shot = (typeof SHOTS)[number];

/** A view that buyers of this kind look for, and whether a photo has it. */
export interface ListedShot {
  shot: Shot;
  /** As it is asked for: 'Soles'. */
  name: string;
  /** The first of the photos, counted from 0, on which it was read; null where only eyes can tell. */
  readOn: number | null;
}

/** The two sides that show most of a thing. */
const SIDES: Partial<Record<Family, readonly [string, string]>> = {
  clothing: ['The whole front', 'The whole back'],
  shoes: ['Both, from the side', 'Soles'],
  bags: ['The whole front', 'Inside'],
  jewellery: ['The whole piece', 'Clasp or back'],
  watches: ['Dial', 'Back and strap'],
  books: ['Front cover', 'Back cover'],
  media: ['Front cover', 'Back cover'],
  grocery: ['Front of the pack', 'Back of the pack'],
};
const ANY_SIDES = ['The whole thing', 'Another side'] as const;

const WORN: readonly Family[] = ['clothing', 'shoes'];
const ELECTRIC: readonly Family[] = ['phones', 'computers', 'audio', 'games', 'appliances'];
const STAMPED: readonly Family[] = [
  'jewellery',
  'antiques',
  'bags',
  'watches',
  'instruments',
  'collectables',
];

interface Asked {
  /** The kind's name, in whatever words the form has it. */
  kind: string;
  condition: Condition | '';
  findings: readonly PhotoFinding[];
}

/** The photos that a listing of this kind is asked for, at most as many as it may have. */
export function listShots({ kind, condition, findings }: Asked): ListedShot[] {
  const found = findCategory(kind);
  const category = found === null ? undefined : categoryById(found.id);
  const family = category?.family;
  const asks = new Set<AttributeId>(category?.asks ?? ['model']);
  const isUsed = condition !== 'new' && condition !== 'for-parts';
  const [whole, otherSide] = (family && SIDES[family]) ?? ANY_SIDES;
  const isOf = (families: readonly Family[]) => family !== undefined && families.includes(family);
  const details: [Shot, string][] = [
    ...when(isOf(WORN), 'label', 'Size and care label'),
    ...when(asks.has('isbn'), 'bars', 'Barcode or ISBN'),
    ...when(isOf(STAMPED), 'maker', 'Maker’s mark, label or stamp'),
    ...when(asks.has('expiry'), 'dates', 'Date and contents'),
    ...when(asks.has('model') && !isOf(WORN) && !isOf(STAMPED), 'plate', 'Model name or type plate'),
    ...when(asks.has('part-number') && !asks.has('model'), 'plate', 'Part number'),
    ...when(asks.has('working') && isOf(ELECTRIC) && isUsed, 'on', 'Switched on'),
    ...when(asks.has('included'), 'included', 'All that comes with it'),
  ];
  const marks: [Shot, string][] =
    condition === 'for-parts'
      ? [['marks', 'What is broken, close up']]
      : when(condition !== 'new', 'marks', 'Marks and wear, close up');
  const sides: [Shot, string][] = [
    ['whole', whole],
    ['other-side', otherSide],
  ];
  const room = LIMITS.imagesPerListing - sides.length - marks.length;
  const sure = findings.filter(({ confidence }) => confidence >= PHOTO_CONFIDENCE);
  return [...sides, ...details.slice(0, room), ...marks].map(([shot, name]) => ({
    shot,
    name,
    readOn: sure.find((finding) => saysShot(shot, finding))?.photos[0] ?? null,
  }));
}

function when(isAsked: boolean, shot: Shot, name: string): [Shot, string][] {
  return isAsked ? [[shot, name]] : [];
}

const CODES = /^(?:EAN|UPC|ISBN|ISSN)/;

/** Whether a finding can only have been read where the shot shows it. */
function saysShot(shot: Shot, { kind, label = '' }: PhotoFinding): boolean {
  if (shot === 'label') return kind === 'care' || kind === 'material' || kind === 'size';
  if (shot === 'bars') return kind === 'identifier' && CODES.test(label);
  if (shot !== 'plate') return false;
  if (kind === 'identifier') return !CODES.test(label);
  return kind === 'model' || (kind === 'measurement' && /volt|watt|power|current/i.test(label));
}
