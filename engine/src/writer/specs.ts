import type { Fact } from '@smart-listings/contract';
import type { Material } from './material.ts';
import { calmed, capitalised, wordKey, wordKeys } from './words.ts';

/** full: everything. compact: without what the item's name says already. rest: also without what the opening says. */
export type SpecDepth = 'full' | 'compact' | 'rest';

/** A labelled value as one line: 'Size: UK 6'. */
interface Spec {
  label: string;
  values: readonly string[];
}

const DIMENSION = /\d\s?(?:cm|mm|m|in|inch|inches|ft|feet|"|”|″)(?:\W|$)|\d\s?[x×]\s?\d/iu;
const COUNT =
  /^(?:\d+\s?x|x\s?\d+|(?:set|pack|pair|box|lot|bundle) of\b.*|\d+[\s-]?(?:pack|pairs?|pcs|sets?|items))$/iu;

/** A label of the ledger in the listing's language, with a capital. */
function labelOf(name: string, material: Material): string {
  return capitalised(material.pack.measure[name.toLowerCase()] ?? name);
}

/** Labelled measures one a line; the others together: dimensions, then the rest of the data. */
function measureSpecs(material: Material, bare: boolean, skip: (fact: Fact) => boolean): Spec[] {
  const { facts, loose, pack } = material;
  const specs: Spec[] = [];
  const dimensions: string[] = [];
  const data: string[] = [];
  const counts: string[] = [];
  const all = facts.measurement.filter((fact) => loose.has(fact));
  for (const fact of [...all, ...facts.quantity.filter((other) => loose.has(other))]) {
    const label = fact.label ?? '';
    if (label !== '' && !wordKeys(fact.value).includes(wordKey(label))) {
      specs.push({ label: labelOf(label, material), values: [fact.value] });
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
    return [{ label: '', values: [...dimensions, ...data, ...counts] }, ...specs].filter(
      ({ values }) => values.length > 0,
    );
  if (dimensions.length > 0) specs.push({ label: pack.label.measurements, values: dimensions });
  if (data.length > 0) specs.push({ label: pack.label.data, values: data });
  if (counts.length > 0) specs.push({ label: pack.label.quantity, values: counts });
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
  return [...parts].map(([label, values]) => ({ label, values }));
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
  return { codes, labelled: [...labelled].map(([label, values]) => ({ label, values })) };
}

/** "Colour: Cherry Red", "Pit to pit: 22.5"": the labelled lines, most searched first. */
export function specLines(material: Material, depth: SpecDepth): string[] {
  const { pack, facts, loose, brand, model, type } = material;
  const { label } = pack;
  const inItem = new Set(wordKeys(material.item));
  const isNews = (value: string): boolean =>
    depth === 'full' || wordKeys(value).some((key) => !inItem.has(key));
  const specs: Spec[] = [];
  const add = (name: string, list: readonly string[]): void => {
    const news = list.filter(isNews);
    if (news.length > 0) specs.push({ label: name, values: news });
  };
  if (brand !== undefined) add(label.brand, [brand]);
  if (model !== undefined) add(label.model, [model]);
  const isMoreThanBrand = type !== undefined && (brand === undefined || wordKey(type) !== wordKey(brand));
  if (isMoreThanBrand && depth === 'full' && !material.titled) add(label.type, [capitalised(type)]);
  const opened = depth === 'rest';
  if (!(opened && facts.size.length === 1)) add(label.size, distinct(facts.size.map((fact) => fact.value)));
  if (!(opened && material.colours.length === 1)) add(label.colour, styled(material.colours));
  add(label.material, styled(material.materials));
  specs.push(...partSpecs(material));
  const known = new Set(material.materials.flatMap((fact) => wordKeys(fact.value)));
  // "2x4" or "10%" of the name need no line of their own; "128GB" does where buyers scan for it.
  const bare = (value: string): boolean => !/\p{L}/u.test(value.replace(/x|×/giu, ''));
  specs.push(
    ...measureSpecs(material, opened, ({ value }) => {
      const keys = wordKeys(value);
      return (
        keys.every((key) => known.has(key)) ||
        (keys.every((key) => inItem.has(key)) && (depth !== 'full' || bare(value)))
      );
    }),
  );
  for (const kind of ['era', 'origin'] as const) {
    add(
      label[kind],
      facts[kind].filter((fact) => loose.has(fact)).map((fact) => fact.value.replace(/[.]$/u, '')),
    );
  }
  const { codes, labelled } = identifierSpecs(material, isNews);
  specs.push(...labelled);
  add(label.identifier, codes);
  return specs.map(
    (spec) => (spec.label === '' ? '' : spec.label + pack.colon) + spec.values.join(pack.comma),
  );
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
