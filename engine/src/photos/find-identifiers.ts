import { hasArticleCheckDigit, isIsbn10, toIsbn13 } from '../language/check-digits.ts';
import { type Draft, draftOf, type PlacedLine } from './page.ts';
import type { BarcodeReading } from './reading.ts';

/** Digits that print and bars must share, in one run, to vouch for each other. */
const VOUCHING_RUN = 8;
const CONFIRMED = 0.97;
const UNCONFIRMED = 0.6;

/**
 * Article numbers: from bars, and ISBNs from print. A number that came out of the bars once only, and that
 * no print vouches for, is offered but fills nothing: check digits let one wrong reading in ten pass.
 */
export function findIdentifiers(barcodes: readonly BarcodeReading[], lines: readonly PlacedLine[]): Draft[] {
  const printed = printedIsbns(lines);
  const isbns = new Set(printed.map(({ value }) => value));
  const fromBars = barcodes.flatMap((barcode) => {
    const article = nameArticle(barcode);
    if (!article) return [];
    const vouched = isbns.has(article.value) || lines.some(({ text }) => sharesRun(text, article.value));
    const sure = barcode.tries >= 2 || vouched;
    return [
      {
        kind: 'identifier' as const,
        ...article,
        confidence: sure ? CONFIRMED : UNCONFIRMED,
        box: barcode.box,
      },
    ];
  });
  const barred = new Set(fromBars.map(({ value }) => value));
  return [
    ...fromBars,
    ...printed.filter(({ value }) => !barred.has(value)),
    ...printedArticles(lines).filter(({ value }) => !barred.has(value) && !isbns.has(value)),
  ];
}

/** What kind of number it is; null for the numbers that a shop gives for its own tills, and for coupons. */
function nameArticle({ format, digits }: BarcodeReading): { value: string; label: string } | null {
  if (!hasArticleCheckDigit(digits)) return format === 'UPC-E' ? { value: digits, label: 'UPC' } : null;
  const thirteen = digits.padStart(13, '0');
  if (digits.length === 8) return { value: digits, label: 'EAN' };
  if (/^(?:2|02|04|05|98|99)/.test(thirteen)) return null;
  if (/^97[89]/.test(thirteen) && !thirteen.startsWith('9790')) return { value: thirteen, label: 'ISBN' };
  if (thirteen.startsWith('977')) return { value: thirteen, label: 'ISSN' };
  return thirteen.startsWith('0')
    ? { value: thirteen.slice(1), label: 'UPC' }
    : { value: thirteen, label: 'EAN' };
}

/** ISBNs in print with their check digits right, all in thirteen digits. */
function printedIsbns(lines: readonly PlacedLine[]): (Draft & { value: string })[] {
  return lines.flatMap((line) => {
    const named = /ISBN/i.test(line.text);
    const codes = line.text.toUpperCase().match(/\d[\d -]{8,15}[\dX]/g) ?? [];
    return codes.flatMap((code) => {
      const bare = code.replace(/[ -]/g, '');
      const is13 = /^97[89]/.test(bare) && hasArticleCheckDigit(bare);
      // Ten digits without the word before them are as likely a telephone number.
      const is10 = isIsbn10(bare) && (named || /^\d{1,5}-\d{1,7}-\d{1,7}-[\dX]$/.test(code));
      if (!is13 && !is10) return [];
      const confidence = line.confidence * (named || is13 ? 0.95 : 0.85);
      return [
        draftOf(line, { kind: 'identifier', value: is13 ? bare : toIsbn13(bare), label: 'ISBN', confidence }),
      ];
    });
  });
}

/** Thirteen or twelve printed digits with the right check digit, in a row: likely the number under the bars. */
function printedArticles(lines: readonly PlacedLine[]): Draft[] {
  return lines.flatMap((line) => {
    const digits = line.text.replace(/[\s"'<>]/g, '');
    if (!/^\d{12,13}$/.test(digits) || !hasArticleCheckDigit(digits)) return [];
    const article = nameArticle({ format: 'EAN-13', digits, tries: 0, lines: 0, box: line.box });
    return article ? [draftOf(line, { kind: 'identifier', ...article, confidence: UNCONFIRMED })] : [];
  });
}

/** Whether a line says most of a number: the digits under bars, some of them misread. */
export function sharesRun(text: string, value: string): boolean {
  const digits = text.replace(/\D/g, '');
  for (let from = 0; from + VOUCHING_RUN <= digits.length; from += 1) {
    if (value.includes(digits.slice(from, from + VOUCHING_RUN))) return true;
  }
  return false;
}
