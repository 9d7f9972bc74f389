import { type Draft, draftOf, type PlacedLine } from './page.ts';

const LETTERS = '(?:[2-6]?X{1,4}[SL]|XXS|XS|S|M|L|XL|[2-6]XL|S/M|M/L|L/XL)';
const REGION = '(UK|US|USA|EU|EUR|FR|IT|DE|JP|JPN|AU|CN)';
const NUMBER = String.raw`(\d{1,2}(?:[.,]5|\s?½|\s?1/2|\s?[12]/3)?)`;
// Letters run on into words where nothing parts them: "DESTINATAIRE" is no size S of Germany.
const BY_REGION = new RegExp(
  String.raw`\b${REGION}(?:\s?[:.]?\s?${NUMBER}|[\s:.]\s?(${LETTERS})(?!\p{L}))(?![\d.,]*\d)(?!\s?(?:V|W|A|Hz)\b)`,
  'gu',
);
const NAMED = new RegExp(
  String.raw`\b(?:size|sz|gr(?:ö|o)(?:ß|ss)e|gr\.|taille|talla|taglia|maat|rozmiar|tamanho)\s?[:.]?\s?(${LETTERS}|\d{1,3}(?:[.,]5)?(?:\s?[-/]\s?\d{1,3})?)(?![\w.,]*\d)`,
  'giu',
);
const WAIST = /\bW\s?(\d{2})\s?[/x×-]?\s?L\s?(\d{2})\b/i;
const AGE = /\b(\d{1,2}(?:\s?-\s?\d{1,2})?)\s?(years|yrs|ans|jahre|años|anni|months|mths|mois|monate)\b/i;
const LETTER_ALONE = new RegExp(`^${LETTERS}$`, 'u');

/** Sizes of clothes and shoes as their labels give them, each in its own system. */
export function findSizes(lines: readonly PlacedLine[]): Draft[] {
  return lines.flatMap((line) => sizesOf(line));
}

function sizesOf(line: PlacedLine): Draft[] {
  const { text } = line;
  const size = (value: string, label: string, weight: number) =>
    draftOf(line, { kind: 'size', value, label, confidence: line.confidence * weight });
  const regional = [...text.matchAll(BY_REGION)].flatMap(([, region = '', number, letters]) => {
    const system = { USA: 'US', EUR: 'EU', JPN: 'JP' }[region] ?? region;
    // "EU 2016/425" is a law and "US 9,123,456" a patent.
    if (number && /\bpat|regulation|directive|\d{4}\/\d/i.test(text)) return [];
    return [size(`${system} ${tidy(number ?? letters ?? '')}`, `Size ${system}`, 0.92)];
  });
  if (regional.length > 0) return regional;
  const waist = WAIST.exec(text);
  if (waist) return [size(`W${waist[1]} L${waist[2]}`, 'Size', 0.97)];
  const named = [...text.matchAll(NAMED)].map(([, value = '']) => size(tidy(value), 'Size', 0.93));
  if (named.length > 0) return named;
  const age = AGE.exec(text);
  if (age && /^\D{0,12}\d/.test(text) && text.length < 24 && !/guarantee|warranty|garantie|\+/i.test(text)) {
    return [size(`${tidy(age[1] ?? '')} ${/^m/i.test(age[2] ?? '') ? 'months' : 'years'}`, 'Age', 0.8)];
  }
  // One or two letters alone may be a size or a scrap of anything.
  return LETTER_ALONE.test(text) ? [size(text, 'Size', text.length > 1 ? 0.85 : 0.6)] : [];
}

function tidy(value: string): string {
  return value
    .replace(',', '.')
    .replace(/\s?(?:½|1\/2)/, '.5')
    .replace(/\s/g, '')
    .toUpperCase();
}
