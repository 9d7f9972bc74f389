/** What each slot of a title plan adds to the line. */

import type { Platform } from '@smart-listings/contract';
import { splitAtBlanks } from '../text/blanks.ts';
import { keySet, type Material, sureValues } from './material.ts';
import { includedHighlights, offerOnly, stateWords } from './offer.ts';
import { colourInSentence, sizeNames, sizePhrase } from './phrasing.ts';
import { inside } from './statements.ts';
import type { TitleLine, TitleStyle } from './title-line.ts';
import { type Slot, TITLE_PLANS } from './title-plans.ts';
import { lastResorts } from './title-resorts.ts';
import { modelNumbers, shortAbsences, titleCounts, titleMeasures } from './title-values.ts';
import { isTraitAdjective } from './traits.ts';
import { capitalised, wordKey } from './words.ts';

function addParts(line: TitleLine, values: readonly string[], short = false): void {
  for (const value of values) {
    // "UK 6 / EU 39" are two names of one size: each may stand alone.
    const names = sizeNames(value);
    if (short ? line.addWhole(names[0] ?? value) : line.addWhole(value)) continue;
    if (names.length > 1) for (const name of names) if (line.addWhole(name) && short) break;
  }
}

function sizeText(value: string, material: Material, platform: Platform): string {
  const phrase = sizePhrase(value, material);
  return TITLE_PLANS[platform].titleCase && material.english ? capitalised(phrase) : phrase;
}

/** What a title is made from, and how. */
export interface SlotContext {
  material: Material;
  platform: Platform;
  keywords: readonly string[];
  style: TitleStyle;
}

/** A statement as it stands in this platform's titles: without its capital where titles are plain. */
function traitCase(text: string, { material, platform }: SlotContext): string {
  const isName = material.english && /\s\S*\p{Lu}/u.test(text);
  if (TITLE_PLANS[platform].titleCase || isName) return text;
  return inside(text, material.pack, material.names);
}

const SEARCH_FEATURES = 12;
const SEARCHED_THINGS = 2;

/** Whether one word may stand for the whole thing in a short title. */
function isSearchedAlone(word: string): boolean {
  return isTraitAdjective(word) || /\d/.test(word);
}

/** On eBay all short traits that fit; elsewhere the one that speaks best for it. */
function addFeatures(line: TitleLine, context: SlotContext): void {
  const { phrases } = context.material;
  if (TITLE_PLANS[context.platform].separator !== undefined) {
    const most = context.platform === 'Amazon' ? 3 : 1;
    let added = 0;
    for (const phrase of phrases) {
      if (!phrase.includes(' ') && !isSearchedAlone(phrase)) continue;
      if (added < most && line.addWhole(traitCase(phrase, context))) added += 1;
    }
    return;
  }
  const missed: string[] = [];
  for (const phrase of phrases.slice(0, SEARCH_FEATURES)) if (!line.addWhole(phrase)) missed.push(phrase);
  // "Parker 51 aerometric" after "Parker 51": its last word is news.
  for (const phrase of missed) line.addEnding(phrase);
}

/** The noun that the name leaves out stands close to it, except where a title is a row of search words. */
function addNoun(line: TitleLine, noun: string, platform: Platform): void {
  if (TITLE_PLANS[platform].separator === undefined) line.addWhole(noun);
  else line.addNoun(noun);
}

/** The model; where titles are short, the model number stands for it in a name that has no number yet. */
function addCode(line: TitleLine, { material, platform }: SlotContext): void {
  if (material.model !== undefined) {
    line.addNews(material.model);
    return;
  }
  const short =
    TITLE_PLANS[platform].separator !== undefined && platform !== 'Vinted' && !/\d/.test(material.item);
  const [number] = modelNumbers(material);
  if (short && number !== undefined && !/[()]/.test(number)) line.addWhole(number);
}

/** Adds what a slot stands for, as far as the ledger has it and the title has room. */
export function addSlot(line: TitleLine, slot: Slot, context: SlotContext): void {
  const { material, platform, keywords } = context;
  const { facts, ledger } = material;
  const isSearched = TITLE_PLANS[platform].separator === undefined;
  switch (slot) {
    case 'item':
      addItem(line, material);
      return;
    case 'core':
      addCore(line, material);
      return;
    case 'code':
      addCode(line, context);
      return;
    case 'size':
      addParts(
        line,
        sureValues(material.sizes)
          .slice(0, 1)
          .map((value) => sizeText(value, material, platform)),
        !isSearched,
      );
      return;
    case 'colour':
      addColours(line, material, platform);
      return;
    case 'measure':
      addParts(line, titleMeasures(material));
      return;
    case 'material':
      for (const value of sureValues(material.materials).slice(0, 1)) line.addNews(traitCase(value, context));
      return;
    case 'era':
      addParts(line, sureValues(facts.era));
      return;
    case 'state':
      addPartsState(line, material, platform);
      return;
    case 'fresh':
      if (ledger.condition === 'new' && !material.contradicted)
        line.addWhole(traitCase(material.pack.state.fresh, context));
      return;
    case 'type':
      if (material.noun !== undefined) addNoun(line, material.noun, platform);
      return;
    case 'feature':
      // Of a thing for parts the short statements are often its faults.
      if (ledger.condition !== 'for-parts') addFeatures(line, context);
      return;
    case 'only': {
      const only = offerOnly(material);
      if (only !== undefined) line.addWhole(only);
      return;
    }
    case 'origin':
      for (const value of sureValues(facts.origin)) line.addWhole(traitCase(value, context));
      return;
    case 'works':
      for (const word of stateWords(material)) line.addWhole(word);
      return;
    case 'with':
      addIncluded(line, material, isSearched ? SEARCHED_THINGS : 1);
      return;
    case 'number':
      for (const number of isSearched || platform !== 'Vinted' ? modelNumbers(material) : [])
        line.addWhole(number);
      return;
    case 'identifier':
      for (const fact of facts.identifier.slice(0, 2)) {
        if (fact.label === undefined && !/^[\d\s-]{8,}$/.test(fact.value)) line.addWhole(fact.value);
      }
      return;
    case 'quantity':
      addParts(line, titleCounts(material));
      return;
    case 'keyword':
      for (const keyword of keywords) {
        if (isSearched) line.addNews(keyword);
        else if (keyword.includes(' ') && line.addWhole(keyword)) return;
      }
      return;
    case 'honest':
      if (platform === 'Etsy' || platform === 'Amazon') return;
      for (const phrase of shortAbsences(material).slice(0, 2)) line.addWhole(traitCase(phrase, context));
      return;
    case 'name':
      line.addWords(material.item);
      return;
    case 'people':
    case 'part':
    case 'told':
    case 'thing':
    case 'exact':
    case 'last':
      for (const text of lastResorts(slot, material)) if (line.addWhole(traitCase(text, context))) return;
      return;
    case 'search':
      // "Kitchen table" of a dining table: the seller's own second name for it may share its noun.
      for (const keyword of keywords) if (keyword.includes(' ') && line.addOtherName(keyword)) return;
      return;
    case 'used':
      if (ledger.condition.startsWith('used') && platform !== 'Etsy' && platform !== 'Amazon') {
        line.addWhole(traitCase(material.pack.state.used, context));
      }
  }
}

/** "with Charger & Case": the first that fits begins the list. */
function addIncluded(line: TitleLine, material: Material, most: number): void {
  let added = 0;
  for (const thing of includedHighlights(material)) {
    if (added < most && line.addWhole(`${added === 0 ? 'with' : '&'} ${thing}`)) added += 1;
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

/** Etsy reads the item's noun first: "Portable Typewriter, Olivetti Lettera 32". */
function addItem(line: TitleLine, material: Material): void {
  const { item, brand, model, noun, english, ledger } = material;
  if (ledger.platform !== 'Etsy' || !english || material.titled) {
    line.addWords(item);
    return;
  }
  const words = splitAtBlanks(item);
  const names = keySet(brand, model);
  const start = words.findIndex((word) => !names.has(wordKey(word)));
  const head = wordKey(noun?.split(' ').at(-1) ?? '');
  const end = words.findLastIndex((word) => wordKey(word) === head);
  // One word alone ("Boots, Dr Martens") says less than the name as it stands.
  if (start < 1 || end <= start) {
    line.addWords(item);
    return;
  }
  line.addWords(words.slice(start, end + 1).join(' '));
  line.addWhole(words.slice(0, start).join(' '));
  line.addNews(words.slice(end + 1).join(' '));
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
