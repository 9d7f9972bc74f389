/** What a reader saw on one photo, before anybody asks what it means. Places are fractions of width and height. */
import type { PhotoBox, PhotoQuality } from '@smart-listings/contract';

/** A line of print that was recognised on a photo. */
export interface TextLine {
  text: string;
  /** The recogniser's own mean confidence, 0 to 1. */
  confidence: number;
  box: PhotoBox;
  /** Height of the print, whichever way it runs, against the photo's height. */
  printHeight: number;
  /** The direction of reading, in radians: 0 is to the right, a quarter turn is downwards. */
  direction: number;
  /** Whether it stands upright and level on the photo, as text that was added afterwards does. */
  level: boolean;
}

/** A barcode that was read on a photo. */
export interface BarcodeReading {
  format: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';
  digits: string;
  /** In how many tries (as it is, turned, scaled, sharpened) the same digits came out. */
  tries: number;
  /** Scan lines that agreed in the best of them. */
  lines: number;
  box: PhotoBox;
}

/** A colour of the thing itself, its background set aside. */
export interface ColourReading {
  /** CIELAB under D65. */
  lightness: number;
  a: number;
  b: number;
  /** Of the thing's pixels, 0 to 1. */
  share: number;
}

/** All that was read on one photo, before any of it is taken for a fact. */
export interface PhotoReading {
  quality: PhotoQuality;
  lines: readonly TextLine[];
  barcodes: readonly BarcodeReading[];
  /** Largest share first; empty where thing and background cannot be told apart. */
  colours: readonly ColourReading[];
}
