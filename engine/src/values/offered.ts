/** Which of the values that are not sure are offered to the seller. */
import type { ItemValue } from '@smart-listings/contract';
import type { AttributeId, Category } from '../categories/category.ts';
import { fold } from '../language/fold.ts';
import { dimensionOf } from '../language/units.ts';
import type { DraftValue } from './draft.ts';

/** An item has one of each of these: where one is certain, nothing else of its kind is offered. */
const ONE: ReadonlySet<ItemValue['kind']> = new Set(['brand', 'model', 'size', 'type']);
/** Kinds that a category says whether its buyers ask for. */
const ASKED: Readonly<Partial<Record<ItemValue['kind'], AttributeId>>> = {
  size: 'size',
  colour: 'colour',
  material: 'material',
};

/** Several sizes in one text, or several storages: which of them is the label's only the seller can say. */
function undecided(values: readonly DraftValue[]): ReadonlySet<DraftValue> {
  const said = values.filter(
    ({ polarity, from, origin }) =>
      polarity === 'asserted' && from.field === 'features' && origin !== 'answered',
  );
  const sizes = said.filter(({ kind }) => kind === 'size');
  const storages = said.filter(({ unit, label }) => label === undefined && dimensionOf(unit) === 'storage');
  // The heights of two boxes: which is whose stands in the text alone.
  const labelled = [
    ...Map.groupBy(
      said.filter(({ kind, label }) => kind === 'measurement' && label !== undefined),
      ({ label = '' }) => fold(label),
    ).values(),
  ];
  // "Taille : S (convient aussi à un M)": the only one that is sure is the label's.
  const open = sizes.filter(({ certainty }) => certainty === 'certain').length === 1 ? [] : sizes;
  return new Set([open, storages, ...labelled].flatMap((same) => (same.length > 1 ? same : [])));
}

/** Likely values are offered only where they can matter; what is denied or said of another thing is kept for the questions. */
export function offered(values: readonly DraftValue[], category: Category | null): readonly DraftValue[] {
  const open = undecided(values);
  const sure = values.map((value) => (open.has(value) ? { ...value, certainty: 'likely' as const } : value));
  return sure.filter(({ kind, certainty, polarity }) => {
    if (certainty === 'certain' || polarity !== 'asserted') return true;
    if (ONE.has(kind) && sure.some((other) => other.kind === kind && other.certainty === 'certain'))
      return false;
    const asked = ASKED[kind];
    return asked === undefined || category === null || category.asks.includes(asked);
  });
}
