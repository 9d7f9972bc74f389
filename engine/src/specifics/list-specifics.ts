/** The fields that a marketplace and a category ask for, each filled from the item's values or left open. */
import {
  CONDITIONS,
  type ItemSpecific,
  type ItemValue,
  SPECIFICS_LIMITS,
  type ValueKind,
} from '@smart-listings/contract';
import type { Family } from '../categories/family.ts';
import type { TaxonomyCategory } from '../categories/taxonomy/find-taxonomy.ts';
import { asFieldValue } from '../formats/item-values.ts';
import { fold } from '../language/fold.ts';
import { conditionWord, type Fill, type SpecificField } from '../marketplaces/marketplace.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { once } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem, kindOfTaxonomy } from '../values/item-family.ts';
import { CLAUSE_NAMES, OWN_LABELS } from './attribute-names.ts';
import { attributeField, labelOfAttribute } from './attributes.ts';
import { besideName } from './beside-name.ts';
import { onlyMake, ordinaryMake, weighedByMakes } from './by-makes.ts';
import { countedIn } from './counted.ts';
import { answerAs, findFor } from './fill.ts';
import type { Found } from './found.ts';
import { partsSaid } from './of-parts.ts';
import { optionFor } from './options.ts';
import { withPlain } from './plainly-said.ts';
import { properMake } from './proper-makes.ts';
import { readAttribute } from './read-attribute.ts';
import { type ClosedValue, closedFor, closedValues } from './read-closed.ts';
import { foundIn, type SaidField } from './said-fields.ts';
import { areFar } from './stray-noun.ts';

/** An item has one of each of these, whatever the form would take. */
const ONE: ReadonlySet<ValueKind> = new Set(['brand', 'model', 'type', 'size', 'department']);

type Field = Omit<SpecificField, 'source' | 'asOf' | 'certainty'>;
type Sized = Field & { longest: number | undefined };

/**
 * The fields for the item's marketplace: those of its form in its own order, then the attributes that buyers of
 * `category` filter by. A field has values only of what the seller said or answered; nothing is guessed.
 */
export function listSpecifics(item: Item, category: TaxonomyCategory | null): ItemSpecific[] {
  const family = familyOfItem(item);
  const likely = weighedByMakes(withLikelyKind(item, category), category?.kindsOfMake);
  const closed = category?.closed;
  const closedOnes = closed === undefined ? [] : closedValues(likely, closed);
  const known = withoutElse(likely, closedOnes, category);
  const said = closed === undefined ? [] : [...countedIn(known, closed), ...partsSaid(known, closed)];
  const beside = (id: string, label: string): readonly Found[] => {
    const own = closed === undefined ? [] : closedFor(id, label, { closed, values: closedOnes });
    return own.length > 0 ? own : saidFor(said, id, label);
  };
  const likelyFamily = familyOfItem(known);
  const { fields } = item.marketplace;
  const listed: ItemSpecific[] = [];
  const filled = new Set<string>();
  const labels = new Set<string>();
  const makes = once(() => ordinaryMakes(known, category));
  for (const field of fields) {
    // What buyers of the category filter by stands among its attributes, said or not.
    if (field.whenSaid === true && category?.attributes.includes(field.id)) continue;
    // The grades go by what the thing is for sure.
    const specific = fillField(field, {
      askedBy: 'form',
      item: field.fill.by === 'condition' ? item : known,
      besides:
        field.fill.by === 'value' && field.fill.kind === 'brand'
          ? makes()
          : field.fill.by === 'label'
            ? besideThem(beside(field.id, field.label), () => besideName(known, field.label))
            : namedPattern(field.fill, known),
    });
    const isOfKind =
      field.families === undefined || (likelyFamily !== null && field.families.includes(likelyFamily));
    // Of goods whose kind is not sure it may well be asked: then what is known has its place.
    const isSaid = specific.state !== 'unknown';
    const isAsked =
      field.whenSaid === true
        ? isSaid && isOfKind
        : family === null && !isOfKind
          ? isSaid && !(field.fill.by === 'value' && filled.has(field.fill.kind))
          : isOfKind;
    if (!isAsked) continue;
    listed.push(specific);
    labels.add(fold(field.label));
    if (field.fill.by === 'value') filled.add(field.fill.kind);
  }
  const asked = new Set<string>();
  const keyOf = ({ kind, means = [] }: Extract<Fill, { by: 'value' }>) => `${kind} ${means.join(' ')}`;
  for (const key of category?.attributes ?? []) {
    const field = attributeField(key);
    if (field === null || labels.has(fold(field.label))) continue;
    const { fill } = field;
    if (fill.by === 'value' && (filled.has(fill.kind) || asked.has(keyOf(fill)))) continue;
    if (fill.by === 'value') asked.add(keyOf(fill));
    labels.add(fold(field.label));
    const besides =
      fill.by === 'label' ? besideThem(beside(key, field.label), () => besideName(known, field.label)) : [];
    listed.push(fillField({ ...field, entry: 'type' }, { askedBy: 'category', item: known, besides }));
  }
  if (item.marketplace.takesOwnFields !== undefined && closed !== undefined) {
    const keys = new Set(category?.attributes);
    const rows = new Set([...keys, ...fields.map(({ id }) => id)].map((key) => closed.rowOf.get(key)));
    const isOfKind = (families: readonly Family[] | null | undefined) =>
      families === null ||
      (families !== undefined && likelyFamily !== null && families.includes(likelyFamily));
    const others = closedOnes.filter(({ row }) => !rows.has(row) && isOfKind(closed.freely[row]));
    const labelled = [
      ...said
        .filter((one) => !one.keys.some((key) => keys.has(key)))
        .map(({ label }) => ({ label, id: label })),
      ...others.map(({ row }) => ({
        label: labelOfAttribute(closed.keys[row] ?? ''),
        id: closed.keys[row] ?? '',
      })),
      ...CLAUSE_NAMES.flatMap(({ label, families }) =>
        isOfKind(families) && besideName(known, label).length > 0 ? [{ label, id: label }] : [],
      ),
      ...OWN_LABELS.filter((label) => readAttribute(known, label).length > 0).map((label) => ({
        label,
        id: label,
      })),
    ];
    for (const { label, id } of labelled) {
      if (labels.has(fold(label))) continue;
      labels.add(fold(label));
      const fill = { by: 'label' } as const;
      const own = fillField(
        { id: `own:${id}`, label, fill, entry: 'type' },
        {
          askedBy: 'category',
          item: known,
          besides: besideThem(beside(id, label), () => besideName(known, label)),
        },
      );
      // The cotton of a lining is another than that of the thing.
      const isOther = said.some((one) => one.label === label);
      const told = new Set(listed.flatMap(valuesIn));
      if (isOther || !valuesIn(own).every((value) => told.has(value))) listed.push(own);
    }
  }
  return listed.slice(0, SPECIFICS_LIMITS.specifics);
}

function valuesIn({ values, likely }: ItemSpecific): readonly string[] {
  return [...values, ...likely].map(({ value }) => fold(value));
}

/** "Dinosaur print": a pattern that no table knows. */
function namedPattern(fill: Fill, item: Item): readonly Found[] {
  if (fill.by !== 'value' || fill.kind !== 'pattern') return [];
  const family = familyOfItem(item);
  const families = CLAUSE_NAMES.find(({ label }) => label === 'Pattern')?.families ?? [];
  // The strings of a racket have a pattern too.
  if (family === null || !families.includes(family)) return [];
  return besideName(item, 'Pattern').map((one) => ({
    ...one,
    answer: { kind: 'pattern', value: one.value },
  }));
}

function besideThem(found: readonly Found[], others: () => readonly Found[]): readonly Found[] {
  return found.some(({ certain }) => certain) ? found : [...others(), ...found];
}

function saidFor(said: readonly SaidField[], id: string, label: string): readonly Found[] {
  return said
    .filter((one) => one.keys.includes(id) || fold(one.label) === fold(label))
    .map((one) => foundIn(one, label));
}

function ordinaryMakes(item: Item, category: TaxonomyCategory | null): readonly Found[] {
  const { kindsOfMake } = category ?? {};
  const value = ordinaryMake(item, kindsOfMake) ?? properMake(item) ?? onlyMake(item, kindsOfMake);
  return value === null ? [] : [{ value, certain: false, origin: 'given', answer: { kind: 'brand', value } }];
}

/** "Lavender" of a soap, the "lace" of "lace up": what may be a colour or a stuff is none where the word answers what buyers of the category ask. */
function withoutElse(
  item: Item,
  closedOnes: readonly ClosedValue[],
  category: TaxonomyCategory | null,
): Item {
  const rows = new Set((category?.attributes ?? []).map((key) => category?.closed?.rowOf.get(key)));
  const words = new Set(closedOnes.filter(({ row }) => rows.has(row)).map(({ quote }) => fold(quote)));
  if (words.size === 0) return item;
  const begun = new Set([...words].filter((word) => word.includes(' ')).map((word) => word.split(' ', 1)[0]));
  const isElse = ({ kind, certainty, value, from }: ItemValue) =>
    certainty === 'likely' &&
    ((kind === 'colour' && words.has(fold(value))) || (kind === 'material' && begun.has(fold(from.quote))));
  return { ...item, values: item.values.filter((value) => !isElse(value)) };
}

/**
 * The item as one of the kind that its category holds, where no word says for sure what it is, or where its make or
 * the seller says that it is far from what its noun names: that noun is asked then.
 */
function withLikelyKind(item: Item, category: TaxonomyCategory | null): Item {
  const kind = category === null ? null : (kindOfTaxonomy(category.id)?.id ?? null);
  if (item.category === null) return { ...item, category: kind };
  if (kind === null || !areFar([kind], item.category)) return item;
  const values = item.values.map((value) =>
    value.kind === 'type' && value.from.field === 'itemName'
      ? { ...value, certainty: 'likely' as const }
      : value,
  );
  return { ...item, category: kind, values };
}

interface Filling {
  askedBy: ItemSpecific['askedBy'];
  item: Item;
  /** What stands there where nothing else does. */
  besides?: readonly Found[];
  /** How many values it takes, and code points, where the definition does not say. */
  most?: number | undefined;
  max?: number | undefined;
}

/** A field with what of the item belongs into it. */
export function fillField(field: Field, { askedBy, item, besides = [], ...limits }: Filling): ItemSpecific {
  const { id, label, fill, entry, isOwn } = field;
  const own = findFor(fill, label, item);
  const found = withPlain(own.length > 0 ? own : besides, label, item);
  const max = field.max?.value ?? limits.max;
  const most =
    field.most?.value ?? limits.most ?? (fill.by === 'value' && ONE.has(fill.kind) ? 1 : undefined);
  const certain = inForm(
    { ...field, longest: max },
    found.filter(({ certain: is }) => is),
  );
  const values = certain.fitting.slice(0, most ?? SPECIFICS_LIMITS.values);
  const likely = inForm(
    { ...field, longest: max },
    found.filter(({ certain: is }) => !is),
  );
  const isFull = most !== undefined && values.length >= most;
  const chips = likely.fitting.filter(
    ({ value, isBeside }) =>
      (!isFull || isBeside === true) && values.every((one) => fold(one.value) !== fold(value)),
  );
  const hint = hintOf(field, { item, unfitting: [...certain.unfitting, ...likely.unfitting][0] });
  const options = optionsOf(field, item);
  return {
    id,
    label,
    askedBy,
    entry,
    state: values.length > 0 ? 'certain' : chips.length > 0 ? 'likely' : 'unknown',
    values: values.map(({ value, origin, answer }) => ({ value, origin, answer })),
    likely: chips.slice(0, SPECIFICS_LIMITS.likely).map(({ value, answer }) => ({ value, answer })),
    answerAs: isOwn === true ? { kind: 'form-field', label } : answerAs(fill, label),
    ...(options === undefined ? {} : { options }),
    ...(most === undefined ? {} : { most }),
    ...(max === undefined ? {} : { max }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** The values as the field takes them, each once, and the words of those that it has no place for. */
function inForm(
  field: Sized,
  found: readonly Found[],
): { fitting: readonly Found[]; unfitting: readonly string[] } {
  const seen = new Set<string>();
  const fitting: Found[] = [];
  const unfitting: string[] = [];
  for (const one of field.options === undefined ? found : found.flatMap(sharesOf)) {
    const value = valueIn(field, one);
    if (value === null) unfitting.push(one.value);
    else if (!seen.has(fold(value))) fitting.push({ ...one, value });
    if (value !== null) seen.add(fold(value));
  }
  return { fitting, unfitting };
}

/** "86% polyester 14% elastane": in a picker each stuff of a blend is an entry of its own. */
function sharesOf(one: Found): readonly Found[] {
  const shares = one.value.split(/\s*[,;/+]\s*|\s+(?=\d+(?:[.,]\d+)?\s?%)/u);
  return one.answer.kind === 'material' && /%.*%/u.test(one.value)
    ? shares.map((value) => ({ ...one, value }))
    : [one];
}

function valueIn({ options, isPlain, longest: most }: Sized, { value, answer }: Found): string | null {
  if (options !== undefined) return optionFor(options, value);
  if (answer.kind === 'condition') return value;
  const plain = isPlain === true ? inPlainWords(value) : asFieldValue(value.trim());
  if (plain === '') return null;
  const longest = most ?? Number.MAX_SAFE_INTEGER;
  if (codePointLength(plain) <= longest) return plain;
  return isPlain === true ? null : cutAtWord(plain, longest);
}

/** "100% merino wool" → "merino wool": letters, digits and blanks alone. */
function inPlainWords(value: string): string {
  return value
    .replace(/\d+(?:[.,]\d+)?\s?%\s?/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function optionsOf({ fill, options }: Field, item: Item): string[] | undefined {
  if (options !== undefined) return options.map(({ label }) => label);
  if (fill.by !== 'condition') return undefined;
  const family = familyOfItem(item);
  const words = CONDITIONS.map(({ code }) => conditionWord(item.marketplace, code, family));
  return [...new Set(words.filter(({ allowed }) => allowed).map(({ label }) => label))];
}

const LONGEST_HINT = 300;

function hintOf(
  { fill, hint, max, isPlain, most }: Field,
  { item, unfitting }: { item: Item; unfitting: string | undefined },
): string | undefined {
  if (unfitting !== undefined)
    return `You wrote “${unfitting}”: choose what comes nearest.`.slice(0, LONGEST_HINT);
  if (fill.by === 'condition') {
    if (item.condition === null) return hint;
    return conditionWord(item.marketplace, item.condition, familyOfItem(item)).note ?? hint;
  }
  if (isPlain === true && max !== undefined && most !== undefined)
    return `Up to ${most.value}, each up to ${max.value} characters: letters, digits and spaces only.`;
  return hint;
}
