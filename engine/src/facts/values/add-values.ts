import type { Fact } from '@smart-listings/contract';
import { foldBlanks } from '../../text/blanks.ts';
import { foldSpace } from '../clean.ts';
import type { FactList } from '../fact-list.ts';
import { findJapaneseColours } from '../japanese.ts';
import { bareColour } from '../lexicon/colour-forms.ts';
import type { Word } from '../words.ts';
import { findColours } from './colours.ts';
import { describeMeasurement } from './describe-measurement.ts';
import { findEras, findOrigins } from './eras.ts';
import type { FoundValue } from './found-value.ts';
import { findIdentifiers } from './identifiers.ts';
import { findMaterials } from './materials.ts';
import { findMeasurements } from './measurements.ts';
import { findSizes } from './sizes.ts';
import { valueCuesOf } from './value-cues.ts';

const JAPANESE = /[\u3040-\u30ff]/;

/** All values of one field, each in its place, in order. */
export interface FieldValues {
  sizes: readonly FoundValue[];
  measurements: readonly FoundValue[];
  identifiers: readonly (FoundValue & { code: string })[];
  eras: readonly FoundValue[];
  origins: readonly FoundValue[];
  /** Colours that no blanks set apart. */
  japaneseColours: readonly FoundValue[];
}

/** Finds the values that stand anywhere in a field; sizes and codes win over measures in one place. */
export function findFieldValues(
  text: string,
  sizesIn: (text: string, cues: number) => readonly FoundValue[] = findSizes,
): FieldValues {
  const cues = valueCuesOf(text);
  const sizes = sizesIn(text, cues);
  const identifiers = findIdentifiers(text, cues).filter((one) => !overlaps(sizes, one));
  const measurements = findMeasurements(text, cues).filter(
    (one) => !overlaps(sizes, one) && !overlaps(identifiers, one),
  );
  return {
    sizes,
    identifiers,
    measurements,
    eras: findEras(text),
    origins: findOrigins(text, cues),
    japaneseColours: JAPANESE.test(text) ? findJapaneseColours(text) : [],
  };
}

function overlaps(list: readonly FoundValue[], one: FoundValue): boolean {
  return list.some((other) => other.start < one.end && one.start < other.end);
}

export interface Passage {
  field: string;
  text: string;
  /** The seller's own text, for quotes. */
  raw: string;
  words: readonly Word[];
  from: number;
  to: number;
  start: number;
  end: number;
  makers?: ReadonlySet<number>;
}

export interface ReadOptions {
  colours: boolean;
  /** Only sizes and codes: a flaw's length is no length of the item. */
  closed: boolean;
  hedged: boolean;
}

/** The values of an ordered list that lie in the passage; found by halving, so that a long text stays linear. */
function inside<T extends FoundValue>(values: readonly T[], passage: { start: number; end: number }): T[] {
  if (values.length === 0) return [];
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle]?.start ?? 0) < passage.start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let at = low; at < values.length; at += 1) {
    const value = values[at];
    if (value === undefined || value.start >= passage.end) break;
    if (value.end <= passage.end) found.push(value);
  }
  return found;
}

/** The drafts of all values in one passage, and the stretches of it that they cover. */
export function readValues(
  passage: Passage,
  values: FieldValues,
  options: ReadOptions,
): { drafts: Omit<Fact, 'id'>[]; covered: FoundValue[] } {
  const { text, words } = passage;
  const drafts: Omit<Fact, 'id'>[] = [];
  const covered: FoundValue[] = [];
  const draft = (what: Fact['what'], found: FoundValue, value = text.slice(found.start, found.end)) => {
    covered.push(found);
    drafts.push({
      what,
      value: foldSpace(value),
      amount: found.amount,
      unit: found.unit,
      label: found.label,
      origin: 'given',
      from: { field: passage.field, quote: quoteOf(passage.raw, found.start, found.end) },
      hedged: found.hedged === true || options.hedged ? true : undefined,
      within: undefined,
    });
  };
  for (const size of inside(values.sizes, passage))
    draft('size', size, spelledSize(text.slice(size.start, size.end)));
  for (const code of inside(values.identifiers, passage)) draft('identifier', code, code.code);
  for (const era of inside(values.eras, passage)) draft('era', era, namedEra(text.slice(era.start, era.end)));
  for (const origin of inside(values.origins, passage))
    draft('origin', origin, inCapitals(text.slice(origin.start, origin.end)));
  if (options.closed) return { drafts, covered };
  const range = { from: passage.from, to: passage.to, makers: passage.makers };
  const materials = findMaterials(text, { words, ...range });
  for (const measure of inside(values.measurements, passage)) {
    if (overlaps(materials, measure)) continue;
    const described = describeMeasurement(measure, words, range);
    // "Takes 3 weeks" and "100% genuine" measure nothing of the item; "30 hours battery" does.
    if ((measure.time === true || measure.unit === '%') && described.label === undefined) continue;
    // "Chest of 6 drawers": furniture, and nobody's chest is measured in pieces.
    const label = measure.count === true && described.label === 'chest' ? undefined : described.label;
    draft(measure.count === true ? 'quantity' : 'measurement', { ...described, label }, described.value);
    if (described.named !== undefined) covered.push(described.named);
  }
  // "Gold tone" says how it looks, not what it is made of.
  for (const material of materials) {
    const tone = /\btoned?$/i.test(text.slice(material.start, material.end));
    if (!tone || options.colours) draft(tone ? 'colour' : 'material', material);
  }
  if (!options.colours) return { drafts, covered };
  for (const colour of inside(values.japaneseColours, passage)) draft('colour', colour);
  for (const colour of findColours(text, { words, ...range }))
    if (
      !overlaps(materials, colour) ||
      !/^(?:brass|copper|bronze|chrome|pewter|gold|silver)$/i.test(text.slice(colour.start, colour.end))
    )
      draft('colour', colour, bareColour(text.slice(colour.start, colour.end)));
  return { drafts, covered };
}

const NAMED_ERA =
  /\b(?:georgian|victorian|edwardian|regency|jacobean|tudor|elizabethan|art deco|art nouveau)\b/gu;

// "victorian"
function namedEra(value: string): string {
  return value.replace(NAMED_ERA, (name) =>
    name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
}

// "made in england"
function inCapitals(value: string): string {
  return value.replace(/(?<=^made in (?:the )?)(?!the )\p{Ll}[\p{L} ]+$/iu, (place) =>
    /^(?:usa|uk)$/i.test(place)
      ? place.toUpperCase()
      : place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
}

// "sz S", "uk5", "xl": as every size label writes them.
function spelledSize(value: string): string {
  return value
    .replace(/^sz\b/i, 'size')
    .replace(/^(uk|eu|us)\s?(?=\d)/i, (system) => `${system.trim().toUpperCase()} `)
    .replace(/^(?:[2-5]?x{1,3}[sl])$/, (letters) => letters.toUpperCase());
}

/** The seller's own words of a stretch, white space folded. */
export function quoteOf(raw: string, start: number, end: number): string {
  return foldBlanks(raw.slice(start, end));
}

/** Adds drafts to the list, naming the statement they were read out of. */
export function addDrafts(list: FactList, drafts: readonly Omit<Fact, 'id'>[], within?: string): void {
  for (const draft of drafts) {
    const { what, value, amount, unit, label, origin, from, hedged } = draft;
    list.add({ what, value, amount, unit, label, origin, from, hedged, within });
  }
}
