/** Whether a platform takes this item in this condition at all, as far as the form tells. */
import type { Family } from '../categories/family.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { Citation } from '../marketplaces/facts.ts';
import { conditionWord, spoken } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { isHandmade } from './handmade.ts';
import type { ItemRule } from './rule.ts';

const YEAR = /\b(1[5-9]\d\d|200\d)(?:['’]?s|er)?\b/gu;
const DECADE = /\b(?:[2-9]0['’]?s|années\s[2-9]0|lata\s[2-9]0|anni\s['’]?[2-9]0|años\s[2-9]0|[2-9]0er)\b/iu;
const SUPPLY =
  /\b(?:yarn|wool|fabric|thread|skeins?|beads?|buttons?|ribbon|sewing|knitting|crochet|embroidery|cross[\s-]stitch|pattern|stencil|craft|supplies|findings|clay|resin|leather\s+(?:hide|scraps)|felt|quilting|card\s?making|scrapbook\w*|needles?|laine|tissu|stoff|garn|wolle)\b/iu;

function wordsOf({ form }: Item): string {
  return `${form.itemName} ${form.features} ${form.keywords}`;
}

function isFrom(item: Item, last: number): boolean {
  const words = wordsOf(item);
  if (DECADE.test(words)) return true;
  for (const [, year] of words.matchAll(YEAR)) if (Number(year) <= last) return true;
  const tokens = tokenise(words);
  return tokens.some((_, index) => entriesAt(tokens, index, ['era']).length > 0);
}

/** Used things only when they are old, handmade or a supply. */
const eligible: ItemRule = {
  name: 'eligible-items',
  basis: (marketplace) => marketplace.policies['eligible-items'],
  find: (item, _listing, marketplace) => {
    const age = marketplace.limits.usedFromYears;
    if (item.condition === null || item.condition === 'new' || age === undefined) return null;
    const family = familyOfItem(item);
    if (family === 'craft' || family === 'antiques' || family === 'handmade') return null;
    const words = wordsOf(item);
    // Counted from the year in which the rule was read.
    const last = Number.parseInt(age.asOf, 10) - age.value;
    if (isFrom(item, last) || isHandmade(item.form) || SUPPLY.test(words)) return null;
    return `${spoken(marketplace)} takes used goods only when they are ${age.value} years or older, handmade by you, or a craft supply: nothing you entered says so.`;
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
  basis: (marketplace) => marketplace.policies.cosmetics,
  find: (item, _listing, marketplace) =>
    item.condition !== null &&
    item.condition !== 'new' &&
    item.category !== null &&
    COSMETICS.has(item.category)
      ? `${spoken(marketplace)} takes cosmetics only unused and sealed.`
      : null,
};

const noParts: ItemRule = {
  name: 'for-parts',
  basis: (marketplace) =>
    marketplace.conditions.words['for-parts'].allowed ? undefined : marketplace.policies['for-parts'],
  find: (item, _listing, marketplace) =>
    item.condition === 'for-parts'
      ? `${spoken(marketplace)} does not take items that do not work: sell it on another platform.`
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

const electronicParts: ItemRule = {
  name: 'for-parts',
  basis: ({ conditions, policies }) =>
    conditions.words['for-parts'].electronicsOnly ? policies['for-parts'] : undefined,
  find: (item, _listing, marketplace) => {
    const family = familyOfItem(item);
    if (item.condition !== 'for-parts' || family === null || !NOT_ELECTRONIC.has(family)) return null;
    return `${spoken(marketplace)} offers "${marketplace.conditions.words['for-parts'].label}" among electronics only.`;
  },
};

const NOT_WORKING =
  /\b(?:for\s+parts|not\s+working|non[\s-]?working|spares?|repairs?|faulty|broken|does(?:\s+not|n[’']t)\s+(?:work|turn|start|charge|power)|dead|defekt|bastler|ersatzteile|en\s+panne|pour\s+pièces|ne\s+fonctionne|no\s+funciona|para\s+piezas|averiad|guasto|per\s+ricambi|non\s+funziona|defect|werkt\s+niet|voor\s+onderdelen|uszkodzon|na\s+części|nie\s+działa|avariad|para\s+peças|ジャンク|不動|故障)/iu;

const partsFirst: ItemRule = {
  name: 'for-parts-first',
  basis: ({ conditions, policies }) =>
    conditions.words['for-parts'].firstLine === undefined ? undefined : policies['for-parts'],
  find: (item, { description }, marketplace) => {
    const { firstLine: wanted } = marketplace.conditions.words['for-parts'];
    if (item.condition !== 'for-parts' || description.trim() === '') return null;
    const firstLine = description.trimStart().split('\n', 1)[0] ?? '';
    return NOT_WORKING.test(firstLine)
      ? null
      : `${spoken(marketplace)} has no grade for broken items: say "${wanted}" in the first line.`;
  },
};

const partsOfFamily: ItemRule = {
  name: 'for-parts',
  basis: ({ conditions }) =>
    conditions.grades === undefined ? undefined : { severity: 'guidance', ...citationOf(conditions.field) },
  find: (item, _listing, marketplace) => {
    if (item.condition !== 'for-parts') return null;
    const { allowed, note = null } = conditionWord(marketplace, item.condition, familyOfItem(item));
    return allowed ? null : note;
  },
};

const contradiction: ItemRule = {
  name: 'contradiction',
  topic: 'condition',
  basis: ({ conditions }) => ({ severity: 'policy', ...citationOf(conditions.field) }),
  find: ({ questions }) =>
    questions.find(
      ({ kind, options }) =>
        kind === 'conflict' &&
        options.some(({ answers }) => answers.some((answer) => answer.kind === 'condition')),
    )?.text ?? null,
};

function citationOf({ source, asOf, certainty }: Citation): Citation {
  return { source, asOf, certainty };
}

export const ITEM_RULES: readonly ItemRule[] = [
  contradiction,
  eligible,
  cosmetics,
  noParts,
  electronicParts,
  partsFirst,
  partsOfFamily,
];
