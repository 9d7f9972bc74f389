import { LIMITS, type PhotoFinding } from '@smart-listings/contract';
import { findContacts } from '../text/contact.ts';
import { findCare, findOrigins } from './find-care.ts';
import { findIdentifiers } from './find-identifiers.ts';
import { findMakes, OFFERED } from './find-makes.ts';
import { findMaterials } from './find-materials.ts';
import { findMeasures } from './find-measures.ts';
import { findModels } from './find-models.ts';
import { findPrivate } from './find-private.ts';
import { findSizes } from './find-sizes.ts';
import { findType } from './find-type.ts';
import { plainKey } from './look-alikes.ts';
import { nameColours } from './name-colours.ts';
import { type Draft, draftOf, type PlacedLine, placeLines } from './page.ts';
import type { PhotoReading } from './reading.ts';

const MOST_TEXTS = 12;
const WORTH_SHOWING = 0.5;
/** A label fills the picture with its own colours, not with those of the thing. */
const LABEL_SHARE = 0.12;
const LABEL_LINES = 8;
const SHORTEST_PART = 6;
/** Who has this beside it stands on a label, and not on the thing itself. */
const ON_LABEL = /^(?:s\W?n|serial|model|modell|type|typ|style|item|part|ref|art)\b/i;
/** What stands before a value, or round it in an address. */
const LABEL_WORDS = /^(?:model|modell|type|typ|style|item|size|no|nr|ref|art|ean|isbn|madein|www|com)*$/;

/**
 * What one photo says of the thing on it, the surest first. Each value stands on the photo itself: what the
 * reader could not make out is left open, and nothing is guessed from shape or experience.
 * @param photo the photo's place among the photos, from 0
 */
export function readFindings(reading: PhotoReading, photo = 0): PhotoFinding[] {
  const placed = placeLines(reading);
  const { drafts: serials, lines } = findPrivate(placed, reading.barcodes);
  const identifiers = findIdentifiers(reading.barcodes, lines);
  const isBook = identifiers.some(({ label }) => label === 'ISBN');
  const onLabel = [...findMaterials(lines), ...findCare(lines), ...findOrigins(lines), ...serials];
  const drafts: Draft[] = [
    // A book names its publisher and the makes it writes about.
    ...findMakes(lines).map((draft) => (isBook ? { ...draft, confidence: draft.confidence * 0.6 } : draft)),
    ...(isBook ? [] : findModels(lines)),
    // Beside an ISBN the other bars are the publisher's price.
    ...identifiers.map((draft) => (isBook && draft.label !== 'ISBN' ? { ...draft, confidence: 0.7 } : draft)),
    ...findType(lines, identifiers),
    ...findSizes(lines),
    ...(isBook ? [] : findMeasures(lines)),
    ...onLabel,
    ...(onLabel.length > 0 || isLabel(reading) ? [] : nameColours(reading.colours)),
  ];
  const shown = drafts.filter(({ confidence }) => confidence >= WORTH_SHOWING);
  const strong = strongest([...shown, ...texts(lines, shown)]);
  return number(strong.slice(0, LIMITS.findingsPerPhoto), photo);
}

function isLabel({ lines, barcodes }: PhotoReading): boolean {
  const covered = lines.reduce((sum, { box }) => sum + box.width * box.height, 0);
  const isNamed = lines.some(({ text }) => ON_LABEL.test(text) && /\d/.test(text));
  return isNamed || barcodes.length > 0 || covered > LABEL_SHARE || lines.length > LABEL_LINES;
}

/** The largest lines as they were read, for the seller to take from; not those that a finding says already. */
function texts(lines: readonly PlacedLine[], findings: readonly Draft[]): Draft[] {
  const said = gatherSaid(findings);
  return lines
    .filter(
      ({ text, confidence }) =>
        confidence >= 0.85 &&
        /[\p{L}\d]{3}/u.test(text) &&
        !isSaid(text, said) &&
        findContacts(text).length === 0,
    )
    .sort((one, other) => other.prominence - one.prominence)
    .slice(0, MOST_TEXTS)
    .map((line) =>
      draftOf(line, { kind: 'text', value: line.text.slice(0, 300), confidence: line.confidence }),
    );
}

interface Said {
  /** The folded values that were found in a line, by the folded line. */
  byLine: ReadonlyMap<string, ReadonlySet<string>>;
  identifiers: readonly string[];
}

function gatherSaid(findings: readonly Draft[]): Said {
  const byLine = new Map<string, Set<string>>();
  for (const { quote, value, confidence } of findings) {
    // What may be a name is a word to read all the same.
    if (quote === undefined || confidence <= OFFERED) continue;
    const line = plainKey(quote);
    byLine.set(line, (byLine.get(line) ?? new Set()).add(plainKey(value)));
  }
  const identifiers = findings.filter(({ kind }) => kind === 'identifier').map(({ value }) => value);
  return { byLine, identifiers };
}

/** Whether a line has nothing to say beside what was found in it. */
function isSaid(text: string, { byLine, identifiers }: Said): boolean {
  const key = plainKey(text);
  const found = [...(byLine.get(key) ?? [])];
  // The digits under bars, or most of them.
  if (key.length >= SHORTEST_PART && identifiers.some((value) => value.includes(key))) return true;
  const rest = found.reduce((left, value) => left.replaceAll(value, ''), key);
  return found.length > 0 && LABEL_WORDS.test(rest);
}

/** The same thing said twice on one photo is one finding, with its surest place. */
function strongest(drafts: readonly Draft[]): Draft[] {
  const best = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = findingKey(draft);
    const before = best.get(key);
    if (!before || draft.confidence > before.confidence) best.set(key, draft);
  }
  return [...best.values()].sort((one, other) => other.confidence - one.confidence);
}

/** The same for two findings that say the same. */
export function findingKey({ kind, label = '', value }: Pick<Draft, 'kind' | 'label' | 'value'>): string {
  return `${kind} ${plainKey(label)} ${plainKey(value) || value}`;
}

function number(drafts: readonly Draft[], photo: number): PhotoFinding[] {
  return drafts.map((draft) => ({
    ...withoutBlanks(draft),
    id: `${photo}-${findingKey(draft).replace(/\s+/g, '-')}`.slice(0, 200),
    photos: [photo],
    confidence: Math.round(draft.confidence * 100) / 100,
  }));
}

function withoutBlanks({ label, box, quote, ...rest }: Draft): Draft {
  return { ...rest, ...(label && { label }), ...(box && { box }), ...(quote && { quote }) };
}
