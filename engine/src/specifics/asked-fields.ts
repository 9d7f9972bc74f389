/** The fields that a marketplace itself asks for in one of its categories, filled like those of its definition. */
import { type ItemSpecific, SPECIFICS_LIMITS } from '@smart-listings/contract';
import { tokenise } from '../language/tokens.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import type { Fill } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { fillField } from './list-specifics.ts';

/** One field as the marketplace describes it, in its own language. */
export interface AskedField {
  name: string;
  /** What it takes, or suggests. */
  values: readonly string[];
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
        ...(field.isClosed ? { options: field.values.map((value) => ({ label: value })) } : {}),
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
