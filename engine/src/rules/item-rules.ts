/** Whether a platform takes this item in this condition at all, as far as the form tells. */

import { PLATFORMS } from '@smart-listings/contract';
import type { Family } from '../categories/category.ts';
import { categoryById } from '../categories/table.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { ebayFamily } from '../platforms/ebay-conditions.ts';
import { platformSpec } from '../platforms/index.ts';
import type { Item } from '../values/item.ts';
import { isHandmade } from './handmade.ts';
import type { Basis, ItemRule } from './rule.ts';

// Vintage on Etsy is 20 years or older, counted from the year in which the rule was read.
const VINTAGE_BEFORE = 2026 - 20;
const YEAR = /\b(1[5-9]\d\d|200\d)(?:['’]?s|er)?\b/gu;
const DECADE = /\b(?:[2-9]0['’]?s|années\s[2-9]0|lata\s[2-9]0|anni\s['’]?[2-9]0|años\s[2-9]0|[2-9]0er)\b/iu;
const SUPPLY =
  /\b(?:yarn|wool|fabric|thread|skeins?|beads?|buttons?|ribbon|sewing|knitting|crochet|embroidery|cross[\s-]stitch|pattern|stencil|craft|supplies|findings|clay|resin|leather\s+(?:hide|scraps)|felt|quilting|card\s?making|scrapbook\w*|needles?|laine|tissu|stoff|garn|wolle)\b/iu;

function wordsOf({ form }: Item): string {
  return `${form.itemName} ${form.features} ${form.keywords}`;
}

function isVintage(item: Item): boolean {
  const words = wordsOf(item);
  if (DECADE.test(words)) return true;
  for (const [, year] of words.matchAll(YEAR)) if (Number(year) <= VINTAGE_BEFORE) return true;
  const tokens = tokenise(words);
  return tokens.some((_, index) => entriesAt(tokens, index, ['era']).length > 0);
}

function familyOf(item: Item): Family | null {
  return item.category === null ? null : (categoryById(item.category)?.family ?? null);
}

const etsyItems: ItemRule = {
  name: 'eligible-items',
  basis: (spec) => spec.policies['eligible-items'],
  find: (item) => {
    if (item.condition === 'new') return null;
    const family = familyOf(item);
    if (family === 'craft' || family === 'antiques' || family === 'handmade') return null;
    const words = wordsOf(item);
    if (isVintage(item) || isHandmade(item.form) || SUPPLY.test(words)) return null;
    return 'Etsy takes used goods only when they are 20 years or older, handmade by you, or a craft supply: nothing you entered says so.';
  },
};

const COSMETICS: ReadonlySet<string> = new Set([
  'perfume',
  'lipstick',
  'makeup',
  'face-serum',
  'hair-care',
  'handmade-soap',
]);

const cosmetics: ItemRule = {
  name: 'cosmetics',
  basis: (spec) => spec.policies.cosmetics,
  find: (item) =>
    item.condition !== 'new' && item.category !== null && COSMETICS.has(item.category)
      ? 'Vinted takes cosmetics only unused and sealed.'
      : null,
};

const amazonParts: ItemRule = {
  name: 'for-parts',
  basis: (spec) => (spec.conditions['for-parts'].allowed ? undefined : spec.policies['for-parts']),
  find: (item) =>
    item.condition === 'for-parts'
      ? 'Amazon does not take items that do not work: sell it on another platform.'
      : null,
};

const NOT_ELECTRONIC: ReadonlySet<Family> = new Set<Family>([
  'clothing',
  'shoes',
  'bags',
  'jewellery',
  'books',
  'furniture',
  'decor',
  'beauty',
]);

const vintedParts: ItemRule = {
  name: 'for-parts',
  basis: (spec) => (spec.slug === 'vinted' ? spec.policies['for-parts'] : undefined),
  find: (item) => {
    const family = familyOf(item);
    if (item.condition !== 'for-parts' || family === null || !NOT_ELECTRONIC.has(family)) return null;
    return 'Vinted offers "Not fully functional" among electronics only.';
  },
};

const NOT_WORKING =
  /\b(?:for\s+parts|not\s+working|non[\s-]?working|spares?|repairs?|faulty|broken|does(?:\s+not|n[’']t)\s+(?:work|turn|start|charge|power)|dead|defekt|bastler|ersatzteile|en\s+panne|pour\s+pièces|ne\s+fonctionne|no\s+funciona|para\s+piezas|averiad|guasto|per\s+ricambi|non\s+funziona|defect|werkt\s+niet|voor\s+onderdelen|uszkodzon|na\s+części|nie\s+działa|avariad|para\s+peças|ジャンク|不動|故障)/iu;

const facebookParts: ItemRule = {
  name: 'for-parts-first',
  basis: (spec) => (spec.slug === 'facebook-marketplace' ? spec.policies['for-parts'] : undefined),
  find: (item, { description }) => {
    if (item.condition !== 'for-parts' || description.trim() === '') return null;
    const firstLine = description.trimStart().split('\n', 1)[0] ?? '';
    return NOT_WORKING.test(firstLine)
      ? null
      : 'Facebook Marketplace has no grade for broken items: say "For parts, not working" in the first line.';
  },
};

const ebayFashionParts: ItemRule = {
  name: 'for-parts',
  basis: (spec) =>
    spec.conditionFamilies === undefined
      ? undefined
      : { severity: 'guidance', ...citationOf(spec.conditionField) },
  find: (item, _listing, spec) => {
    const family = ebayFamily(familyOf(item));
    const grade = spec.conditionFamilies?.[family]['for-parts'];
    if (item.condition !== 'for-parts' || grade?.allowed !== false) return null;
    return grade.note ?? null;
  },
};

const BASES: ReadonlyMap<string, Basis> = new Map(
  PLATFORMS.map((platform) => [
    platform,
    { severity: 'policy', ...citationOf(platformSpec(platform).conditionField) },
  ]),
);

const contradiction: ItemRule = {
  name: 'contradiction',
  topic: 'condition',
  basis: (spec) => BASES.get(spec.name),
  find: ({ questions }) =>
    questions.find(
      ({ kind, options }) =>
        kind === 'conflict' &&
        options.some(({ answers }) => answers.some((answer) => answer.kind === 'condition')),
    )?.text ?? null,
};

function citationOf(sourced: {
  source: string;
  asOf: string;
  certainty: 'official' | 'secondary' | 'unverified';
}) {
  return { source: sourced.source, asOf: sourced.asOf, certainty: sourced.certainty };
}

export const ITEM_RULES: readonly ItemRule[] = [
  contradiction,
  etsyItems,
  cosmetics,
  amazonParts,
  vintedParts,
  facebookParts,
  ebayFashionParts,
];
