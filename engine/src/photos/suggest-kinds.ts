/** What a thing on photos may be, for the seller to tap: the photos hardly ever say it in so many words. */
import type { PhotoFinding } from '@smart-listings/contract';
import type { Family } from '../categories/family.ts';
import { findCategory } from '../categories/find-category.ts';
import { CATEGORIES, categoryById } from '../categories/table.ts';
import { fold } from '../language/fold.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';

const MOST_KINDS = 8;
/** A make is known for few kinds, and makes others as well. */
const FROM_MAKE = 3;
/** Of the kinds that only the label speaks for; of two groups the first kinds of each. */
const FROM_LABEL = 4;

/** What stands on the label of a group of goods, and which of its kinds are sold most. */
const WORN = ['t-shirt', 'jumper', 'jacket', 'trousers', 'dress', 'shoes'];
const POWERED = ['charger', 'kettle', 'vacuum-cleaner', 'printer'];

/** What speaks for a kind of item before anything is typed. */
export interface KindHints {
  findings: readonly PhotoFinding[];
  marketplace?: Marketplace | undefined;
  /** Kinds of the seller's last items, the latest first. */
  last?: readonly string[];
  /** Ids of the kinds that a make is known for, where that is loaded already. */
  kindsOfMake?: ((make: string, name: string) => readonly string[]) | undefined;
}

/** English names of kinds, the likeliest first: by words read, by the make, by numbers and labels, by the seller, by the marketplace. */
export function suggestKinds({ findings, marketplace, last = [], kindsOfMake }: KindHints): string[] {
  const of = (kind: PhotoFinding['kind']) => findings.filter((finding) => finding.kind === kind);
  const named = of('type').map(({ value }) => value);
  const read = [...of('text'), ...of('brand')].flatMap(({ value }) => kindOf(value));
  const made = of('brand')
    .flatMap(({ value }) => kindsOfMake?.(value, '') ?? [])
    .slice(0, FROM_MAKE)
    .map(typeOf);
  // "GEL-CUMULUS" of running shoes is a water heater in French: what the make is known for speaks before such a word.
  const families = new Set(made.map(familyOfKind));
  const agreeing = read.filter((kind) => made.length === 0 || families.has(familyOfKind(kind)));
  const isWorn = of('care').length > 0 || of('material').length > 0 || of('size').length > 0;
  const isPowered = of('measurement').some(({ label = '' }) => /volt|power|watt|current/i.test(label));
  const groups = [...(isWorn ? [WORN] : []), ...(isPowered ? [POWERED] : [])];
  const label = groups.flatMap((kinds) => kinds.slice(0, FROM_LABEL / groups.length)).map(typeOf);
  const usual = (marketplace?.usualKinds ?? []).map(typeOf);
  return [...new Set([...named, ...agreeing, ...made, ...read, ...label, ...last, ...usual])]
    .filter((kind) => kind !== '')
    .slice(0, MOST_KINDS);
}

const GROUP_NAMES: Readonly<Record<Family, string>> = {
  clothing: 'Clothing',
  shoes: 'Shoes',
  bags: 'Bags',
  jewellery: 'Jewellery',
  watches: 'Watches',
  phones: 'Phones',
  computers: 'Computers',
  cameras: 'Cameras',
  audio: 'Sound and TV',
  games: 'Video games',
  books: 'Books and paper',
  media: 'Music and films',
  home: 'Household',
  furniture: 'Furniture',
  kitchen: 'Kitchen',
  decor: 'Decoration',
  appliances: 'Appliances',
  handmade: 'Handmade',
  antiques: 'Antiques',
  craft: 'Craft',
  toys: 'Toys',
  baby: 'Baby',
  tools: 'Tools',
  garden: 'Garden',
  'vehicle-parts': 'Vehicles and parts',
  cycling: 'Cycling',
  sports: 'Sports',
  instruments: 'Instruments',
  collectables: 'Collectables',
  pets: 'Pets',
  beauty: 'Beauty and health',
  grocery: 'Food and drink',
  office: 'Office',
  spares: 'Parts and accessories',
};

/** A group of goods by its English name, and all of its kinds. */
export interface KindGroup {
  name: string;
  kinds: readonly string[];
}

/** All kinds that there are, each in one group: what nothing speaks for is a tap on its group and one on itself away. */
export function listKindGroups(): KindGroup[] {
  const groups = Map.groupBy(CATEGORIES, ({ family }) => family);
  return [...groups].map(([family, rows]) => ({
    name: GROUP_NAMES[family],
    kinds: rows.map(({ type }) => type),
  }));
}

/** What is typed by its meaning in any language ("bike" is no bike part), then kinds whose name or a word of it begins so. */
export function searchKinds(words: string): string[] {
  const typed = fold(words).trim();
  if (typed === '') return [];
  const names = CATEGORIES.map(({ type }) => ({ type, key: fold(type) }));
  const starts = names.filter(({ key }) => key.startsWith(typed));
  const inside = names.filter(({ key }) => key.includes(` ${typed}`));
  return [...new Set([...kindOf(words), ...[...starts, ...inside].map(({ type }) => type)])].slice(
    0,
    MOST_KINDS,
  );
}

/** The group of goods of a kind's name; what buyers ask for goes by it. */
export function familyOfKind(kind: string): Family | null {
  const found = findCategory(kind);
  if (found) return categoryById(found.id)?.family ?? null;
  // A kind that was tapped may have a name too wide to tell it in a text.
  const tapped = CATEGORIES.find(({ type }) => kind === type || kind.endsWith(` ${type}`));
  return tapped?.family ?? null;
}

function kindOf(words: string): string[] {
  const found = findCategory(words);
  return found === null ? [] : [typeOf(found.id)];
}

function typeOf(id: string): string {
  return categoryById(id)?.type ?? '';
}
