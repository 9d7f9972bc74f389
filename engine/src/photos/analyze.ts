/** One photo's reading as the answer that the seller gets, and the answers of several photos as one. */
import { type ImageAnalysis, LIMITS, type PhotoFinding } from '@smart-listings/contract';
import { capitalise } from '../language/tidy.ts';
import { withoutPrivate } from '../leave-out-private.ts';
import { type CoachOptions, coachPhoto } from './coach.ts';
import { cut, fillForm } from './fill-form.ts';
import { asLeftOut } from './find-private.ts';
import { plainKey } from './look-alikes.ts';
import { findConflicts, mergeFindings } from './merge-findings.ts';
import { readFindings } from './read-findings.ts';
import type { PhotoReading } from './reading.ts';

/** What the built-in reader says of one photo. */
export function analyzeReading(reading: PhotoReading, options: CoachOptions): ImageAnalysis {
  const findings = readFindings(reading, options.photo);
  const conflicts = findConflicts(findings);
  return {
    ...fillForm(findings, conflicts),
    findings,
    conflicts,
    quality: [reading.quality],
    coach: [...coachPhoto(reading.quality, { ...options, lines: reading.lines }), ...serialAdvice(findings)],
    engine: 'builtin',
  };
}

/** What of one device or person can be read on the photo, each by its own name. */
function serialAdvice(findings: readonly PhotoFinding[]): ImageAnalysis['coach'] {
  const found = findings.filter(({ kind }) => kind === 'serial');
  const names = [...new Set(found.map(({ label = 'Serial number' }) => withArticle(label)))];
  const all = [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter(Boolean).join(' and ');
  const them = names.length > 1 ? 'them' : 'it';
  return found.slice(0, 1).map(({ photos }) => ({
    rule: 'photo.serial',
    photo: photos[0] ?? 0,
    severity: 'guidance' as const,
    message: `${capitalise(all)} can be read on this photo: cover ${them} unless buyers should see ${them}.`,
  }));
}

function withArticle(label: string): string {
  const name = /^\p{Lu}{2}/u.test(label) ? label : label.toLowerCase();
  return `${/^[aei]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/**
 * The analyses of several photos of one item as one. Findings are merged; where an analysis has none (it came
 * from elsewhere), its texts are joined line by line, each once.
 */
export function mergeAnalyses(analyses: readonly ImageAnalysis[]): ImageAnalysis {
  const placed = analyses.map(placeInOrder).map(leaveNumbersOut);
  const { findings, conflicts } = mergeFindings(placed.map((one) => one.findings));
  const filled = fillForm(findings, conflicts);
  const engines = [...new Set(analyses.map(({ engine }) => engine))];
  const builtin = placed.every((one) => one.engine === 'builtin' && one.findings.length > 0);
  return {
    ...(builtin ? filled : joinTexts(placed, filled)),
    findings,
    conflicts: conflicts.slice(0, LIMITS.photoConflicts),
    quality: placed.flatMap(({ quality }) => quality).slice(0, analyses.length),
    coach: placed.flatMap(({ coach }) => coach).slice(0, LIMITS.photoAdvice),
    engine: engines.join(', ').slice(0, 200),
    ...(analyses.some(({ withoutModel }) => withoutModel) && { withoutModel: true }),
  };
}

/** An analysis, whoever made it, without numbers of one single device but as findings that say so. */
export function leaveNumbersOut(analysis: ImageAnalysis): ImageAnalysis {
  const { itemName, make, modelNumber, features, keywords, findings } = analysis;
  return {
    ...analysis,
    itemName: withoutPrivate(itemName),
    make: withoutPrivate(make),
    modelNumber: withoutPrivate(modelNumber, 'Model: '),
    features: withoutPrivate(features),
    keywords: withoutPrivate(keywords),
    findings: findings.map(asLeftOut),
  };
}

/** Analyses that were made one by one all speak of photo 0: their order says which photo it was. */
function placeInOrder(analysis: ImageAnalysis, index: number): ImageAnalysis {
  if (analysis.quality.length > 1) return analysis;
  return {
    ...analysis,
    findings: analysis.findings.map((finding) => ({
      ...finding,
      id: finding.id.replace(/^\d+-/, `${index}-`),
      photos: [index],
    })),
    coach: analysis.coach.map((advice) => ({ ...advice, photo: index })),
  };
}

type Texts = Pick<ImageAnalysis, 'itemName' | 'make' | 'modelNumber' | 'features' | 'keywords'>;

function joinTexts(analyses: readonly ImageAnalysis[], filled: Texts): Texts {
  const lines = (text: string, by: RegExp) => text.split(by).map((part) => part.trim());
  const once = (parts: readonly string[]) => [
    ...new Map(parts.filter(Boolean).map((part) => [plainKey(part), part])).values(),
  ];
  return {
    itemName: mostSaid(analyses.map(({ itemName }) => itemName)) || filled.itemName,
    make: agreed(analyses.map(({ make }) => make)) || filled.make,
    modelNumber: agreed(analyses.map(({ modelNumber }) => modelNumber)) || filled.modelNumber,
    features: cut(
      once(
        [...analyses.map(({ features }) => features), filled.features].flatMap((text) => lines(text, /\n+/)),
      ).join('\n'),
      LIMITS.form.features,
    ),
    keywords: cut(
      once(
        [...analyses.map(({ keywords }) => keywords), filled.keywords].flatMap((text) => lines(text, /,/)),
      ).join(', '),
      LIMITS.form.keywords,
    ),
  };
}

/** The text said most often; of equals the longest, which says the most. */
function mostSaid(texts: readonly string[]): string {
  const groups = Map.groupBy(
    texts.filter((text) => text.trim() !== ''),
    plainKey,
  );
  const [first] = [...groups.values()].sort(
    (one, other) => other.length - one.length || (other[0]?.length ?? 0) - (one[0]?.length ?? 0),
  );
  return first?.[0] ?? '';
}

/** The one value that all who give one give; '' where they differ. */
function agreed(texts: readonly string[]): string {
  const groups = Map.groupBy(
    texts.filter((text) => text.trim() !== ''),
    plainKey,
  );
  return groups.size === 1 ? ([...groups.values()][0]?.[0] ?? '') : '';
}
