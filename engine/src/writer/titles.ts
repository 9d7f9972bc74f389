import type { Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { featurePhrases } from './keywords.ts';
import { type Material, sureValues } from './material.ts';
import { TitleLine, type TitleStyle } from './title-line.ts';
import { wordKey } from './words.ts';

/** What a title is filled with, in this order, as long as there is room. */
type Slot =
  | 'item'
  | 'code'
  | 'size'
  | 'colour'
  | 'measure'
  | 'material'
  | 'era'
  | 'state'
  | 'type'
  | 'feature'
  | 'identifier'
  | 'quantity'
  | 'keyword';

const LETTERS = /[^\p{L}\p{Nd}\p{M}\-,/&().'’"+%#:;!?*@]/gu;
const INCHES = /^(\d[\d.,/-]*)["”″]$/u;

function plainInches(word: string): string {
  return word.replace(INCHES, '$1in');
}

// Decorative symbols are against eBay's search policy; a question mark on a keyword too.
function cleanEbay(word: string): string | null {
  if (word.endsWith('?')) return null;
  return word.replace(LETTERS, '').replace(/[!?*#@]+/gu, '');
}

function cleanEtsy(word: string): string | null {
  return word.replace(/[^\p{L}\p{Nd}\p{P}\p{Sm}™©®]/gu, '').replace(/[%:&+!?*#@]+/gu, '');
}

function cleanAmazon(word: string): string | null {
  if (word.endsWith('?')) return null;
  return word.replace(LETTERS, '').replace(/[!$?_{}^¬¦~#<>*@™®©]+/gu, '');
}

function cleanOther(word: string): string | null {
  if (word.includes('%') || word.endsWith('?')) return null;
  return plainInches(word).replace(/[^\p{L}\p{Nd}\p{M}\-,/&().]/gu, '');
}

function cleanPlain(word: string): string | null {
  if (word.endsWith('?')) return null;
  return word.replace(LETTERS, '').replace(/[!?*@]+/gu, '');
}

interface TitlePlan {
  maxWords: number;
  clean: (word: string) => string | null;
  /** English titles in Title Case; false where the platform's own sellers write plainly. */
  titleCase: boolean;
  slots: Record<Variant, readonly Slot[]>;
}

const PLANS: Record<Platform, TitlePlan> = {
  eBay: {
    maxWords: 20,
    clean: cleanEbay,
    titleCase: true,
    slots: {
      v1: [
        'item',
        'code',
        'state',
        'size',
        'colour',
        'measure',
        'material',
        'era',
        'type',
        'feature',
        'keyword',
        'identifier',
      ],
      v2: [
        'item',
        'size',
        'state',
        'feature',
        'keyword',
        'type',
        'colour',
        'code',
        'measure',
        'material',
        'era',
      ],
      v3: [
        'item',
        'code',
        'state',
        'measure',
        'size',
        'identifier',
        'material',
        'era',
        'colour',
        'type',
        'keyword',
        'feature',
      ],
    },
  },
  Etsy: {
    maxWords: 14,
    clean: cleanEtsy,
    titleCase: true,
    slots: {
      v1: ['item', 'material', 'colour', 'era', 'size'],
      v2: ['item', 'feature', 'colour', 'material'],
      v3: ['item', 'era', 'size', 'measure', 'material'],
    },
  },
  Vinted: {
    maxWords: 12,
    clean: cleanPlain,
    titleCase: false,
    slots: {
      v1: ['item', 'type', 'colour', 'size'],
      v2: ['item', 'type', 'material', 'feature', 'size'],
      v3: ['item', 'type', 'size', 'code', 'colour', 'measure'],
    },
  },
  Amazon: {
    maxWords: 16,
    clean: cleanAmazon,
    titleCase: true,
    slots: {
      v1: ['item', 'type', 'material', 'colour', 'size', 'measure', 'code'],
      v2: ['item', 'type', 'feature', 'colour', 'size', 'measure'],
      v3: ['item', 'type', 'measure', 'size', 'code', 'identifier', 'material'],
    },
  },
  'Facebook Marketplace': {
    maxWords: 11,
    clean: cleanPlain,
    titleCase: false,
    slots: {
      v1: ['item', 'type', 'colour', 'size', 'state'],
      v2: ['item', 'type', 'size', 'material', 'state'],
      v3: ['item', 'code', 'type', 'measure', 'state'],
    },
  },
  Gumtree: {
    maxWords: 12,
    clean: cleanPlain,
    titleCase: false,
    slots: {
      v1: ['item', 'code', 'type', 'state', 'colour', 'size'],
      v2: ['item', 'type', 'state', 'size', 'feature', 'material'],
      v3: ['item', 'code', 'type', 'state', 'measure', 'era'],
    },
  },
  Other: {
    maxWords: 14,
    clean: cleanOther,
    titleCase: true,
    slots: {
      v1: ['item', 'type', 'code', 'state', 'size', 'colour', 'material'],
      v2: ['item', 'type', 'state', 'feature', 'keyword', 'size'],
      v3: ['item', 'code', 'type', 'state', 'measure', 'size', 'identifier', 'era'],
    },
  },
};

const STATE: Record<string, readonly string[]> = {
  en: ['Spares or Repair', 'Faulty', 'New'],
  de: ['Defekt', 'Defekt', 'Neu'],
  fr: ['pour pièces', 'HS', 'Neuf'],
  es: ['para piezas', 'averiado', 'Nuevo'],
  it: ['per ricambi', 'guasto', 'Nuovo'],
  nl: ['voor onderdelen', 'defect', 'Nieuw'],
  pl: ['na części', 'uszkodzone', 'Nowe'],
  pt: ['para peças', 'avariado', 'Novo'],
  ja: ['ジャンク', 'ジャンク', '新品'],
};

/** Values that a title may carry: short, sure, and not a percentage of something. */
function titleMeasures(material: Material): string[] {
  const values: string[] = [];
  for (const fact of material.facts.measurement) {
    if (fact.hedged === true || /[%?]/.test(fact.value) || fact.value.length > 14) continue;
    if (
      fact.label !== undefined &&
      !/^(?:capacity|storage|screen|power|volume|voltage|diameter)$/iu.test(fact.label)
    )
      continue;
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

function sizeText(value: string, english: boolean): string {
  return english && /^(?:\d{1,2}(?:\.5)?|X{0,3}S|M|X{0,4}L|one size)$/i.test(value) ? `Size ${value}` : value;
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
      line.addWords(material.item);
      return;
    case 'code':
      if (material.model !== undefined) line.addNews(material.model);
      return;
    case 'size':
      addParts(
        line,
        sureValues(facts.size)
          .slice(0, 1)
          .map((value) => sizeText(value, material.english)),
      );
      return;
    case 'colour':
      for (const colour of sureValues(material.colours).slice(0, material.colours.length > 3 ? 1 : 2))
        line.addNews(colour);
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
      addState(line, ledger.condition, ledger.languageKnown ? ledger.language : 'en', platform);
      return;
    case 'type':
      if (material.type !== undefined && !namesType(line, material.type)) line.addNews(material.type);
      return;
    case 'feature':
      for (const phrase of featurePhrases(material).slice(0, platform === 'eBay' ? 6 : 2))
        line.addWhole(phrase);
      return;
    case 'identifier':
      for (const fact of facts.identifier.slice(0, 2)) {
        if (!/^\d{8,}$/.test(fact.value.replace(/[\s-]/g, ''))) line.addWhole(fact.value);
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
  }
}

/** Whether the title already names the kind of thing: its head noun stands there. */
function namesType(line: TitleLine, type: string): boolean {
  const head = type.split(' ').at(-1) ?? type;
  return line.has(head);
}

function addState(line: TitleLine, condition: string, language: string, platform: Platform): void {
  const [parts = '', faulty = '', fresh = ''] = STATE[language] ?? STATE.en ?? [];
  if (condition === 'for-parts') {
    if (platform === 'eBay' && line.addWhole(`${faulty} ${parts}`)) return;
    if (!line.addWhole(parts)) line.addWhole(faulty);
    return;
  }
  if (condition === 'new' && platform !== 'Etsy' && platform !== 'Vinted') line.addWhole(fresh);
}

/** The title of one variant: the item first, then other attributes in each, never over the platform's limit. */
export function writeTitle(material: Material, variant: Variant, keywords: readonly string[]): string {
  const { platform } = material.ledger;
  const plan = PLANS[platform];
  const { title } = platformSpec(platform);
  const style: TitleStyle = {
    max: title.policyMax?.value ?? title.max.value,
    maxWords: plan.maxWords,
    titleCase: plan.titleCase && material.english,
    clean: plan.clean,
  };
  const line = new TitleLine(style);
  const context = { material, platform, keywords };
  for (const slot of plan.slots[variant]) addSlot(line, slot, context);
  if (isBrandAlone(line, material)) line.addWords(material.ledger.form.itemName);
  return finish(line.toString());
}

function isBrandAlone(line: TitleLine, material: Material): boolean {
  return material.brand !== undefined && wordKey(line.toString()) === wordKey(material.brand);
}

function finish(title: string): string {
  const first = title.charAt(0);
  // A brand may begin in lower case (iPhone, adidas); a plain word may not.
  return /^\p{Ll}+(?:\s|$)/u.test(title) ? first.toUpperCase() + title.slice(1) : title;
}
