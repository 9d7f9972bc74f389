import type { PhotoFinding, PhotoFindingKind } from '@smart-listings/contract';

const NAMES: Record<PhotoFindingKind, string> = {
  brand: 'Make',
  model: 'Model number',
  type: 'Kind of item',
  identifier: 'Article number',
  size: 'Size',
  measurement: 'Measurement',
  colour: 'Colour',
  material: 'Material',
  care: 'Care',
  origin: 'Made in',
  flaw: 'Flaw',
  serial: 'Serial number',
  text: 'Words',
};

export function nameOf({ kind, label }: Pick<PhotoFinding, 'kind' | 'label'>): string {
  return label ?? NAMES[kind];
}

/** No reader is ever quite sure. */
export function percentSure(confidence: number): number {
  return Math.min(99, Math.round(confidence * 100));
}

/** As the strip counts them. */
export function photoNumbers(places: readonly number[]): string {
  return places
    .map((place) => place + 1)
    .sort((one, other) => one - other)
    .join(', ');
}
