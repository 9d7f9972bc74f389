// A thing as its photo shows it: what is printed on it, which words are true of it, and what nobody may publish.
import { readFileSync } from 'node:fs';

type Shape =
  | 'bag'
  | 'bottle'
  | 'car'
  | 'carton'
  | 'case'
  | 'chair'
  | 'cover'
  | 'dial'
  | 'heap'
  | 'lamp'
  | 'mug'
  | 'parcel'
  | 'plate'
  | 'screen'
  | 'sewn'
  | 'shirt'
  | 'shoebox'
  | 'tag'
  | 'tool'
  | 'vase';

export interface Thing {
  shape: Shape;
  /** What it is, in English and in the words printed on it: the name of a draft says one of them. */
  kinds: readonly string[];
  brand?: string;
  /** What its maker or author calls it. */
  name?: string;
  model?: string;
  size?: string;
  /** Its paint as CSS has it, and the words that are right for it; '' where only a label is in the photo. */
  paint: string;
  colours: readonly string[];
  /** What else is printed, a line each. */
  lines: readonly string[];
  /** Parts of the lines that no field may ever hold: serials, IMEI, plates, people and where they live. */
  never: readonly string[];
  /** A barcode with this number, its last digit left out. */
  ean?: string;
  /** The things of a heap. */
  parts?: readonly Thing[];
}

/** A thing a line; what a line leaves out, the thing has not. */
export function readThings(set: 'first' | 'second'): Thing[] {
  const lines = readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => whole(JSON.parse(line)));
}

function whole(given: Partial<Thing> & Pick<Thing, 'shape'>): Thing {
  const nothing = { kinds: [], paint: '', colours: [], lines: [], never: [] };
  return { ...nothing, ...given, ...(given.parts && { parts: given.parts.map(whole) }) };
}
