/** Which of the values that are not sure are offered to the seller. */
import type { ItemValue } from '@smart-listings/contract';
import type { AttributeId, Category } from '../categories/category.ts';
import { fold } from '../language/fold.ts';
import { dimensionOf, inBaseUnit } from '../language/units.ts';
import type { DraftValue } from './draft.ts';

/** An item has one of each of these: where one is certain, nothing else of its kind is offered. */
const ONE: ReadonlySet<ItemValue['kind']> = new Set(['brand', 'model', 'size', 'type']);
/** Kinds that a category says whether its buyers ask for. */
const ASKED: Readonly<Partial<Record<ItemValue['kind'], AttributeId>>> = {
  size: 'size',
  colour: 'colour',
  material: 'material',
};

/** "Made for both men and women". */
const BOTH = [
  ['men', 'women'],
  ['boys', 'girls'],
] as const;

/** "30 ml" and "15 ml", "512 GB" and "1 TB": of two amounts without a noun nobody can tell which is the thing's. */
function otherAmounts(values: readonly DraftValue[]): readonly DraftValue[] {
  const amounts = values.filter(
    ({ kind, label, polarity, origin }) =>
      kind === 'measurement' && label === undefined && polarity === 'asserted' && origin !== 'answered',
  );
  return amounts.filter((value) =>
    amounts.some(
      (other) =>
        // One in the name and one in the text are asked about.
        other.from.field === value.from.field &&
        dimensionOf(other.unit) === dimensionOf(value.unit) &&
        (other.amount === undefined) === (value.amount === undefined) &&
        !areAlike(value, other),
    ),
  );
}

/** "1 TB" and "1000 GB", "12 in" and "30 cm". */
function areAlike(value: DraftValue, other: DraftValue): boolean {
  if (value.means === other.means) return true;
  const [one = 0, two = 0] = [value, other].map(({ amount, unit }) =>
    amount === undefined || unit === undefined ? 0 : (inBaseUnit({ amounts: [amount], unit })[0] ?? 0),
  );
  return one > 0 && two > 0 && Math.max(one, two) / Math.min(one, two) <= ROUNDED;
}

/** Sellers round what they say in a second unit. */
const ROUNDED = 1.05;

/** Several sizes in one text: which of them is the label's only the seller can say. */
function undecided(values: readonly DraftValue[]): ReadonlySet<DraftValue> {
  const said = values.filter(
    ({ polarity, from, origin }) =>
      polarity === 'asserted' && from.field === 'features' && origin !== 'answered',
  );
  const sizes = said.filter(({ kind }) => kind === 'size');
  const departments = values.filter(({ kind, polarity }) => kind === 'department' && polarity === 'asserted');
  const isForBoth = BOTH.some((both) => both.every((one) => departments.some(({ means }) => means === one)));
  // The heights of two boxes: which is whose stands in the text alone.
  const labelled = [
    ...Map.groupBy(
      said.filter(({ kind, label }) => kind === 'measurement' && label !== undefined),
      ({ label = '' }) => fold(label),
    ).values(),
  ];
  // "Taille : S (convient aussi à un M)": the only one that is sure is the label's.
  const open = sizes.filter(({ certainty }) => certainty === 'certain').length === 1 ? [] : sizes;
  const several = [open, ...labelled].flatMap((same) => (same.length > 1 ? same : []));
  return new Set([...several, ...otherAmounts(values), ...(isForBoth ? departments : [])]);
}

/** Likely values are offered only where they can matter; what is denied or said of another thing is kept for the questions. */
export function offered(values: readonly DraftValue[], category: Category | null): readonly DraftValue[] {
  const open = undecided(values);
  const sure = values.map((value) => (open.has(value) ? { ...value, certainty: 'likely' as const } : value));
  return sure.filter(({ kind, certainty, polarity, from, means }) => {
    if (certainty === 'certain' || polarity !== 'asserted') return true;
    if (ONE.has(kind) && sure.some((other) => other.kind === kind && other.certainty === 'certain'))
      // What the name says and the text denies is asked about all the same.
      return (
        from.field === 'itemName' &&
        sure.some(
          (other) =>
            other.kind === kind &&
            other.means === means &&
            /denied|unsure/.test(other.polarity) &&
            other.beside,
        )
      );
    const asked = ASKED[kind];
    return asked === undefined || category === null || category.asks.includes(asked);
  });
}
