import type { Fact } from '@smart-listings/contract';
import type { Material } from './material.ts';
import { capitalised, wordKey, wordKeys } from './words.ts';

/** full: everything. compact: without what the item's name says already. rest: also without what the opening says. */
export type SpecDepth = 'full' | 'compact' | 'rest';

function values(facts: readonly Fact[]): string[] {
  return facts.map((fact) => fact.value);
}

/** A labelled value as one line: 'Size: UK 6'. */
interface Spec {
  label: string;
  values: readonly string[];
}

function measurementSpecs(material: Material, taken: ReadonlySet<string>): Spec[] {
  const specs: Spec[] = [];
  const unlabelled: string[] = [];
  for (const fact of material.facts.measurement) {
    if (!material.loose.has(fact)) continue;
    const label = fact.label ?? '';
    if (label !== '' && !wordKeys(fact.value).includes(wordKey(label)))
      specs.push({ label: capitalised(label), values: [fact.value] });
    else if (wordKeys(fact.value).some((key) => !taken.has(key))) unlabelled.push(fact.value);
  }
  if (unlabelled.length > 0) specs.push({ label: material.pack.label.measurements, values: unlabelled });
  return specs;
}

/** "Colour: Cherry Red", "Pit to pit: 22.5"": the labelled lines, most searched first. */
export function specLines(material: Material, depth: SpecDepth): string[] {
  const { pack, facts, loose, brand, model, type, ledger } = material;
  const { label } = pack;
  const inItem = new Set(wordKeys(material.item));
  const isNews = (value: string): boolean =>
    depth === 'full' || wordKeys(value).some((key) => !inItem.has(key));
  const specs: Spec[] = [];
  const add = (name: string, list: readonly string[]): void => {
    if (list.length > 0) specs.push({ label: name, values: list });
  };
  if (brand !== undefined && isNews(brand)) add(label.brand, [brand]);
  const codes = facts.identifier
    .filter((fact) => loose.has(fact) && fact.label === undefined)
    .map((fact) => fact.value);
  const modelNumber = wordKey(ledger.form.modelNumber);
  const isModelNumber = (code: string): boolean => modelNumber !== '' && wordKey(code) === modelNumber;
  const models = model === undefined ? [] : [model];
  for (const code of codes)
    if (isModelNumber(code) && !models.some((known) => wordKey(known).includes(wordKey(code))))
      models.push(code);
  add(label.model, models.filter(isNews));
  if (type !== undefined && depth === 'full' && !material.titled) add(label.type, [capitalised(type)]);
  const opened = depth === 'rest';
  if (!(opened && facts.size.length === 1)) add(label.size, values(facts.size).filter(isNews));
  if (!(opened && material.colours.length === 1)) add(label.colour, values(material.colours).filter(isNews));
  add(label.material, values(material.materials).filter(isNews));
  specs.push(
    ...measurementSpecs(
      material,
      new Set([
        ...material.materials.flatMap((fact) => wordKeys(fact.value)),
        ...(depth === 'full' ? [] : inItem),
      ]),
    ),
  );
  for (const kind of ['quantity', 'era', 'origin'] as const) {
    add(
      label[kind],
      values(facts[kind].filter((fact) => loose.has(fact) && fact.label === undefined)).filter(isNews),
    );
  }
  add(
    label.identifier,
    codes
      .filter((code) => !isModelNumber(code) && !models.some((known) => wordKey(known) === wordKey(code)))
      .filter(isNews),
  );
  for (const fact of facts.identifier) {
    if (loose.has(fact) && fact.label !== undefined && isNews(fact.value)) add(fact.label, [fact.value]);
  }
  return specs.map((spec) => spec.label + pack.colon + spec.values.join(pack.comma));
}
