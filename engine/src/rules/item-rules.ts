/** Whether a platform takes this item in this condition at all, as far as the facts tell. */

import { CONDITIONS, type Condition, PLATFORMS } from '@smart-listings/contract';
import type { Family } from '../categories/category.ts';
import { categoryById } from '../categories/table.ts';
import { findContradiction } from '../facts/contradiction.ts';
import { isHandmade } from '../facts/handmade.ts';
import type { Ledger } from '../facts/ledger.ts';
import { ebayFamily } from '../platforms/ebay-conditions.ts';
import { platformSpec } from '../platforms/index.ts';
import { cutAtWord } from '../text/length.ts';
import type { Basis, ItemRule } from './rule.ts';

// Vintage on Etsy is 20 years or older, counted from the year in which the rule was read.
const VINTAGE_BEFORE = 2026 - 20;
const PERIOD =
  /\b(?:vintage|antique|victorian|edwardian|georgian|regency|jacobean|tudor|art[\s-]deco|art[\s-]nouveau|mid[\s-]century|retro|jugendstil|biedermeier|gründerzeit|antiquité|antik|antico|antiguo|ww(?:1|2|i|ii)|pre[\s-]war|post[\s-]war)\b/iu;
const YEAR = /\b(1[5-9]\d\d|200\d)(?:['’]?s|er)?\b/gu;
const DECADE = /\b(?:[2-9]0['’]?s|années\s[2-9]0|lata\s[2-9]0|anni\s['’]?[2-9]0|años\s[2-9]0|[2-9]0er)\b/iu;
const SUPPLY =
  /\b(?:yarn|wool|fabric|thread|skeins?|beads?|buttons?|ribbon|sewing|knitting|crochet|embroidery|cross[\s-]stitch|pattern|stencil|craft|supplies|findings|clay|resin|leather\s+(?:hide|scraps)|felt|quilting|card\s?making|scrapbook\w*|needles?|laine|tissu|stoff|garn|wolle)\b/iu;

function wordsOf({ form }: Ledger): string {
  return `${form.itemName} ${form.features} ${form.keywords}`;
}

function isVintage(ledger: Ledger): boolean {
  const words = `${wordsOf(ledger)} ${ledger.facts.map(({ what, value }) => (what === 'era' ? value : '')).join(' ')}`;
  if (PERIOD.test(words) || DECADE.test(words)) return true;
  for (const [, year] of words.matchAll(YEAR)) if (Number(year) <= VINTAGE_BEFORE) return true;
  return false;
}

function familyOf(ledger: Ledger): Family | null {
  return ledger.category === null ? null : (categoryById(ledger.category)?.family ?? null);
}

const etsyItems: ItemRule = {
  name: 'eligible-items',
  basis: (spec) => spec.policies['eligible-items'],
  find: (ledger) => {
    if (ledger.condition === 'new') return null;
    const family = familyOf(ledger);
    if (family === 'craft' || family === 'antiques' || family === 'handmade') return null;
    const words = wordsOf(ledger);
    if (isVintage(ledger) || isHandmade(ledger.form) || SUPPLY.test(words)) return null;
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
  find: (ledger) =>
    ledger.condition !== 'new' && ledger.category !== null && COSMETICS.has(ledger.category)
      ? 'Vinted takes cosmetics only unused and sealed.'
      : null,
};

const amazonParts: ItemRule = {
  name: 'for-parts',
  basis: (spec) => (spec.conditions['for-parts'].allowed ? undefined : spec.policies['for-parts']),
  find: (ledger) =>
    ledger.condition === 'for-parts'
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
  find: (ledger) => {
    const family = familyOf(ledger);
    if (ledger.condition !== 'for-parts' || family === null || !NOT_ELECTRONIC.has(family)) return null;
    return 'Vinted offers "Not fully functional" among electronics only.';
  },
};

const NOT_WORKING =
  /\b(?:for\s+parts|not\s+working|non[\s-]?working|spares?|repairs?|faulty|broken|does(?:\s+not|n[’']t)\s+(?:work|turn|start|charge|power)|dead|defekt|bastler|ersatzteile|en\s+panne|pour\s+pièces|ne\s+fonctionne|no\s+funciona|para\s+piezas|averiad|guasto|per\s+ricambi|non\s+funziona|defect|werkt\s+niet|voor\s+onderdelen|uszkodzon|na\s+części|nie\s+działa|avariad|para\s+peças|ジャンク|不動|故障)/iu;

const facebookParts: ItemRule = {
  name: 'for-parts-first',
  basis: (spec) => (spec.slug === 'facebook-marketplace' ? spec.policies['for-parts'] : undefined),
  find: (ledger, { description }) => {
    if (ledger.condition !== 'for-parts' || description.trim() === '') return null;
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
  find: (ledger, _listing, spec) => {
    const family = ebayFamily(familyOf(ledger));
    const grade = spec.conditionFamilies?.[family]['for-parts'];
    if (ledger.condition !== 'for-parts' || grade?.allowed !== false) return null;
    return grade.note ?? null;
  },
};

const LONGEST_QUOTE = 80;
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
  find: (ledger) => {
    const found = findContradiction(ledger);
    if (found === null) return null;
    const quote = cutAtWord(found.quote.trim().replace(/[.,;!]+$/u, ''), LONGEST_QUOTE, '…');
    return `You chose ${labelOf(ledger.condition)}, but your text says “${quote}”: a buyer can send it back. Choose ${labelOf(found.better)}.`;
  },
};

function labelOf(code: Condition): string {
  return CONDITIONS.find((condition) => condition.code === code)?.label ?? code;
}

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
