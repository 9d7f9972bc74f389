import type { Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { keySet, type Material, sureValues } from './material.ts';
import { includedHighlights, offerOnly, stateWords } from './offer.ts';
import { colourInSentence, sizePhrase } from './phrasing.ts';
import { TitleLine, type TitleStyle } from './title-line.ts';
import { EXTRA_SLOTS, type Slot, TITLE_PLANS } from './title-plans.ts';
import { capitalised, capitalOf, fragment, wordKey } from './words.ts';

// Sizes of storage, volume, power, packs and whole dimensions; a bare length says too little in a title.
const TITLE_MEASURE =
  /^[\d.,/]+\s?(?:gb|tb|mb|l|ltr|litres?|ml|cl|w|watts?|kw|v|volts?|ah|mah|wh|hp|bar|mp|megapixels?|g|kg|pieces?|pcs|pack|keys|speeds?|hole|gears?|cubes|seater|drawers?|balls|skeins|hz|dpi)$|^\d[\d.,]*\s?(?:cm|mm|in|")?\s?[x×]\s?\d/iu;

function titleMeasures(material: Material): string[] {
  const values: string[] = [];
  const units = new Set<string>();
  for (const fact of material.facts.measurement) {
    if (
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

function addParts(line: TitleLine, values: readonly string[]): void {
  for (const value of values) {
    // "UK 6 / EU 39" are two names of one size: each may stand alone.
    if (line.addWhole(value)) continue;
    if (value.includes('/')) for (const part of value.split(/\s*\/\s*/u)) line.addWhole(part);
  }
}

function sizeText(value: string, material: Material, platform: Platform): string {
  const phrase = sizePhrase(value, material);
  return TITLE_PLANS[platform].titleCase && material.english ? capitalised(phrase) : phrase;
}

function addSlot(
  line: TitleLine,
  slot: Slot,
  context: { material: Material; platform: Platform; keywords: readonly string[] },
): void {
  const { material, platform, keywords } = context;
  const { facts, ledger } = material;
  switch (slot) {
    case 'item':
      line.addWords(platform === 'Etsy' ? nounFirst(material) : material.item);
      return;
    case 'core':
      addCore(line, material);
      return;
    case 'code':
      if (material.model !== undefined) line.addNews(material.model);
      return;
    case 'size':
      addParts(
        line,
        sureValues(facts.size)
          .slice(0, 1)
          .map((value) => sizeText(value, material, platform)),
      );
      return;
    case 'colour':
      addColours(line, material, platform);
      return;
    case 'measure':
      addParts(line, titleMeasures(material));
      return;
    case 'material':
      for (const value of sureValues(material.materials).slice(0, 1)) line.addNews(value);
      return;
    case 'era':
      addParts(line, sureValues(facts.era));
      return;
    case 'state':
      addPartsState(line, material, platform);
      return;
    case 'fresh':
      if (ledger.condition === 'new' && !material.contradicted) line.addWhole(material.pack.state.fresh);
      return;
    case 'type':
      if (material.noun !== undefined) line.addWhole(material.noun);
      return;
    case 'feature':
      // Of a thing for parts the short statements are often its faults.
      if (ledger.condition === 'for-parts') return;
      for (const phrase of material.phrases.slice(0, platform === 'eBay' || platform === 'Amazon' ? 10 : 1))
        line.addWhole(phrase);
      return;
    case 'only': {
      const only = offerOnly(material);
      if (only !== undefined) line.addWhole(only);
      return;
    }
    case 'origin':
      for (const value of sureValues(facts.origin)) line.addWhole(value);
      return;
    case 'works':
      for (const word of stateWords(material)) line.addWhole(word);
      return;
    case 'with':
      for (const phrase of includedHighlights(material)) if (line.addWhole(phrase)) return;
      return;
    case 'number':
      for (const fact of facts.identifier) if (fact.label === 'model number') line.addWhole(fact.value);
      return;
    case 'identifier':
      for (const fact of facts.identifier.slice(0, 2)) {
        if (fact.label === undefined && !/^[\d\s-]{8,}$/.test(fact.value)) line.addWhole(fact.value);
      }
      return;
    case 'quantity':
      addParts(
        line,
        facts.quantity.map((fact) => fact.value),
      );
      return;
    case 'keyword':
      for (const keyword of keywords) line.addNews(keyword);
      return;
    case 'honest':
      if (platform === 'Etsy' || platform === 'Amazon') return;
      for (const phrase of shortFaults(material).slice(0, 2)) line.addWhole(phrase);
      return;
    case 'used':
      if (ledger.condition.startsWith('used') && platform !== 'Etsy' && platform !== 'Amazon') {
        line.addWhole(material.pack.state.used);
      }
  }
}

function addColours(line: TitleLine, material: Material, platform: Platform): void {
  const colours = sureValues(material.colours);
  const plain = !TITLE_PLANS[platform].titleCase;
  // More than three are the colours of a set, and one of them would mislead.
  const count = colours.length > 3 ? 0 : plain ? 1 : 2;
  for (const colour of colours.slice(0, count))
    line.addNews(plain && material.english ? colourInSentence(colour) : colour);
}

/** Etsy reads the item's noun first: "Portable Typewriter Olivetti Lettera 32". */
function nounFirst(material: Material): string {
  const { item, brand, model, noun } = material;
  if (noun === undefined || !material.english) return item;
  const words = item.split(/\s+/u);
  const names = keySet(brand, model);
  const start = words.findIndex((word) => !names.has(wordKey(word)));
  const head = wordKey(noun.split(' ').at(-1) ?? noun);
  const end = words.findLastIndex((word) => wordKey(word) === head);
  if (start === 0) return item;
  if (end === -1) return `${noun} ${item}`;
  if (start === -1 || start > end) return item;
  return [...words.slice(start, end + 1), ...words.slice(0, start), ...words.slice(end + 1)].join(' ');
}

/** What is missing or wrong in three words at most: "Battery cover missing". */
function shortFaults(material: Material): string[] {
  return [...material.facts.missing, ...material.facts.flaw]
    .map((fact) => fragment(fact.value))
    .filter(
      (text) =>
        text.split(' ').length <= 3 &&
        !/\b(?:faulty|spares?|really)\b/i.test(text) &&
        !/[,;:()"“”]/u.test(text),
    );
}

/** Brand, model and noun alone, without what else the seller put into the name. */
function addCore(line: TitleLine, material: Material): void {
  const { brand, model, noun, item } = material;
  const known = [brand, model, noun].filter((part) => part !== undefined);
  line.addWords(known.length > 1 && noun !== undefined ? known.join(' ') : item);
}

function addPartsState(line: TitleLine, material: Material, platform: Platform): void {
  if (material.ledger.condition !== 'for-parts') return;
  const { parts, faulty } = material.pack.state;
  if (platform === 'eBay' && line.addWhole(`${faulty} ${parts}`)) return;
  if (!line.addWhole(parts)) line.addWhole(faulty);
}

/**
 * The title of one variant: the item first, then other attributes in each, never over the platform's limit.
 * An alternative that would repeat an earlier variant's title takes what else there is.
 */
export function writeTitle(material: Material, variant: Variant, keywords: readonly string[]): string {
  if (variant === 'v1') return composeTitle(material, variant, { keywords, avoid: [] });
  const first = composeTitle(material, 'v1', { keywords, avoid: [] });
  if (variant === 'v2') return composeTitle(material, variant, { keywords, avoid: [first] });
  const second = composeTitle(material, 'v2', { keywords, avoid: [first] });
  return composeTitle(material, variant, { keywords, avoid: [first, second] });
}

// An alternative that says less than this share of the first is only the last resort.
const LEAST_SHARE = 0.7;

function composeTitle(
  material: Material,
  variant: Variant,
  request: { keywords: readonly string[]; avoid: readonly string[] },
): string {
  const { platform } = material.ledger;
  const slots = TITLE_PLANS[platform].slots[variant];
  const { keywords, avoid } = request;
  const title = fillSlots(material, slots, keywords);
  if (!avoid.includes(title)) return title;
  // Little was given: the same words in another order, then with what else there is, then with less.
  const others = slots.filter((slot) => slot !== 'item');
  const attempts: readonly (readonly Slot[])[] = [
    ['item', 'state', ...others.toReversed()],
    ['item', 'state', ...others, ...EXTRA_SLOTS],
    ['item', 'state', ...EXTRA_SLOTS, ...others],
    ['item', 'state', 'honest', ...others],
    ['core', 'state', ...others],
    ['core', 'state', ...EXTRA_SLOTS],
    ['item', 'state', ...others.filter((slot) => slot !== 'type' && slot !== 'keyword')],
    ['item', 'state', 'type'],
    ['item', 'state'],
  ];
  const least = LEAST_SHARE * (avoid[0]?.length ?? 0);
  let fallback = title;
  for (const attempt of attempts) {
    const other = fillSlots(material, attempt, keywords);
    if (avoid.includes(other)) continue;
    if (other.length >= least) return other;
    fallback = other;
  }
  return fallback;
}

function fillSlots(material: Material, slots: readonly Slot[], keywords: readonly string[]): string {
  const { platform } = material.ledger;
  const plan = TITLE_PLANS[platform];
  const { title } = platformSpec(platform);
  const style: TitleStyle = {
    max: title.policyMax?.value ?? title.max.value,
    maxWords: plan.maxWords,
    titleCase: plan.titleCase && material.english,
    clean: plan.clean,
    ...(plan.once === undefined ? {} : { once: plan.once }),
    ...(plan.maxCaps === undefined ? {} : { maxCaps: plan.maxCaps }),
  };
  const line = new TitleLine(style);
  const context = { material, platform, keywords };
  for (const slot of slots) {
    addSlot(line, slot, context);
    if (line.isFull) break;
  }
  // A make alone is no title: the first words that say something, or the bare word for a thing.
  for (const words of [material.type, material.features[0], material.pack.label.item]) {
    if (!line.isEmpty && !isBrandAlone(line, material)) break;
    if (words !== undefined) line.addWords(words);
  }
  return finish(line.toString());
}

function isBrandAlone(line: TitleLine, material: Material): boolean {
  return material.brand !== undefined && wordKey(line.toString()) === wordKey(material.brand);
}

function finish(title: string): string {
  const first = title.charAt(0);
  // A brand may begin in lower case (iPhone, adidas); a plain word may not.
  return /^\p{Ll}+(?:\s|$)/u.test(title) ? capitalOf(first) + title.slice(1) : title;
}
