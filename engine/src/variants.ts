import type { Variant } from '@smart-listings/contract';

const VARIANT_LABELS: Record<Variant, string> = {
  v1: 'Complete',
  v2: 'Buyer first',
  v3: 'Facts first',
};

/** The angle of a variant in two words, for the page. */
export function describeVariant(variant: Variant): string {
  return VARIANT_LABELS[variant];
}
