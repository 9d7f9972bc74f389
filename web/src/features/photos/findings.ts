// What the photos say of the form: findings, the seller's decisions about them, and the texts out of both.
import { type ImageAnalysis, LIMITS, PHOTO_CONFIDENCE, type PhotoFinding } from '@smart-listings/contract';
import { fillForm, type PhotoTexts, PREFILL_DEFAULTS } from '@smart-listings/engine';

export type Decision = 'accepted' | 'dropped';
/** By `decisionKey`, so that a decision outlives a second reading and another order of the photos. */
export type DecisionTable = Readonly<Record<string, Decision>>;

export interface Reading {
  analysis: ImageAnalysis;
  /** The photos' ids in the order in which the findings count them. */
  order: readonly string[];
}

/** The form's fields that photos can fill. */
export interface FillableForm extends PhotoTexts {
  platform: string;
  condition: string;
}

function decisionKey({ kind, label = '', value }: PhotoFinding): string {
  return `${kind} ${label} ${value}`;
}

/** Whether a finding is in the form: decided, or sure enough and without rivals. */
export function isKept(finding: PhotoFinding, { analysis }: Reading, decisions: DecisionTable): boolean {
  const decision = decisions[decisionKey(finding)];
  if (decision) return decision === 'accepted';
  if (finding.kind === 'serial' || finding.kind === 'text') return false;
  const rivals = analysis.conflicts.some((conflict) => conflict.findings.includes(finding.id));
  return !rivals && finding.confidence >= PHOTO_CONFIDENCE;
}

/** Whether a finding is likely, and nobody has said yet whether it is so. */
export function isOpen(finding: PhotoFinding, reading: Reading, decisions: DecisionTable): boolean {
  const isUsed = finding.kind !== 'serial' && finding.kind !== 'text';
  return isUsed && !decisions[decisionKey(finding)] && !isKept(finding, reading, decisions);
}

/** The decisions with one more; of rivals, accepting one leaves the others out. */
export function decide(
  { findings, conflicts }: ImageAnalysis,
  decisions: DecisionTable,
  { id, decision }: { id: string; decision: Decision },
): DecisionTable {
  const finding = findings.find((one) => one.id === id);
  if (!finding) return decisions;
  const conflict = conflicts.find((one) => one.findings.includes(id));
  const rivals = findings.filter((one) => one.id !== id && conflict?.findings.includes(one.id));
  const left = decision === 'accepted' ? rivals.map((one) => [decisionKey(one), 'dropped'] as const) : [];
  return { ...decisions, [decisionKey(finding)]: decision, ...Object.fromEntries(left) };
}

/** The reading without findings that only removed photos showed. */
export function withoutPhotos(reading: Reading, gone: ReadonlySet<string>): Reading {
  const isThere = (place: number) => !gone.has(reading.order[place] ?? '');
  const findings = reading.analysis.findings.flatMap((finding) => {
    const photos = finding.photos.filter(isThere);
    if (photos.length === 0) return [];
    // The box points into the first photo.
    const { box, ...rest } = finding;
    return [{ ...rest, photos, ...(box && photos[0] === finding.photos[0] && { box }) }];
  });
  const ids = new Set(findings.map(({ id }) => id));
  const conflicts = reading.analysis.conflicts
    .map((conflict) => ({ ...conflict, findings: conflict.findings.filter((id) => ids.has(id)) }))
    .filter((conflict) => conflict.findings.length > 1);
  return { ...reading, analysis: { ...reading.analysis, findings, conflicts } };
}

/** What the photos say for the form's fields, after the seller's decisions. */
export function textsOf(reading: Reading, decisions: DecisionTable): PhotoTexts {
  const { analysis } = reading;
  const decided = filled(analysis, decisions);
  if (analysis.engine === 'builtin') return decided;
  // A model's own texts: what was decided is worked into them.
  const { itemName, make, modelNumber, features, keywords } = analysis;
  const dropped = analysis.findings.filter((one) => decisions[decisionKey(one)] === 'dropped');
  const says = (line: string) =>
    dropped.some(({ value }) => line.toLowerCase().includes(value.toLowerCase()));
  const texts = { itemName, make, modelNumber, features, keywords };
  const worked = mergeTexts(texts, filled(analysis, {}), decided);
  return {
    ...worked,
    features: lines(worked.features)
      .filter((line) => !says(line))
      .join('\n'),
  };
}

/** What of the form was read on the photos: values, and lines with their labels. */
export function seenOf(reading: Reading, decisions: DecisionTable): string[] {
  const texts = filled(reading.analysis, decisions);
  const values = reading.analysis.findings
    .filter((finding) => isKept(finding, reading, decisions))
    .map(({ value }) => value);
  const seen = [texts.make, texts.modelNumber, ...lines(texts.features), ...values];
  return [...new Set(seen)].filter((text) => text !== '' && text.length <= 300).slice(0, LIMITS.seenOnPhotos);
}

/**
 * The form with what the photos say now in place of what they said before. The seller's own words stay:
 * a filled field is left alone, lists only gain and lose what came from photos.
 */
export function mergeIntoForm<T extends FillableForm>(
  form: T,
  before: PhotoTexts | null,
  after: PhotoTexts,
): T {
  return { ...form, ...mergeTexts(form, before ?? NOTHING, after) };
}

/** The form with a platform and a condition where nobody chose one, and which of them that is. */
export function withDefaults<T extends FillableForm>(form: T, platform: string): { form: T; set: SetForYou } {
  const set = {
    ...(form.platform === '' && { platform: platform || PREFILL_DEFAULTS.platform }),
    ...(form.condition === '' && { condition: PREFILL_DEFAULTS.condition }),
  };
  return { form: { ...form, ...set }, set };
}

/** What a filling chose where nobody had. */
export type SetForYou = Readonly<{ platform?: string | undefined; condition?: string | undefined }>;

/** The form's fields that hold one value, by the kind of finding that fills them. */
const ONE_FIELD = { brand: 'make', model: 'modelNumber' } as const;

/**
 * What the form has in place of a finding: the words in its field, '' where a line of the features is
 * missing; null where the form says what the finding says.
 */
export function saidInstead(form: PhotoTexts, { kind, value }: PhotoFinding): string | null {
  const bare = (text: string) => text.toLowerCase().replace(/\s/g, '');
  const says = (text: string) => bare(text).includes(bare(value));
  if (kind === 'brand' || kind === 'model') {
    const text = form[ONE_FIELD[kind]].trim();
    return bare(text) === bare(value) ? null : text;
  }
  if (kind === 'type') return says(form.itemName) ? null : form.itemName.trim();
  return says(form.features) ? null : '';
}

/** The form with a finding in place of what the seller had typed there. */
export function withFinding<T extends FillableForm>(form: T, finding: PhotoFinding): T {
  const { itemName, make, modelNumber, features } = fillForm([finding], [], { accepted: [finding.id] });
  switch (finding.kind) {
    case 'brand':
      return { ...form, make };
    case 'model':
      return { ...form, modelNumber };
    case 'type':
      return { ...form, itemName: [form.itemName.trim(), itemName].filter(Boolean).join(' ') };
    default:
      return { ...form, features: mergeList(lines(form.features), [], lines(features)).join('\n') };
  }
}

const NOTHING: PhotoTexts = { itemName: '', make: '', modelNumber: '', features: '', keywords: '' };

function filled({ findings, conflicts }: ImageAnalysis, decisions: DecisionTable): PhotoTexts {
  const decided = (decision: Decision) =>
    findings.filter((one) => decisions[decisionKey(one)] === decision).map(({ id }) => id);
  return fillForm(findings, conflicts, { accepted: decided('accepted'), dropped: decided('dropped') });
}

function mergeTexts(form: PhotoTexts, before: PhotoTexts, after: PhotoTexts): PhotoTexts {
  const one = (name: 'itemName' | 'make' | 'modelNumber') =>
    form[name].trim() === '' || form[name] === before[name] ? after[name] : form[name];
  return {
    itemName: one('itemName'),
    make: one('make'),
    modelNumber: one('modelNumber'),
    features: mergeList(lines(form.features), lines(before.features), lines(after.features)).join('\n'),
    keywords: mergeList(words(form.keywords), words(before.keywords), words(after.keywords)).join(', '),
  };
}

function mergeList(own: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const has = (list: readonly string[], text: string) =>
    list.some((one) => one.trim().toLowerCase() === text.toLowerCase());
  const kept = own.filter((line) => !has(before, line.trim()) || has(after, line.trim()));
  // A line that the seller has deleted does not come back with the next decision.
  return [...kept, ...after.filter((line) => !has(kept, line) && !has(before, line))];
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
