import type { Platform, Variant } from '@smart-listings/contract';
import { type Material, sureValues } from './material.ts';
import { article, capitalised, ordinaryStart, wordKey, wordKeys } from './words.ts';

const MASS_NOUNS = new Set(
  'yarn wool thread fabric lego furniture clothing jewellery jewelry equipment hardware software cutlery crockery glassware bedding perfume makeup paper paint wood music art juice milk water yoghurt yogurt butter cheese coffee tea food cream soap shampoo oil flour sugar rice bread'.split(
    ' ',
  ),
);
const SINGULAR_S = /(?:ss|us|is|lens|series|chess|bus|gas|canvas|atlas|cosmos)$/i;
const COLLECTIVE = /^(?:set|pair|bundle|box|lot|pack|collection|job lot|stack|bag) of /i;
const JOINED = new Set(['pair', 'set', 'bundle', 'lot', 'pack', 'box', 'collection']);

/** The item as it stands inside a sentence: "knitted blanket", but "Barbour jacket" and "The Gruffalo". */
function itemInSentence(material: Material): string {
  const { item, type, titled } = material;
  return titled ? item : ordinaryStart(item, type);
}

/** 'This is a …', 'These are …', or null where the name does not end in a noun that we know. */
function demonstrative(material: Material, item: string): string | null {
  if (!material.english || material.titled || material.type === undefined) return null;
  const last = /([\p{L}'’-]+)$/u.exec(item)?.[1];
  const final = material.type.split(' ').at(-1);
  if (last === undefined || final === undefined || wordKey(last) !== wordKey(final)) return null;
  // The noun of "chest of drawers" is the chest.
  const head = / of /.test(material.type)
    ? (material.type.split(' of ')[0]?.split(' ').at(-1) ?? final)
    : last;
  const plural = /s$/i.test(head) && !SINGULAR_S.test(head);
  if (COLLECTIVE.test(item)) return `This is a ${item}`;
  if (plural || /^\d+\s/.test(item)) return plural ? `These are ${item}` : null;
  if (MASS_NOUNS.has(head.toLowerCase()) || JOINED.has(head.toLowerCase())) return null;
  if (/^(?:the|my|a|an)\s/i.test(item)) return `This is ${item}`;
  return `This is ${article(item)} ${item}`;
}

const BARE_SIZE = /^(?:\d{1,3}(?:[.,]\d)?|X{0,4}[SL]|M|\d?X[SL]|[SML]\s?\/\s?[SML]|[A-Z]\d{1,3}\b.*|[A-Z])$/i;

/** A size that would say nothing alone takes the word before it: "size M", "taille 38". */
export function sizePhrase(value: string, material: Material): string {
  if (!BARE_SIZE.test(value)) return value;
  const { pack } = material;
  const word = pack.lowersInside ? pack.label.size.toLowerCase() : pack.label.size;
  return pack.spaced ? `${word} ${value}` : word + value;
}

const BASIC_COLOURS = new Set(
  (
    'black white red blue green yellow grey gray pink purple brown orange cream navy beige gold silver teal ivory khaki tan burgundy maroon ' +
    'turquoise lilac mint lime light dark pale bright deep mid and multicoloured multi'
  ).split(' '),
);

/** Ordinary colours are ordinary words in a sentence; a maker's own name for one ("Empire Red") keeps its capitals. */
export function colourInSentence(value: string): string {
  const lower = value.toLowerCase();
  return lower.split(/[\s-]+/).every((word) => BASIC_COLOURS.has(word)) && !/\s\p{Lu}/u.test(value)
    ? lower
    : value;
}

/** The item with the colour and size that its name does not hold yet: "Barbour Bedale wax jacket in Sage, size C42". */
function itemWithTraits(material: Material, item: string): string {
  const known = new Set(wordKeys(item));
  const missing = (value: string): boolean => wordKeys(value).some((key) => !known.has(key));
  const { english, pack } = material;
  const colours = sureValues(material.colours);
  const colour = colours.length === 1 && missing(colours[0] ?? '') ? colours[0] : undefined;
  const sizes = sureValues(material.facts.size);
  const size = sizes.length === 1 && missing(sizes[0] ?? '') ? sizes[0] : undefined;
  const parts: string[] = [];
  let head = item;
  if (colour !== undefined && english) head += ` in ${colourInSentence(colour)}`;
  else if (colour !== undefined) parts.push(colour);
  if (size !== undefined) parts.push(sizePhrase(size, material));
  return [head, ...parts].join(pack.comma);
}

type Frame = 'demonstrative' | 'sale' | 'selling' | 'plain';

const FRAMES: Record<Platform, Record<Variant, Frame>> = {
  eBay: { v1: 'demonstrative', v2: 'sale', v3: 'plain' },
  Etsy: { v1: 'demonstrative', v2: 'plain', v3: 'plain' },
  Vinted: { v1: 'plain', v2: 'selling', v3: 'plain' },
  Amazon: { v1: 'plain', v2: 'plain', v3: 'plain' },
  'Facebook Marketplace': { v1: 'selling', v2: 'demonstrative', v3: 'plain' },
  Gumtree: { v1: 'sale', v2: 'demonstrative', v3: 'plain' },
  Other: { v1: 'demonstrative', v2: 'sale', v3: 'plain' },
};

/** The first sentence of a listing: what the item is. */
export function openingSentence(material: Material, variant: Variant): string {
  const { pack, ledger } = material;
  const base = itemInSentence(material);
  const fill = (template: string, item: string): string =>
    oneStop(capitalised(template.replace('{item}', () => item)), pack.stop);
  const full = itemWithTraits(material, base);
  if (ledger.condition === 'for-parts') return fill(pack.opening.parts, full);
  const frame = FRAMES[ledger.platform][variant];
  if (frame === 'plain') return fill(pack.opening.plain, itemWithTraits(material, material.item));
  if (frame === 'selling') return fill(pack.opening.selling, full);
  const stated = frame === 'demonstrative' ? demonstrative(material, base) : null;
  if (stated !== null) return oneStop(itemWithTraits(material, stated), pack.stop);
  // Etsy's own voice has no "for sale": the item itself is the opening.
  if (ledger.platform === 'Etsy') return fill(pack.opening.plain, itemWithTraits(material, material.item));
  return fill(pack.opening.sale, full);
}

function oneStop(text: string, stop: string): string {
  if (stop === '.') return text.replace(/[.,;:!\s]+$/u, '') + stop;
  return text;
}
