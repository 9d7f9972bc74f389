import { PHOTO_CONFIDENCE, type PhotoFindingKind, type PhotoQuality } from '@smart-listings/contract';
import { readFindings } from './read-findings.ts';
import type { BarcodeReading, PhotoReading, TextLine } from './reading.ts';

export const GOOD_QUALITY: PhotoQuality = {
  width: 1_800,
  height: 1_800,
  type: 'image/jpeg',
  sharpness: 0.9,
  brightness: 0.6,
  highlights: 0.95,
  dark: 0.02,
  burnt: 0.02,
  whiteGround: 1,
  fill: 0.85,
  framed: false,
  transparent: false,
};

/** Lines of one size, one under the other, as on a label in the middle of the photo. */
export function readingOf(
  texts: readonly (string | Partial<TextLine>)[],
  more: Partial<PhotoReading> = {},
): PhotoReading {
  const lines = texts.map((given, row): TextLine => {
    const line = typeof given === 'string' ? { text: given } : given;
    const box = { x: 0.3, y: 0.2 + row * 0.06, width: 0.4, height: 0.04 };
    return { text: '', confidence: 0.98, printHeight: 0.04, direction: 0, level: false, box, ...line };
  });
  return { quality: GOOD_QUALITY, barcodes: [], colours: [], ...more, lines };
}

export function barsOf(digits: string, more: Partial<BarcodeReading> = {}): BarcodeReading {
  const box = { x: 0.3, y: 0.7, width: 0.3, height: 0.1 };
  return { format: 'EAN-13', digits, tries: 2, lines: 30, box, ...more };
}

/** What fills the form of one kind, in order of confidence. */
export function sure(reading: PhotoReading, kind: PhotoFindingKind): string[] {
  return readFindings(reading)
    .filter((finding) => finding.kind === kind && finding.confidence >= PHOTO_CONFIDENCE)
    .map(({ value }) => value);
}

export function sureOf(kind: PhotoFindingKind, ...texts: (string | Partial<TextLine>)[]): string[] {
  return sure(readingOf(texts), kind);
}
