/** The fields that a marketplace itself asks for in one of its categories, filled like those of its definition. */
import { type ItemSpecific, SPECIFICS_LIMITS } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import type { Fill } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { findFor } from './fill.ts';
import { fillField } from './list-specifics.ts';

/** One entry of a field, and for which values of other fields it is there; none: always. */
interface AskedValue {
  value: string;
  when?: readonly { field: string; values: readonly string[] }[];
}

/** One field as the marketplace describes it, in its own language. */
export interface AskedField {
  name: string;
  /** What it takes, or suggests. */
  values: readonly AskedValue[];
  /** Whether it takes nothing else. */
  isClosed: boolean;
  isRequired: boolean;
  isMultiple: boolean;
  maxLength?: number | undefined;
}

/** The fields in the marketplace's order, after the condition, which it asks for by itself. */
export function fillAskedFields(asked: readonly AskedField[], item: Item): ItemSpecific[] {
  const conditions = item.marketplace.fields.filter(({ fill }) => fill.by === 'condition');
  const ids = new Set<string>();
  const told = valuesTold(asked, item);
  const fields = asked.flatMap((field): ItemSpecific[] => {
    const label = field.name.slice(0, SPECIFICS_LIMITS.option);
    const id = `asked:${label}`.slice(0, 120);
    if (ids.has(id)) return [];
    ids.add(id);
    const filled = fillField(
      {
        id,
        label,
        fill: fillOf(label),
        entry: field.isClosed ? 'choose' : 'type',
        ...(field.isClosed ? { options: offered(field, told).map((label) => ({ label })) } : {}),
        ...(field.isRequired ? { hint: 'Required.' } : {}),
      },
      { askedBy: 'form', item, most: field.isMultiple ? undefined : 1, max: field.maxLength },
    );
    const { options = [], ...rest } = filled;
    const isShowable =
      options.length > 0 &&
      options.length <= SPECIFICS_LIMITS.options &&
      options.every(({ length }) => length <= SPECIFICS_LIMITS.option);
    return [isShowable ? filled : rest];
  });
  return [...conditions.map((field) => fillField(field, { askedBy: 'form', item })), ...fields].slice(
    0,
    SPECIFICS_LIMITS.specifics,
  );
}

/** What is certain in each field that no other decides, by its folded name. */
function valuesTold(asked: readonly AskedField[], item: Item): ReadonlyMap<string, readonly string[]> {
  return new Map(
    asked
      .filter(({ values }) => values.every(({ when }) => when === undefined))
      .map(({ name }) => {
        const found = findFor(fillOf(name), name, item).filter(({ certain }) => certain);
        return [fold(name), found.map(({ value }) => fold(value))];
      }),
  );
}

/** The entries that go with what the other fields say; where one of them is open, all that it may allow. */
function offered({ values }: AskedField, told: ReadonlyMap<string, readonly string[]>): string[] {
  return values
    .filter(({ when = [] }) =>
      when.every(({ field, values: allowed }) => {
        const said = told.get(fold(field)) ?? [];
        return said.length === 0 || allowed.some((value) => said.includes(fold(value)));
      }),
    )
    .map(({ value }) => value);
}

/** What a field's name asks for, in any of our languages; a name that we do not know is filled by its label alone. */
function fillOf(name: string): Fill {
  const tokens = tokenise(name);
  const found = labelAt(tokens, 0);
  if (found === null || found.length !== tokens.length) return { by: 'label' };
  switch (found.kind) {
    case 'measurement':
      return { by: 'measure', label: found.label };
    case 'identifier':
      return found.label === 'Part number' ? { by: 'maker-code' } : { by: 'product-number' };
    case 'condition':
      return { by: 'condition' };
    default:
      return { by: 'value', kind: found.kind };
  }
}
