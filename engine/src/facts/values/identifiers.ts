import { matchesOf } from '../../text/matches.ts';
import type { FoundValue } from './found-value.ts';
import { VALUE_CUE, valueCuesOf } from './value-cues.ts';

const NAMED =
  /\b(isbn(?:-1[03])?|ean|upc|gtin|barcode|mpn|asin|code|item code|style code|product code|part(?: no\.?| number| #)?|part nr\.?|ref\.?|reference|art\.?(?:[ -]?nr\.?)?|artikelnummer|article no\.?|model(?: no\.?| number)?|modell|modèle|modelo|style(?: no\.?)?|catalogue no\.?|cat\.? no\.?|sku|set no\.?|set number|serial(?: no\.?| number)?)\s?(?:is|:|#|=|no\.?)?\s?((?=[A-Z\d/.-]*\d)[A-Z\d][A-Z\d/.-]*[A-Z\d](?:\s\d{3,5}(?!\d))?)/giu;
const ISBN = /(?<![\d-])97[89][- ]?(?:\d[- ]?){9}\d(?![\d-])/g;
const HASH = /#\s?\d{1,6}(?!\d|[a-f]{2})/gi;
const CODE =
  /(?<![\p{L}\d#@/.-])(?=[A-Z\d./-]*\d[A-Z\d./-]*)(?=[A-Z\d./-]*[A-Z])[A-Z][A-Z\d]*(?:[./-][A-Z\d]+)*[A-Z\d](?![\p{L}\d])/gu;
const HALLMARK = /\b(?:hallmarked|stamped|marked)\s(?:\p{L}+\s)?(\d{3})\b/giu;
const HALL_TOWN =
  /\b(?:Birmingham|London|Sheffield|Chester|Edinburgh|Glasgow|Exeter|York|Newcastle|Dublin)\s1[789]\d{2}\b/g;
const SHADES = /\b(?:shades?|farben|couleurs?)\s(?:no\.?\s|nos?\.?\s)?(\d{2,4})/giu;
// Letters and digits that are sizes, measures or standards, not anybody's code.
const NOT_A_CODE =
  /^(?:[A-Z]\d-[A-Z]\d|[A-Z]\d|\d[A-Z]|[WLC]\d{2}|IP[X\d]\d?|IPX\d|USB\d?|MP3|MP4|3D|4K\d*|5G|4G|A[0-6]|H\d{3}|F\d|I\d|W\d{2}L\d{2}|PS[1-5]|M[1-4]|UK\d+|EU\d+|US\d+|R\d|DDR\d|18V|20V|36V|[A-Z]{1,2}\d?V|CO2|GTX|S\d{1,2}|E\d|COVID19|(?:19|20)\d{2}S|[A-Z]{1,2}\d{1,2}|[A-Z]+\d[A-Z]+)$/i;

export interface FoundIdentifier extends FoundValue {
  /** The code itself, without the word that names it. */
  code: string;
}

/** Codes in a form's text: ISBN, EAN, catalogue, part and style numbers, hallmarks, shades. `cues` are the text's. */
export function findIdentifiers(text: string, cues = valueCuesOf(text)): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  if (!/\d/.test(text)) return found;
  const matchesAfter = (cue: number, pattern: RegExp) => (cues & cue ? matchesOf(text, pattern) : []);
  const add = (start: number, code: string, label?: string) => {
    const end = start + code.length;
    if (found.some((one) => one.start < end && start < one.end)) return;
    found.push({ start, end, code, ...(label === undefined ? {} : { label }) });
  };
  if (text.includes('97')) for (const match of matchesOf(text, ISBN)) add(match.index, match[0], 'ISBN');
  for (const match of matchesAfter(VALUE_CUE.namedCode, NAMED)) {
    if (
      /\b(?:error|batch|post|promo|discount|door|zip|voucher|colour|color)\s$/i.test(
        text.slice(Math.max(0, match.index - 10), match.index),
      )
    )
      continue;
    const code = (match[2] ?? '').replace(/[.,/-]+$/, '');
    if (code.replace(/\D/g, '').length < 2 || /^\d+(?:cm|mm|kg|gb|ml|st|nd|rd|th)$/i.test(code)) continue;
    add(match.index + match[0].lastIndexOf(match[2] ?? ''), code, labelOf(match[1] ?? ''));
  }
  if (text.includes('#')) for (const match of matchesOf(text, HASH)) add(match.index, match[0]);
  for (const match of matchesAfter(VALUE_CUE.hallTown, HALL_TOWN)) add(match.index, match[0], 'hallmark');
  for (const match of matchesAfter(VALUE_CUE.marked, HALLMARK)) {
    const code = match[1] ?? '';
    add(match.index + match[0].length - code.length, code, 'hallmark');
  }
  for (const match of matchesAfter(VALUE_CUE.shade, SHADES)) addShades(text, match.index, add);
  for (const match of matchesOf(text, CODE)) {
    const digits = match[0].replace(/\D/g, '').length;
    if (
      match[0].length < 5 ||
      digits < 2 ||
      NOT_A_CODE.test(match[0]) ||
      /^[CR]-?\d[A-Z]?-?\d/.test(match[0])
    )
      continue;
    add(match.index, match[0]);
  }
  return found.sort((a, b) => a.start - b.start);
}

// "shades 310 black, 321 red, 699 green": the numbers go on as long as the list does.
function addShades(
  text: string,
  from: number,
  add: (start: number, code: string, label?: string) => void,
): void {
  const stop = text.indexOf('.', from);
  const passage = text.slice(from, Math.min(stop === -1 ? text.length : stop, from + 400));
  for (const match of matchesOf(passage, /(?:^\D*|,\s?)(\d{2,4})(?=\s|,|$)/g)) {
    const code = match[1] ?? '';
    add(from + match.index + match[0].length - code.length, code, 'shade');
  }
}

function labelOf(written: string): string {
  const word = written.toLowerCase().replace(/[.\s]+$/, '');
  if (word.startsWith('isbn')) return 'ISBN';
  if (/^(?:ean|upc|gtin|asin|mpn|sku)$/.test(word)) return word.toUpperCase();
  return word.replace(/\s(?:no|number|#)\.?$/, '');
}
