/** The item and its strongest facts, as the parts of an opening sentence. */
import { keySet, type Material, sureValues } from './material.ts';
import { dataOf } from './opening-data.ts';
import { colourInSentence, isSizeWord, sizeNames, sizePhrase, withArticle } from './phrasing.ts';
import { inside, listOf } from './statements.ts';
import { isSmallWord, ordinaryStart, wordKeys } from './words.ts';

/** Words of a sentence, and the ledger's values that they carry. */
interface Said<Words> {
  readonly said: readonly string[];
  readonly words: Words;
}

/** key: what buyers search by. made: of what and when. worn: size. with: what comes along. none: the item alone. */
export type TraitChoice = 'key' | 'made' | 'worn' | 'with' | 'none';

const NOTHING: Said<string> = { words: '', said: [] };
const COUNTED = /^\d+[\s-](?:pieces?|speeds?|gears?|cubes|drawers?|keys|doors?|shelves|pockets?)$/iu;

/** "6 drawer", as sellers write, is six drawers. */
function inPlural(count: string): string {
  return count.replace(/^(?!1\D)(\d+)[\s-](piece|speed|gear|drawer|door|pocket)$/iu, '$1 $2s');
}

const JOINED_NAME = /\b(?:with|for|of|and|bundle|set|kit|lot|pack|job|pair|collection)\b|[+&,]/iu;
const NAME_WORDS = 6;

/** "Nike Air Max 90" alone does not say what it is: "Nike Air Max 90 trainers". */
function namedWithNoun(material: Material, item: string): string {
  const { noun, english, titled } = material;
  if (noun === undefined || !english || titled || JOINED_NAME.test(item)) return item;
  const known = new Set(wordKeys(item));
  const run = [...known].join('');
  if (wordKeys(noun).some((key) => known.has(key) || run.includes(key))) return item;
  return item.split(' ').length > NAME_WORDS ? item : `${item} ${noun}`;
}

/** `item` without `ending` where it ends in these very words and something is left. */
function withoutEnding(item: string, ending: string): string {
  const cut = item.length - ending.length - 1;
  if (cut < 1 || item.slice(cut).toLowerCase() !== ` ${ending.toLowerCase()}`) return item;
  const rest = item.slice(0, cut).replace(/[\s,;:–-]+$/u, '');
  return isSmallWord(rest.split(' ').at(-1) ?? '') || !rest.includes(' ') ? item : rest;
}

/**
 * The item with its colours: "Sony WH-1000XM4 wireless headphones in black". `place` tells whether it begins
 * its sentence or stands inside one, where "Knitted blanket" loses its capital.
 */
export function head(
  material: Material,
  place: 'first' | 'inside',
): { text: string; said: readonly string[] } {
  const { english, type, titled, pack } = material;
  const { name, colours } = coloured(material);
  const whole = namedWithNoun(material, name);
  const base = place === 'first' || titled ? whole : ordinaryStart(whole, type);
  if (colours.length === 0) return { text: base, said: [] };
  const list = listOf(english ? colours.map(colourInSentence) : colours, pack);
  return { text: english ? `${base} in ${list}` : base + pack.comma + list, said: colours };
}

// More are the colours of a set or a pattern.
const MOST_COLOURS = 3;

/** The name and the colours that it does not hold; one that stands at its end moves into the sentence. */
function coloured(material: Material): { name: string; colours: readonly string[] } {
  const colours = sureValues(material.colours);
  const sized = withoutSize(material);
  const [only] = colours;
  if (
    material.titled ||
    only === undefined ||
    colours.length > MOST_COLOURS ||
    material.colours.length > colours.length
  )
    return { name: sized, colours: [] };
  // "Hero 7 Black" is the model's own name.
  const inModel = wordKeys(material.model ?? '').some((key) => wordKeys(only).includes(key));
  const moves = material.english && colours.length === 1 && !inModel;
  const name = moves ? withoutColour(sized, only) : sized;
  const known = new Set(wordKeys(name));
  const isNews = (colour: string): boolean => wordKeys(colour).some((key) => !known.has(key));
  return {
    name,
    colours:
      colours.every(isNews) && !colours.some((colour) => /[,&+]|\band\b/u.test(colour) && colours.length > 1)
        ? colours
        : [],
  };
}

/** "Round casserole volcanic" in "Volcanic orange": the words at its end that the colour says are left to it. */
function withoutColour(item: string, colour: string): string {
  const words = colour.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const shorter = withoutEnding(item, words.slice(0, count).join(' '));
    if (shorter !== item) return shorter;
  }
  return item;
}

/** The name without a size at its end that the sentence says in full: "Nike Air Max 90 UK 9", "UK 9 / EU 44". */
function withoutSize(material: Material): string {
  const size = onlySize(material);
  let name = material.item;
  if (size === undefined) return name;
  for (const whole of sizeNames(size)) {
    const part = whole.replace(/\s?(?:yrs?|years?)$/iu, '');
    // "Bundle girls 5-6" says it well enough.
    if (!/\p{L}/u.test(part)) continue;
    name = withoutEnding(name, sizePhrase(part, material));
    name = withoutEnding(name, part);
  }
  return name;
}

function onlySize(material: Material): string | undefined {
  const sizes = sureValues(material.sizes);
  const [only] = sizes;
  // "Wall hanging large": a word of the name, and no size that one asks for.
  if (
    sizes.length > 1 ||
    (only !== undefined && isSizeWord(only) && keySet(material.item).has(only.toLowerCase()))
  )
    return undefined;
  return only;
}

/** The facts after the item, each a part between commas, and the values they say. */
export function traitsOf(
  material: Material,
  choice: TraitChoice,
  start: string,
): { parts: string[]; said: string[] } {
  if (choice === 'none') return { parts: [], said: [] };
  const known = new Set(wordKeys(start));
  const isNews = (value: string): boolean => wordKeys(value).some((key) => !known.has(key));
  const parts: string[] = [];
  const said: string[] = [];
  const add = ({ words, said: values }: Said<string>): void => {
    if (words === '') return;
    parts.push(words);
    said.push(...values);
  };
  if (choice === 'made') for (const part of makingOf(material, isNews)) add(part);
  const size = onlySize(material);
  if (size !== undefined && isNews(size)) add({ words: sizePhrase(size, material), said: [size] });
  const things = choice === 'with' ? comesWith(material) : NOTHING;
  add(things);
  const traits =
    choice === 'worn' || parts.length > 2 || things.words !== '' ? NOTHING : highlightsOf(material, isNews);
  // An item of which little is told opens with what was measured.
  const data =
    choice === 'key' && parts.length + traits.said.length < LEAST
      ? dataOf(material, isNews).slice(0, LEAST - parts.length - (traits.words === '' ? 0 : 1))
      : [];
  // "With hydraulic brakes and 24 gears": what is counted stands in the same list.
  const isCounted = ({ words }: { words: string }): boolean => material.english && COUNTED.test(words);
  for (const { words, said: value } of data.filter((one) => !isCounted(one)))
    add({ words, said: value === '' ? [] : [value] });
  const counted = data.filter(isCounted);
  const lists = [traits.words.replace(/^with /u, ''), ...counted.map(({ words }) => inPlural(words))];
  if (counted.length === 0) add(traits);
  else
    add({
      words: `with ${listOf(
        lists.filter((words) => words !== ''),
        material.pack,
      )}`,
      said: [...traits.said, ...counted.map(({ said: value }) => value)],
    });
  return { parts, said };
}

/** "made of merino wool", "from the 1970s", "made in England". */
function makingOf(material: Material, isNews: (value: string) => boolean): Said<string>[] {
  const { english, facts, loose } = material;
  const made: Said<string>[] = [];
  const own = material.materials.filter((fact) => fact.hedged !== true).map((fact) => fact.value);
  const [stuff] = own;
  if (own.length === 1 && stuff !== undefined && isNews(stuff))
    made.push({
      words: english ? `made of ${inside(stuff, material.pack, material.names)}` : stuff,
      said: [stuff],
    });
  const era = facts.era.length === 1 ? facts.era[0]?.value : undefined;
  if (era !== undefined && isNews(era))
    made.push({ words: english && /^\d{4}s$/.test(era) ? `from the ${era}` : era, said: [era] });
  const origin = facts.origin[0];
  if (origin !== undefined && origin.hedged !== true && loose.has(origin) && /^made in /i.test(origin.value))
    made.push({ words: inside(origin.value, material.pack, material.names), said: [origin.value] });
  return made;
}

const LEAST = 2;
const MOST = 2;

/** "with noise cancelling and bluetooth": the statements that are no more than the name of a trait. */
function highlightsOf(material: Material, isNews: (value: string) => boolean): Said<string> {
  const { english, pack } = material;
  const told = material.highlights
    .filter((value) => isNews(value) && !saysNoun(value, material))
    .slice(0, MOST);
  const [first] = told;
  if (first === undefined) return { words: '', said: [] };
  // "Orange and brown pattern" in a list of two would be torn.
  if (english && told.some((value) => /\sand\s/iu.test(value))) told.splice(0, told.length, first);
  const values = told.map((value) => inside(value, pack, material.names));
  return {
    words:
      english && !material.titled ? `with ${listOf(values.map(withArticle), pack)}` : values.join(pack.comma),
    said: told,
  };
}

/** "Cafetera de aluminio" of a cafetera: the name is there already. */
function saysNoun(value: string, { type }: Material): boolean {
  const nouns = new Set(type === undefined ? [] : wordKeys(type));
  return wordKeys(value).some((key) => nouns.has(key));
}

const MOST_THINGS = 3;
const THING_LENGTH = 32;

/** "with the charger and two straps": what comes along, where it is told in few words. */
function comesWith(material: Material): Said<string> {
  const { english, pack, names } = material;
  const things = material.things;
  const fits =
    things.length > 0 &&
    things.length <= MOST_THINGS &&
    things.every((thing) => thing.length <= THING_LENGTH);
  if (!english || !fits || material.facts.included.length !== things.length) return { words: '', said: [] };
  const list = listOf(
    things.map((thing) => withArticle(inside(thing, pack, names))),
    pack,
  );
  return { words: `with ${list}`, said: material.facts.included.map((fact) => fact.value) };
}

/** A sentence that stands behind a colon: an ordinary first word loses its capital. */
export function afterColon(text: string, material: Material): string {
  if (material.titled) return text;
  const first = wordKeys(text.split(' ', 1)[0] ?? '');
  // "Stoneware mug": what it is made of is no name.
  const isStuff = first.some((key) => material.stuff.has(key) && !material.names.has(key));
  return isStuff ? inside(text, material.pack, material.names) : ordinaryStart(text, material.type);
}
