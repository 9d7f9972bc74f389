import { PHOTO_CONFIDENCE, type PhotoConflict, type PhotoFinding } from '@smart-listings/contract';
import { plainKey } from './look-alikes.ts';
import { findMake } from './make-lexicon.ts';
import { findingKey } from './read-findings.ts';

/** Kinds of which one item has one value (for each label). */
const ONE_VALUE: ReadonlySet<string> = new Set([
  'brand',
  'model',
  'type',
  'identifier',
  'size',
  'material',
  'colour',
  'origin',
]);
/** A value this much surer than its rivals stands; closer ones are for the seller to choose between. */
const CLEAR_LEAD = 0.25;
const SHORTEST_PREFIX = 4;

export interface MergedFindings {
  findings: PhotoFinding[];
  conflicts: PhotoConflict[];
}

/**
 * The findings of several photos of one item as one list. What several photos show is surer than what one
 * does; what cannot all be true is shown as a conflict and left open.
 */
export function mergeFindings(photos: readonly (readonly PhotoFinding[])[]): MergedFindings {
  const merged = new Map<string, PhotoFinding>();
  for (const finding of photos.flat()) {
    const key = findingKey(finding);
    const before = merged.get(key);
    merged.set(key, before ? agree(before, finding) : finding);
  }
  const findings = joinCutOff([...merged.values()]).sort((one, other) => other.confidence - one.confidence);
  return { findings, conflicts: findConflicts(findings) };
}

/** Two independent sightings are both wrong less often than each alone. The same photo is no second witness. */
function agree(one: PhotoFinding, other: PhotoFinding): PhotoFinding {
  const [best, rest] = one.confidence >= other.confidence ? [one, other] : [other, one];
  const isSamePhoto = rest.photos.every((photo) => best.photos.includes(photo));
  const both = 1 - (1 - best.confidence) * (1 - rest.confidence);
  // The same slogan stands on all photos of a shirt: a name that no list knows stays for the seller to say.
  const isUnknown = best.kind === 'brand' && findMake(best.value) === undefined;
  // The light that leaves a colour open is the same on all of them.
  const isOneWitness = isSamePhoto || isUnknown || best.kind === 'colour';
  const confidence = isOneWitness ? best.confidence : Math.max(best.confidence, Math.min(0.99, both));
  return {
    ...best,
    confidence: Math.round(confidence * 100) / 100,
    photos: [...new Set([...best.photos, ...rest.photos])],
  };
}

/** "T6667B103", cut off by the photo's edge, and "T6667B1034" are one number: the longer. */
function joinCutOff(findings: readonly PhotoFinding[]): PhotoFinding[] {
  const numbers = Map.groupBy(
    findings.filter(({ kind }) => kind === 'model' || kind === 'identifier'),
    ({ kind, label = '' }) => `${kind} ${label}`,
  );
  const wholes = new Map([...numbers.values()].flatMap(findWholes));
  const parts = Map.groupBy(wholes.keys(), (part) => wholes.get(part));
  return findings.flatMap((finding) => {
    if (wholes.has(finding)) return [];
    const all = [finding, ...(parts.get(finding) ?? [])];
    const confidence = Math.max(...all.map((one) => one.confidence));
    return [{ ...finding, confidence, photos: [...new Set(all.flatMap((one) => one.photos))] }];
  });
}

/** Each number that is the beginning of another, with that other: in the order of letters it stands right before it. */
function findWholes(numbers: readonly PhotoFinding[]): [part: PhotoFinding, whole: PhotoFinding][] {
  const sorted = numbers
    .map((finding) => ({ finding, key: plainKey(finding.value) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const found: [PhotoFinding, PhotoFinding][] = [];
  let next: { key: string; whole: PhotoFinding } | null = null;
  for (const { finding, key } of sorted.toReversed()) {
    const isPart: boolean =
      next !== null && key.length >= SHORTEST_PREFIX && key !== next.key && next.key.startsWith(key);
    const whole: PhotoFinding = isPart && next ? next.whole : finding;
    if (isPart) found.push([finding, whole]);
    next = { key, whole };
  }
  return found;
}

/** Values of one kind that rival each other, each kind and label on its own; EAN and UPC are one kind of number. */
export function findConflicts(findings: readonly PhotoFinding[]): PhotoConflict[] {
  const groups = Map.groupBy(
    findings.filter(({ kind }) => ONE_VALUE.has(kind)),
    ({ kind, label = '' }) => `${kind} ${label === 'UPC' ? 'EAN' : label}`,
  );
  return [...groups.values()].flatMap((rivals) => {
    const [best, ...others] = rivals.toSorted((one, other) => other.confidence - one.confidence);
    if (!best || best.confidence < PHOTO_CONFIDENCE) return [];
    const close = others.filter(
      (other) => best.confidence - other.confidence < CLEAR_LEAD && !standTogether(best, other),
    );
    if (close.length === 0) return [];
    const all = [best, ...close].slice(0, 20);
    return [
      {
        kind: best.kind,
        ...(best.label && all.every(({ label }) => label === best.label) && { label: best.label }),
        findings: all.map(({ id }) => id),
        message: describe(all),
      },
    ];
  });
}

/** A package for two markets carries the numbers of both, and one thing can have two colours. */
function standTogether(one: PhotoFinding, other: PhotoFinding): boolean {
  const isPair = one.label !== other.label || one.kind === 'colour';
  return isPair && other.photos.some((photo) => one.photos.includes(photo));
}

function describe(rivals: readonly PhotoFinding[]): string {
  const labels = new Set(rivals.map(({ label }) => label));
  const what = (labels.size === 1 ? rivals[0]?.label : undefined) ?? NAMES[rivals[0]?.kind ?? ''] ?? 'value';
  const shown = rivals.map(
    ({ value, photos }) => `“${value}” on photo ${photos.map((photo) => photo + 1).join(' and ')}`,
  );
  return `${what}: ${shown.join(', ')}. Choose the one that is this item’s.`.slice(0, 600);
}

const NAMES: Readonly<Record<string, string>> = {
  brand: 'Make',
  model: 'Model',
  type: 'Kind of item',
  identifier: 'Article number',
};
