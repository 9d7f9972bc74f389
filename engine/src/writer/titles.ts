/** Titles: the name with its make and model, then one list of whole phrases in the marketplace's order; three different ones where that gives three. */
import { VARIANTS, type Variant } from '@smart-listings/contract';
import { CUTS } from '../categories/name-words.ts';
import { withoutLooseEnd } from '../language/loose-end.ts';
import { capitalise } from '../language/tidy.ts';
import type { TitlePart } from '../marketplaces/writing.ts';
import { withoutOfferWords } from '../rules/page-rules.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { mergedName, withWholeNames } from './merged-name.ts';
import { withSpelling, withWholeBrand } from './name-completion.ts';
import { nameEnd } from './name-end.ts';
import { isPreposition, Said } from './new-words.ts';
import { followsIn, grownPart, newOf, PHRASES, shorterPhrases } from './phrase-words.ts';
import { isOfSeveral, keysOf, phrasesOf, titleName } from './phrases.ts';
import { uncapitalised } from './title-case.ts';
import { type PlacedName, placedName } from './title-name.ts';
import { CALLS, otherOrders, withPhrases } from './title-orders.ts';
import { IN_NAME, partPhrases, saysMuch } from './title-parts.ts';
import { wovenName } from './woven-name.ts';

/** The title of one variant. */
export function writeTitle(item: Item, variant: Variant): string {
  return titlesOf(item, variant).at(-1) ?? titleName(item);
}

/** An item's titles as far as they have been asked for, and what they are made of. */
const begun = rememberOne((item: Item) => ({ material: materialOf(item), titles: [] as string[] }));

/** The titles up to that of `last`. */
function titlesOf(item: Item, last: Variant): readonly string[] {
  const { order } = item.marketplace.title;
  const { material, titles } = begun(item);
  const wanted = VARIANTS.indexOf(last) + 1;
  for (const variant of VARIANTS.slice(titles.length, wanted)) {
    const title = composeTitle(material, order[variant]);
    if (!titles.includes(title)) {
      titles.push(title);
      continue;
    }
    titles.push(otherTitle(material, order[variant], titles) ?? title);
  }
  return titles.slice(0, wanted);
}

function otherTitle(
  material: Material,
  order: readonly TitlePart[],
  titles: readonly string[],
): string | undefined {
  for (const parts of otherOrders(order)) {
    const title = composeTitle(material, parts);
    if (!titles.includes(title)) return title;
  }
  return undefined;
}

/** What the titles of an item are made of, read once. */
interface Material {
  item: Item;
  name: string;
  /** Code points that the form or its policy takes. */
  max: number;
  useful: number;
  phrases: Map<TitlePart, readonly string[]>;
}

/** How many code points a title of the marketplace may have. */
export function titleRoom({ marketplace: { limits } }: Item): number {
  return (limits.title.policyMax ?? limits.title.max).value;
}

function materialOf(item: Item): Material {
  const max = titleRoom(item);
  const name = policyName(titleName(item), item, max);
  const brand = phrasesOf(item, 'brand')[0];
  const whole = brand === undefined ? name : withSpelling(withWholeBrand(name, brand, item), brand);
  return {
    item,
    name: codePointLength(whole) > max ? name : whole,
    max,
    useful: Math.min(max, item.marketplace.title.usefulLength),
    phrases: new Map(),
  };
}

/** The name within what the marketplace's policy asks of a title: its length, and no word of the offer on a product's page. */
function policyName(name: string, item: Item, max: number): string {
  const page = item.marketplace.layout.parts.v1.includes('condition-note');
  const plain = page ? withoutOfferWords(name, item.language) : name;
  return cutName(plain === '' ? name : plain, item, max);
}

/** A name within its room, not ending in what leads to the next word. */
function cutName(name: string, { language }: Item, max: number): string {
  return withoutLooseEnd(cutAtWord(name, max), name, language);
}

function phrasesFor(material: Material, part: TitlePart, placed: PlacedName): readonly string[] {
  const { item } = material;
  if (part === 'brand' || part === 'model') return placed.behind;
  const known = material.phrases.get(part);
  if (known !== undefined) return known;
  // What the name says of a kind is not said again in other words.
  const inName =
    IN_NAME.has(part) &&
    item.values.some(
      ({ kind, polarity, from }) => kind === part && polarity === 'asserted' && from.field === 'itemName',
    );
  const phrases = (inName ? [] : partPhrases(item, part)).map((text) =>
    part === 'state' ? capitalise(text) : uncapitalised(text, item),
  );
  material.phrases.set(part, phrases);
  return phrases;
}

function composeTitle(material: Material, given: readonly TitlePart[]): string {
  const { item, name, max, useful } = material;
  // Whoever buys a broken thing must know it before they open the page.
  const order =
    item.condition === 'for-parts' && !given.includes('state') ? [...given, 'state' as const] : given;
  const placed = fitting(placedName(name, item, order), material);
  const said = new Said(item.language);
  const lead = leadOf(order, material, placed);
  for (const text of [lead, placed.core, placed.tail]) said.add(text);
  const end = nameEnd(placed.core, item);
  const state = order.at(-1) === 'state' ? phrasesFor(material, 'state', placed)[0] : undefined;
  const reserved = state === undefined ? 0 : codePointLength(state) + JOINT;
  const parts: string[] = [];
  let last: TitlePart = 'name';
  let core = lead === '' ? placed.core : `${lead} ${placed.core}`;
  let searched = 0;
  let left = useful - codePointLength(`${core} ${placed.tail}`);
  // Whoever searches for a size must find it, however much the text says of the thing.
  const [size = ''] = order.includes('size') ? phrasesFor(material, 'size', placed) : [];
  const forSize = (text: string) =>
    size === '' || said.hasOf(size) || keysOf(size).every((key) => keysOf(text).includes(key))
      ? 0
      : codePointLength(size) + JOINT;
  // Behind "not …" a value would be said of that.
  if (end.open) left = Math.min(left, 0);
  for (const part of withPhrases(order)) {
    for (const [at, phrase] of phrasesFor(material, part, placed).entries()) {
      if (part === 'further' && left < FURTHER_FROM * useful) break;
      const numbered = part === 'opening' ? withWholeNames(core, phrase, item) : core;
      if (numbered !== core && numbered.length - core.length <= left - reserved) {
        left -= numbered.length - core.length;
        core = numbered;
        said.add(numbered);
      }
      const space = left - reserved;
      const merged = part === 'opening' && parts.length === 0 ? mergedName(core, phrase, item, space) : null;
      const isWoven = part === 'opening' && merged === null && !core.includes(',');
      const named = isWoven ? wovenName(core, phrase, item, space) : merged;
      // What stands behind the name already is not said in it again.
      if (named !== null && !keysOf(parts.join(' ')).some((key) => keysOf(named).includes(key))) {
        left -= named.length - core.length;
        core = named;
        last = part;
        said.add(named);
      }
      if (merged !== null) continue;
      const grown = PHRASES.has(part) ? grownIn(phrase) : false;
      if (grown) {
        last = part;
        continue;
      }
      // One word more makes a list of a title, and helps where it is bare.
      const isFull = searched === MOST_SEARCHED || (!saysMuch(phrase) && useful - left >= BARE);
      if (part === 'search' && isFull) continue;
      const isOfName = at === 0 || part === 'phrase' || (isOfSeveral(item) && phrase.includes(','));
      for (const whole of newOf(part, phrase, said, item, isOfName)) {
        const roomFor = (words: string) =>
          part === 'state'
            ? left
            : // What buyers ask for first may take what room there is.
              part === 'model'
              ? left + max - useful
              : left - reserved - (PHRASES.has(part) ? forSize(words) : 0);
        const text = [whole, ...(PHRASES.has(part) ? shorterPhrases(whole, item) : [])].find(
          (words) => codePointLength(words) + JOINT <= roomFor(words),
        );
        if (text === undefined) continue;
        const size = codePointLength(text) + JOINT;
        const goesOn = PHRASES.has(part) && followsIn(phrase, text, core);
        if (parts.length === 0 && (goesOn || isAttached(text, part, core, material))) core += ` ${text}`;
        else parts.push(text);
        left -= size;
        last = part;
        said.add(text);
        if (part === 'search') searched += 1;
      }
    }
  }
  /** Whether what stands there is said with the phrase around it. */
  function grownIn(phrase: string): boolean {
    for (const [at, text] of [core, ...parts].entries()) {
      const longer = grownPart(text, phrase, said, { item, isName: at === 0 });
      if (longer === null || longer.length - text.length > left - reserved) continue;
      left -= longer.length - text.length;
      said.add(longer);
      if (at === 0) core = longer;
      else parts[at - 1] = uncapitalised(longer, item);
      return true;
    }
    return false;
  }
  // What the name tells at its end stays there, and before what we say of its state.
  const [added, told] = last === 'state' ? [parts.slice(0, -1), parts.slice(-1)] : [parts, []];
  const isWhole = added.length === 0 && core.endsWith(placed.core.split(' ').at(-1) ?? '');
  const tail = isWhole || /^[^\p{L}]/u.test(placed.tail) ? ` ${placed.tail}` : `, ${placed.tail}`;
  const title = [[core, ...added].join(', ') + (placed.tail === '' ? '' : tail), ...told].join(', ');
  return (
    capitalise(
      title
        .replace(/\s+(?=,)|\s+$/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ) || item.name
  );
}

/** What a marketplace has before make and name, "1960s leaf brooch": one value that they do not say. */
function leadOf(order: readonly TitlePart[], material: Material, placed: PlacedName): string {
  const { item, useful } = material;
  const said = new Said(item.language);
  for (const text of [placed.core, placed.tail]) said.add(text);
  const before = order.slice(0, order.indexOf('name')).filter((part) => !CALLS.has(part));
  const [first = ''] = before.flatMap((part) =>
    phrasesFor(material, part, placed).flatMap((text) => newOf(part, text, said, item)),
  );
  const size = codePointLength(`${first} ${placed.core} ${placed.tail}`);
  return size > useful ? '' : first;
}

/** More search words than these make a list of a title. */
const MOST_SEARCHED = 2;
/** A title that is shorter says hardly more than a kind. */
const BARE = 34;

/** Of a title's useful length so much must be left for what resellers say less often. */
const FURTHER_FROM = 0.4;

/** A comma and a blank. */
const JOINT = 2;

/** The name within the room of the title: cut at its end where make and model leave no room for that. */
function fitting(placed: PlacedName, { item, max }: Material): PlacedName {
  const { core, tail } = placed;
  const whole = tail === '' ? core : `${core} ${tail}`;
  return codePointLength(whole) <= max ? placed : { ...placed, core: cutName(whole, item, max), tail: '' };
}

/** "… camera bag with two pockets", "Friheten sofa": what belongs to the name stands behind it without a comma. */
function isAttached(text: string, part: TitlePart, core: string, { item }: Material): boolean {
  if (part === 'type') return !nameEnd(core, item).part;
  if (part === 'model') {
    const { part: isPart, value } = nameEnd(core, item);
    return !isPart && !value;
  }
  if (!PHRASES.has(part) && part !== 'parts') return false;
  const [first = ''] = text.toLowerCase().split(' ');
  // "Bicicletta da corsa" is one noun.
  const noun = new Set(item.nounInName?.toLowerCase().split(' '));
  const isCut = (word: string) => !noun.has(word) && (CUTS[item.language].has(word) || CUTS.en.has(word));
  return (
    isPreposition(first, item.language) && !core.includes(',') && !core.toLowerCase().split(' ').some(isCut)
  );
}
