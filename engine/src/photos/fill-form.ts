import {
  type Condition,
  LIMITS,
  PHOTO_CONFIDENCE,
  type PhotoConflict,
  type PhotoFinding,
  type PhotoFindingKind,
  type Platform,
  USUAL_PLATFORM,
} from '@smart-listings/contract';
import { privateKindOf } from './find-private.ts';

/** What photos can say of the form's fields. */
export interface PhotoTexts {
  itemName: string;
  make: string;
  modelNumber: string;
  features: string;
  keywords: string;
}

/** What the form holds after a prefill, beside what the photos say. */
export const PREFILL_DEFAULTS: { platform: Platform; condition: Condition; targetBuyer: string } = {
  platform: USUAL_PLATFORM,
  condition: 'used-good',
  targetBuyer: '',
};

/** Those that the seller has decided about, by id; what is in neither goes by its confidence. */
export interface Decisions {
  accepted?: readonly string[];
  dropped?: readonly string[];
}

/**
 * The form's texts out of findings: those that are sure enough or accepted, without dropped and rival ones.
 * Serial numbers and loose text never enter.
 */
export function fillForm(
  findings: readonly PhotoFinding[],
  conflicts: readonly PhotoConflict[] = [],
  { accepted = [], dropped = [] }: Decisions = {},
): PhotoTexts {
  const rivals = new Set(
    conflicts
      .filter((one) => !one.findings.some((id) => accepted.includes(id)))
      .flatMap((one) => one.findings),
  );
  const settled = new Set(
    conflicts
      .filter((one) => one.findings.some((id) => accepted.includes(id)))
      .flatMap((one) => one.findings.filter((id) => !accepted.includes(id))),
  );
  const used = findings.filter((finding) => {
    const { id, kind, confidence } = finding;
    if (kind === 'serial' || kind === 'text' || dropped.includes(id) || settled.has(id)) return false;
    if (!accepted.includes(id) && (confidence < PHOTO_CONFIDENCE || rivals.has(id))) return false;
    return privateKindOf(finding) === null;
  });
  const all = (kind: PhotoFindingKind) => used.filter((finding) => finding.kind === kind);
  const best = (kind: PhotoFindingKind) => all(kind)[0]?.value ?? '';
  const [make, modelNumber, type] = [best('brand'), best('model'), best('type')];
  const colours = all('colour').map(({ value }) => value);
  const colour = colours.length === 1 ? (colours[0] ?? '') : '';
  return {
    itemName: cut(
      joinWords(make, modelNumber, type, make || modelNumber || type ? colour : ''),
      LIMITS.form.itemName,
    ),
    make: cut(make, LIMITS.form.make),
    modelNumber: cut(modelNumber, LIMITS.form.modelNumber),
    features: cut(featureLines(all, colours).join('\n'), LIMITS.form.features),
    keywords: cut(keywordList({ make, modelNumber, type, colour }, all('material')), LIMITS.form.keywords),
  };
}

function featureLines(all: (kind: PhotoFindingKind) => PhotoFinding[], colours: readonly string[]): string[] {
  const named = (kind: PhotoFindingKind, fallback: string) =>
    all(kind).map(({ label, value }) => `${label ?? fallback}: ${value}`);
  const sizes = all('size').map(({ value }) => value);
  const care = all('care').map(({ value }) => value);
  return [
    colours.length > 0 ? `Colour: ${colours.join(' and ')}` : '',
    sizes.length > 0 ? `Size: ${sizes.join(' / ')}` : '',
    ...named('material', 'Material'),
    ...named('measurement', 'Measurement'),
    ...all('origin').map(({ value }) => `Made in ${value}`),
    care.length > 0 ? `Care: ${care.join(', ')}` : '',
    ...named('identifier', 'Article No.'),
    ...named('flaw', 'Flaw'),
  ].filter((line) => line !== '');
}

function keywordList(
  { make, modelNumber, type, colour }: Record<'make' | 'modelNumber' | 'type' | 'colour', string>,
  materials: readonly PhotoFinding[],
): string {
  const main = /^(?:\d+% )?([\p{L} ]+)/u.exec(materials[0]?.value ?? '')?.[1] ?? '';
  const words = [
    joinWords(make, modelNumber),
    type && joinWords(make, type),
    type && joinWords(colour, type),
    type && joinWords(main, type),
    type,
  ];
  return [...new Set(words.filter((word) => word !== ''))].join(', ');
}

function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** The first `most` code points. */
export function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}
