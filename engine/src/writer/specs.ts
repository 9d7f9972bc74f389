import type { Fact } from '@smart-listings/contract';
import type { Material } from './material.ts';
import { calmed, capitalised, wordKey, wordKeys } from './words.ts';

const YEAR = /^(?:19|20)\d\d$/;
const STORAGE = /^\d+\s?(?:gb|tb|mb)$/iu;

/** How much the labelled lines repeat of the opening, and whether single values stand without their label. */
export interface SpecDepth {
  /** Values that the opening says and that need no line. */
  readonly said: ReadonlySet<string>;
  /** Whether brand and model have their lines although the item's name holds them: buyers of a shop scan for them. */
  readonly named: boolean;
  readonly bare: boolean;
}

/** A labelled value as one line: 'Size: UK 6'; what it tells: the name of the thing, how it looks, or its data. */
export interface Spec {
  readonly tells: 'name' | 'look' | 'data';
  readonly label: string;
  readonly values: readonly string[];
}

const DIMENSION = /\d\s?(?:cm|mm|m|in|inch|inches|ft|feet|"|”|″)(?:\W|$)|\d\s?[wdhl]?\s?[x×]\s?\d/iu;
const COUNT =
  /^(?:\d+\s?x|x\s?\d+|(?:set|pack|pair|box|lot|bundle) of\b.*|\d+[\s-]?(?:pack|pairs?|pcs|sets?|items))$/iu;

/** A label of the ledger in the listing's language, with a capital. */
function labelOf(name: string, material: Material): string {
  return capitalised(material.pack.measure[name.toLowerCase()] ?? name);
}

const SIDES = ['height', 'width', 'depth', 'length', 'diameter'];
const LETTERS: Readonly<Record<string, string>> = { height: 'H', width: 'W', depth: 'D', length: 'L' };

/** Height, width and depth of the thing as one value: "H 98 cm × W 102 cm × D 48 cm"; what else is measured stays. */
function joinedDimensions(
  facts: readonly Fact[],
  material: Material,
): { joined: string; rest: readonly Fact[] } {
  const sides = SIDES.flatMap((side) => {
    const found = facts.filter((fact) => fact.label?.toLowerCase() === side);
    return found.length === 1 ? found : [];
  });
  const units = new Set(sides.map((fact) => fact.unit ?? fact.value.replace(/[^\p{L}"”″]+/gu, '')));
  if (sides.length < 2 || units.size !== 1) return { joined: '', rest: facts };
  const joined = sides.map((fact) => {
    const name = fact.label?.toLowerCase() ?? '';
    const letter = material.english ? LETTERS[name] : undefined;
    return `${letter ?? labelOf(name, material)} ${fact.value}`;
  });
  return { joined: joined.join(' × '), rest: facts.filter((fact) => !sides.includes(fact)) };
}

/** Labelled measures one a line; the others together: dimensions, then the rest of the data. */
function measureSpecs(material: Material, bare: boolean, skip: (fact: Fact) => boolean): Spec[] {
  const { facts, loose, pack } = material;
  const specs: Spec[] = [];
  const dimensions: string[] = [];
  const data: string[] = [];
  const counts: string[] = [];
  const { joined, rest: all } = joinedDimensions(
    facts.measurement.filter((fact) => loose.has(fact)),
    material,
  );
  if (joined !== '') specs.push({ tells: 'look', label: pack.label.measurements, values: [joined] });
  for (const fact of [...all, ...facts.quantity.filter((other) => loose.has(other))]) {
    const label = fact.label ?? '';
    if (label !== '' && !wordKeys(fact.value).includes(wordKey(label))) {
      specs.push({
        tells: DIMENSION.test(fact.value) ? 'look' : 'data',
        label: labelOf(label, material),
        values: [fact.value],
      });
      continue;
    }
    if (skip(fact) || all.some((other) => other !== fact && other.value.includes(fact.value))) continue;
    const group =
      fact.what === 'quantity'
        ? COUNT.test(fact.value)
          ? counts
          : data
        : DIMENSION.test(fact.value)
          ? dimensions
          : data;
    group.push(fact.value);
  }
  // In running text such values speak for themselves: "77x147cm, 8 cubes".
  if (bare)
    return [
      { tells: 'data' as const, label: '', values: [...dimensions, ...data, ...counts] },
      ...specs,
    ].filter(({ values }) => values.length > 0);
  if (dimensions.length > 0)
    specs.push({ tells: 'look', label: pack.label.measurements, values: dimensions });
  if (data.length > 0) specs.push({ tells: 'data', label: pack.label.data, values: data });
  if (counts.length > 0) specs.push({ tells: 'data', label: pack.label.quantity, values: counts });
  return specs;
}

/** Colours and materials of a part, where no statement carries them: "Strap: black resin". */
function partSpecs(material: Material): Spec[] {
  const parts = new Map<string, string[]>();
  for (const fact of [...material.facts.colour, ...material.facts.material]) {
    if (fact.label === undefined || !material.loose.has(fact)) continue;
    const label = labelOf(fact.label, material);
    parts.set(label, [...(parts.get(label) ?? []), calmed(fact.value)]);
  }
  return [...parts].map(([label, values]) => ({ tells: 'look', label, values }));
}

function identifierSpecs(
  material: Material,
  isNews: (value: string) => boolean,
): { codes: string[]; labelled: Spec[] } {
  const { facts, loose, model } = material;
  const codes: string[] = [];
  const labelled = new Map<string, string[]>();
  for (const fact of facts.identifier) {
    if (
      !loose.has(fact) ||
      (model !== undefined && wordKey(fact.value) === wordKey(model)) ||
      !isNews(fact.value)
    )
      continue;
    if (fact.label === undefined) {
      codes.push(fact.value);
      continue;
    }
    const label = labelOf(fact.label, material);
    labelled.set(label, [...(labelled.get(label) ?? []), fact.value]);
  }
  return { codes, labelled: [...labelled].map(([label, values]) => ({ tells: 'name', label, values })) };
}

/** "Colour: Cherry Red", "Pit to pit: 22.5"": the labelled lines, most searched first. */
export function specLines(material: Material, depth: SpecDepth): string[] {
  const { colon, comma } = material.pack;
  return specsOf(material, depth).map(
    ({ label, values }) => (label === '' ? '' : label + colon) + values.join(comma),
  );
}

/** The labelled values, most searched first. */
export function specsOf(material: Material, depth: SpecDepth): Spec[] {
  const { pack, facts, loose, brand, model } = material;
  const { label } = pack;
  const inItem = new Set(wordKeys(material.item));
  const isNews = (value: string): boolean =>
    !depth.said.has(value) && (depth.named || wordKeys(value).some((key) => !inItem.has(key)));
  const specs: Spec[] = [];
  const add = (tells: Spec['tells'], name: string, list: readonly string[]): void => {
    const news = list.filter(isNews);
    if (news.length > 0) specs.push({ tells, label: name, values: news });
  };
  if (brand !== undefined) add('name', material.published ? label.publisher : label.brand, [brand]);
  if (model !== undefined) add('name', label.model, [model]);
  add('look', label.size, distinct(material.sizes.map((fact) => fact.value)));
  add('look', label.colour, styled(material.colours.filter((fact) => isNews(fact.value))));
  add('look', label.material, styled(material.materials.filter((fact) => isNews(fact.value))));
  specs.push(...partSpecs(material));
  const known = new Set(material.materials.flatMap((fact) => wordKeys(fact.value)));
  // "2x4" or "44mm" of the name need no line of their own; "128GB" does where buyers scan for it.
  const isSaid = ({ value }: Fact): boolean => {
    if (depth.said.has(value)) return true;
    const keys = wordKeys(value);
    if (keys.every((key) => known.has(key))) return true;
    return keys.every((key) => inItem.has(key)) && (!depth.named || !STORAGE.test(value));
  };
  specs.push(...measureSpecs(material, depth.bare, isSaid));
  for (const kind of ['era', 'origin'] as const) {
    const values = facts[kind]
      .filter((fact) => loose.has(fact))
      .map((fact) => fact.value.replace(/[.]$/u, ''));
    const name = kind === 'era' && values.every((value) => YEAR.test(value)) ? label.year : label[kind];
    add('data', name, values);
  }
  const { codes, labelled } = identifierSpecs(material, isNews);
  specs.push(...labelled);
  add('name', label.identifier, codes);
  return specs;
}

/** The values without those that another one says more exactly: "age 7-8" beside "age 7-8yrs". */
function distinct(values: readonly string[]): string[] {
  return values.filter((value, index) => {
    const lower = value.toLowerCase().replaceAll('gray', 'grey');
    return !values.some(
      (other, at) =>
        at !== index &&
        isContained(lower, other.toLowerCase().replaceAll('gray', 'grey')) &&
        (other.length > value.length || at < index),
    );
  });
}

function isContained(part: string, whole: string): boolean {
  const at = whole.indexOf(part);
  if (at === -1) return false;
  return !/[\p{L}\p{N}.]/u.test(whole.charAt(at - 1)) && !/^\p{N}/u.test(whole.slice(at + part.length));
}

/** The first value with a capital, as a line's beginning; "POLYESTER" in ordinary case. */
function styled(facts: readonly Fact[]): string[] {
  return distinct(facts.map((fact) => fact.value)).map((value, index) =>
    index === 0 ? capitalised(calmed(value)) : calmed(value),
  );
}
