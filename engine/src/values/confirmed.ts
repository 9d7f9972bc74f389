/** Values against what the rest of the form says: of two of one class the one that two places say is the item's. */
import type { ItemValue } from '@smart-listings/contract';
import { dimensionOf } from '../language/units.ts';
import type { DraftValue } from './draft.ts';

/** Kinds of which an item has one: what the naming place does not repeat is another thing's, or a size that may fit too. */
const ONE: ReadonlySet<ItemValue['kind']> = new Set(['size', 'measurement', 'brand', 'department']);
/** The fields that name the item. */
const NAMING: ReadonlySet<string> = new Set(['itemName', 'make', 'modelNumber']);

/**
 * Values that are certain in the text alone become likely where name and text agree on another of their class, and
 * shares of a blend where most of it is told nowhere.
 */
export function withoutUnconfirmed(values: readonly DraftValue[]): readonly DraftValue[] {
  const sure = values.filter(
    ({ kind, certainty, polarity }) => ONE.has(kind) && certainty === 'certain' && polarity === 'asserted',
  );
  const agreed = sure.filter(
    ({ fields, origin }) =>
      origin === 'answered' || (fields.has('features') && [...fields].some((field) => NAMING.has(field))),
  );
  const blend = materialShares(values);
  // "36% lana" of a blend whose other shares we cannot read: the rest of it is the most.
  const isMostlyUntold = blend.length > 0 && blend.reduce((sum, { share }) => sum + share, 0) < MOST;
  const minor = new Set(isMostlyUntold ? blend.map(({ value }) => value) : []);
  if (agreed.length === 0 && minor.size === 0) return values;
  const isAgainst = (value: DraftValue) =>
    sure.includes(value) &&
    value.origin !== 'answered' &&
    value.fields.size === 1 &&
    value.from.field === 'features' &&
    agreed.some((other) => areOneClass(value, other));
  return values.map((value) =>
    isAgainst(value) || minor.has(value) ? { ...value, certainty: 'likely' as const } : value,
  );
}

/** Percent that must be told of a blend before what is told of it is what the thing is of. */
const MOST = 50;

/** The certain materials that the text gives with their share, "80% wool", each with the sum of its percents. */
function materialShares(values: readonly DraftValue[]): readonly { value: DraftValue; share: number }[] {
  return values.flatMap((value) => {
    const { kind, certainty, polarity, origin } = value;
    if (kind !== 'material' || certainty !== 'certain' || polarity !== 'asserted' || origin === 'answered')
      return [];
    const shares = [...value.value.matchAll(/(\d{1,3})\s?%/gu)].map(([, percent]) => Number(percent));
    return shares.length === 0 ? [] : [{ value, share: shares.reduce((sum, one) => sum + one, 0) }];
  });
}

function areOneClass(value: DraftValue, other: DraftValue): boolean {
  if (value.kind !== other.kind) return false;
  // "Nomos" and "Nomos Glashütte" are one make.
  if (value.kind === 'brand') return !value.means.includes(other.means) && !other.means.includes(value.means);
  return (
    value.kind !== 'measurement' ||
    (value.label === undefined &&
      other.label === undefined &&
      dimensionOf(value.unit) === dimensionOf(other.unit) &&
      (value.amount === undefined) === (other.amount === undefined))
  );
}
