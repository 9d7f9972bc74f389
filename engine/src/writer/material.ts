import type { Fact, FactKind } from '@smart-listings/contract';
import { findContradiction } from '../facts/contradiction.ts';
import type { Ledger } from '../facts/ledger.ts';
import { isTidy } from '../text/blanks.ts';
import { itemPhrase, knownSpellings } from './item-phrase.ts';
import type { PhrasePack } from './phrases/pack.ts';
import { phrasePack } from './phrases/packs.ts';
import { type FactGroups, uncoveredFeatures } from './statements.ts';
import { thingsIn } from './things.ts';
import { attributePhrases, highlightsIn } from './traits.ts';
import { calmed, isSmallWord, ordinaryStart, wordKey, wordKeys } from './words.ts';

/** A ledger sorted for writing: each group in the seller's order, nothing twice. */
export interface Material {
  readonly ledger: Ledger;
  readonly pack: PhrasePack;
  /** Whether sentences may be built with English grammar. */
  readonly english: boolean;
  /** The item's name as a noun phrase, brand included where that reads well. */
  readonly item: string;
  readonly brand: string | undefined;
  readonly model: string | undefined;
  readonly type: string | undefined;
  /** The type where it is a noun that buyers search; not our own makeshift ("laptop part", "baby feeding item"). */
  readonly noun: string | undefined;
  readonly facts: FactGroups;
  /** Sizes, colours and materials of the item itself, not of its laces, case or lining. */
  readonly sizes: readonly Fact[];
  readonly colours: readonly Fact[];
  readonly materials: readonly Fact[];
  /** Feature statements that say more than the labelled facts do. */
  readonly features: readonly string[];
  /** The features' short phrases that titles and tags have room for. */
  readonly phrases: readonly string[];
  /** Of these, the ones that an opening may name: no more than the name of a trait. */
  readonly highlights: readonly string[];
  /** What comes along, each told as a thing; empty where the seller told it in sentences. */
  readonly things: readonly string[];
  /** Keys of the words of what it is made of. */
  readonly stuff: ReadonlySet<string>;
  /** Whether the seller's own words say another condition than the one he chose. */
  readonly contradicted: boolean;
  /** Values that no statement carries along, so that a labelled line has to. */
  readonly loose: ReadonlySet<Fact>;
  /** Keys of the words of brand, model and codes: they keep their capitals inside sentences. */
  readonly names: ReadonlySet<string>;
  /** Books: whoever made them is their publisher. */
  readonly published: boolean;
  /** Books, films and music: the name is a work's title and the maker a publisher. */
  readonly titled: boolean;
}

const MAKESHIFT =
  /\b(?:item|part|parts|tool|accessory|accessories|thing|equipment|product|supplies|clothes|figures)$/iu;

const TITLED_FAMILIES: ReadonlySet<string> = new Set(['books', 'media']);

function emptyGroups(): Record<FactKind, Fact[]> {
  return {
    name: [],
    brand: [],
    model: [],
    type: [],
    size: [],
    colour: [],
    material: [],
    measurement: [],
    quantity: [],
    identifier: [],
    era: [],
    origin: [],
    condition: [],
    feature: [],
    working: [],
    flaw: [],
    missing: [],
    included: [],
    care: [],
    history: [],
    delivery: [],
    audience: [],
    keyword: [],
  };
}

// Control characters and halves of pairs, which no form takes; joiners that scripts need stay.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/u;
const INVISIBLES = new RegExp(INVISIBLE, 'gu');

function visible(text: string): string {
  if (isTidy(text)) return text;
  return INVISIBLE.test(text) ? text.replace(INVISIBLES, ' ').replace(/\s+/gu, ' ').trim() : text.trim();
}

/** "M" of "size M": the label or the sentence says the word. */
function plainSize(value: string): string {
  const size = value.replace(/^(?:size|taille|größe|gr\.|talla|taglia|maat|rozmiar|tamanho)\s+(?=\S)/iu, '');
  return /^(?:x{1,4}[sl]|[sml]|\d?xl)$/iu.test(size) ? size.toUpperCase() : size;
}

function grouped(facts: readonly Fact[]): Record<FactKind, Fact[]> {
  const groups = emptyGroups();
  const seen = new Set<string>();
  for (const fact of facts) {
    const value = visible(fact.value);
    const key = `${fact.what}|${fact.label ?? ''}|${value.toLowerCase()}`;
    if (value === '' || seen.has(key)) continue;
    seen.add(key);
    const shown = fact.what === 'size' ? plainSize(value) : value;
    groups[fact.what].push(shown === fact.value ? fact : { ...fact, value: shown });
  }
  return groups;
}

/** "One sticker only" and "One sticker only (other missing)": the longer one says both. */
function isToldMissing(value: string, missing: readonly Fact[]): boolean {
  const lower = value.toLowerCase();
  return missing.some((fact) => fact.value.toLowerCase().startsWith(lower));
}

/** The keys of all words of the texts. */
export function keySet(...texts: readonly (string | undefined)[]): Set<string> {
  const keys = new Set<string>();
  for (const text of texts) if (text !== undefined) for (const key of wordKeys(text)) keys.add(key);
  return keys;
}

/** Whether a name already says the brand, or most of it: "Levi's" in "levis 501", "Saint Laurent" of Saint Laurent Paris. */
function namesBrand(phrase: string, brand: string): boolean {
  if (wordKey(phrase).includes(wordKey(brand))) return true;
  const inPhrase = keySet(phrase);
  const keys = wordKeys(brand).filter((key) => !isSmallWord(key) && key !== '');
  return keys.length === 0 || keys.filter((key) => inPhrase.has(key)).length * 2 >= keys.length;
}

// What sellers put into the make field where there is no make.
const NO_BRAND =
  /^(?:other|others|vintage|unbranded|no brand|no name|none|n\/?a|not known|unknown|generic|handmade|home made|own brand|various|misc|[-?.]+)$/iu;

/**
 * Of the colours or materials, those of the item as a whole. One that was read out of a statement about a
 * part ("black laces", "brass zip") is left to that statement, unless the statement names the item.
 */
const WHOLE = /\b(?:version|model|edition|finish|colou?r|colourway|wash|shade|yarn|fabric|925)\b/iu;

/** "Bluetooth version in silver", "mid blue wash", "navy with white spots": of the item itself, not of a part. */
function isOfTheWhole(statement: string, value: string): boolean {
  if (WHOLE.test(statement)) return true;
  const words = statement.replace(/[.]$/u, '').toLowerCase();
  const own = value.toLowerCase();
  return words.endsWith(` in ${own}`) || words.startsWith(`${own} with `);
}

function ofTheItem(
  facts: readonly Fact[],
  written: ReadonlyMap<string, Fact>,
  nouns: readonly string[],
): Fact[] {
  const own: Fact[] = [];
  // "Blaue Jacke" is the Winterjacke itself.
  const isNoun = (key: string): boolean =>
    nouns.some((noun) => noun === key || (key.length > 3 && noun.endsWith(key)));
  for (const fact of facts) {
    const statement = fact.within === undefined ? undefined : written.get(fact.within);
    const about =
      statement === undefined ||
      (statement.what === 'feature' &&
        (wordKeys(statement.value).some(isNoun) || isOfTheWhole(statement.value, fact.value)));
    if (about && fact.label === undefined) own.push(fact);
  }
  return own;
}

/** A size that was read out of what comes along, or out of a flaw, is the size of that. */
function isOwnSize(fact: Fact, written: ReadonlyMap<string, Fact>): boolean {
  const statement = fact.within === undefined ? undefined : written.get(fact.within);
  return statement === undefined || statement.what === 'feature' || statement.what === 'condition';
}

const SHARE = /\?|(?<!^100\s?)%/;

/** Values that the seller was sure of and that are no share of something: fit for titles and tags. */
export function sureValues(facts: readonly Fact[]): string[] {
  const values: string[] = [];
  for (const fact of facts)
    if (fact.hedged !== true && !SHARE.test(fact.value)) values.push(calmed(fact.value));
  return values;
}

/** Sorts a ledger for the writer; `family` is the category's, null when unknown. */
export function gatherMaterial(ledger: Ledger, family: string | null): Material {
  const facts = grouped(ledger.facts);
  const brought = facts.included;
  facts.included = brought.filter(({ value }) => !isToldMissing(value, facts.missing));
  const english = ledger.language === 'en' && ledger.languageKnown;
  const brand = facts.brand.find((fact) => !NO_BRAND.test(fact.value))?.value;
  const model = facts.model[0]?.value;
  const titled = family !== null && TITLED_FAMILIES.has(family);
  // Our own nouns are English; in another language only the seller's own noun is used.
  const typeFact = facts.type.find((fact) => english || fact.origin !== 'inferred');
  const type = typeFact?.value;
  const noun = typeFact?.origin === 'inferred' && MAKESHIFT.test(typeFact.value) ? undefined : type;
  const pack = phrasePack(ledger.languageKnown ? ledger.language : 'en');
  // A name of nothing but markup or signs leaves no fact: then the make and the number stand for it.
  const name =
    facts.name[0]?.value ??
    ([brand, model].filter((part) => part !== undefined).join(' ') || pack.label.item);
  const phrase = itemPhrase(name, knownSpellings(brand, model), ledger);
  const item =
    brand === undefined || titled || namesBrand(phrase, brand)
      ? phrase
      : `${brand} ${ordinaryStart(phrase, type)}`;

  // What a new thing does is what it is for, and no word of its state.
  if (ledger.condition === 'new') {
    facts.feature = [...facts.feature, ...facts.working];
    facts.working = [];
  }
  const features = uncoveredFeatures(facts, keySet(name, brand, model, type));
  const written = new Map<string, Fact>();
  for (const fact of [...features, ...brought]) written.set(fact.id, fact);
  for (const kind of ['working', 'flaw', 'missing', 'included', 'care', 'condition'] as const) {
    for (const fact of facts[kind]) written.set(fact.id, fact);
  }
  const nouns = [...keySet(type, english ? '' : name)];
  const loose = new Set<Fact>();
  for (const kind of [
    'measurement',
    'quantity',
    'identifier',
    'era',
    'origin',
    'colour',
    'material',
  ] as const) {
    for (const fact of facts[kind])
      if (fact.within === undefined || !written.has(fact.within)) loose.add(fact);
  }
  const statements = features.map((fact) => fact.value);
  // "Black chassis" is told by a labelled line, and is a phrase for titles all the same.
  const covered = facts.feature.filter((fact) => !features.includes(fact)).map((fact) => fact.value);
  return {
    ledger,
    pack,
    english,
    item,
    brand,
    model,
    type,
    noun,
    facts,
    sizes: facts.size.filter((fact) => isOwnSize(fact, written)),
    colours: ofTheItem(facts.colour, written, nouns),
    materials: ofTheItem(facts.material, written, nouns),
    features: statements,
    phrases: [...attributePhrases(statements, english), ...highlightsIn(covered, english)],
    highlights: highlightsIn(statements, english),
    things: thingsIn(facts.included, english),
    stuff: keySet(...facts.material.map((fact) => fact.value)),
    contradicted: findContradiction(ledger) !== null,
    loose,
    names: keySet(brand, model, ...facts.identifier.map((fact) => fact.value)),
    published: family === 'books',
    titled,
  };
}
