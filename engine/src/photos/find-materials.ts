import { FIBRE_BY_KEY, SECTIONS } from './lexicon/care-words.ts';
import { lookAlikeKey } from './look-alikes.ts';
import { type Draft, draftOf, type PlacedLine } from './page.ts';

const SHARE_FIRST = /(\d{1,3})\s?[%٪]\s?(?<!\p{L})([\p{L}][\p{L}0158-]*(?:\s\p{Ll}+)?)/gu;
const NAME_FIRST = /(?<!\p{L})([\p{L}][\p{L}0158-]*(?:\s\p{Ll}+)?)\s?:?\s?(\d{1,3})\s?[%٪]/gu;
const GENUINE =
  /\b(?:genuine|real|full[- ]grain|echt(?:es)?|vero|véritable|cuir véritable|100% )\s?(leather|leder|cuoio|pelle|cuir)\b|\bcuir véritable\b/iu;

interface Share {
  fibre: string;
  percent: number;
  line: PlacedLine;
}

/**
 * What care labels say a thing is made of, in English whatever the label's language, a value a section
 * ('80% cotton, 20% polyester'; 'Lining'). Shares that do not add up to a hundred are offered only.
 */
export function findMaterials(lines: readonly PlacedLine[]): Draft[] {
  const sections = new Map<string, Share[]>();
  let section = 'Material';
  for (const line of lines.toSorted((one, other) => one.box.y - other.box.y)) {
    section = SECTIONS.find(([pattern]) => pattern.test(line.text))?.[1] ?? section;
    for (const share of sharesOf(line)) {
      const known = sections.get(section) ?? [];
      // The same composition stands there in five languages.
      if (!known.some(({ fibre }) => fibre === share.fibre)) sections.set(section, [...known, share]);
    }
  }
  const drafts = [...sections].map(([label, shares]) => describe(label, shares));
  return drafts.length > 0 ? drafts : lines.flatMap(genuine);
}

function sharesOf(line: PlacedLine): Share[] {
  const first = [...line.text.matchAll(SHARE_FIRST)].map(([, percent, name]) => ({ percent, name }));
  const pairs =
    first.length > 0
      ? first
      : [...line.text.matchAll(NAME_FIRST)].map(([, name, percent]) => ({ percent, name }));
  return pairs.flatMap(({ percent, name = '' }) => {
    const fibre = findFibre(name) ?? findFibre(name.split(/\s/)[0] ?? '');
    const share = Number(percent);
    return fibre && share > 0 && share <= 100 ? [{ fibre, percent: share, line }] : [];
  });
}

const BY_LOOK = new Map([...FIBRE_BY_KEY].map(([key, name]) => [lookAlikeKey(key), name]));

function findFibre(name: string): string | undefined {
  return BY_LOOK.get(lookAlikeKey(name));
}

function describe(label: string, shares: readonly Share[]): Draft {
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0);
  const ordered = shares.toSorted((one, other) => other.percent - one.percent);
  const least = Math.min(...shares.map(({ line }) => line.confidence));
  const line = ordered[0]?.line;
  const draft = {
    kind: 'material' as const,
    value: ordered.map(({ percent, fibre }) => `${percent}% ${fibre}`).join(', '),
    label,
    confidence: least * (whole === 100 ? 0.98 : 0.6),
  };
  return line ? draftOf(line, draft) : draft;
}

function genuine(line: PlacedLine): Draft[] {
  if (!GENUINE.test(line.text)) return [];
  return [
    draftOf(line, {
      kind: 'material',
      value: 'leather',
      label: 'Material',
      confidence: line.confidence * 0.9,
    }),
  ];
}
