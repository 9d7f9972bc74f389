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
  serial: 'Serial number',
  text: 'Words',
};

export function nameOf({ kind, label }: Pick<PhotoFinding, 'kind' | 'label'>): string {
  return label ?? NAMES[kind];
}
