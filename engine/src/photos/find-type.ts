import { findCategory } from '../categories/find-category.ts';
import { type Draft, draftOf, type PlacedLine } from './page.ts';

const MOST_WORDS = 5;
// Sentences, addresses and instructions name many things that the item is not.
const NOT_A_NAME =
  /[.!?;@]|www|http|\b(?:do not|keep|wash|use|for|with|see|please|warning|contents?|ingredients)\b|\d%/i;

/** What the thing is, where its own print says so: a book by its number, else a short, large line that names it. */
export function findType(lines: readonly PlacedLine[], identifiers: readonly Draft[]): Draft[] {
  const book = identifiers.find(({ label, confidence }) => label === 'ISBN' && confidence >= 0.75);
  if (book) return [{ ...book, kind: 'type', value: 'book', label: undefined, confidence: 0.95 }];
  const magazine = identifiers.find(({ label, confidence }) => label === 'ISSN' && confidence >= 0.75);
  if (magazine) return [{ ...magazine, kind: 'type', value: 'magazine', label: undefined, confidence: 0.9 }];
  return lines.flatMap((line) => {
    const words = line.text.split(/\s+/);
    if (words.length > MOST_WORDS || NOT_A_NAME.test(line.text) || line.confidence < 0.85) return [];
    const category = findCategory(line.text);
    const last = words.at(-1)?.toLowerCase() ?? '';
    if (!category || !line.text.toLowerCase().includes(category.type.split(' ').at(-1) ?? category.type))
      return [];
    // "Combi drill" ends with the thing; "drill bit set inside" does not.
    const heads = last.startsWith(category.type.split(' ').at(-1) ?? '');
    const weight = heads && line.prominence >= 0.35 && words.length > 1 ? 0.86 : 0.6;
    return [
      draftOf(line, {
        kind: 'type',
        value: category.type,
        confidence: line.confidence * weight * (line.isAside ? 0.8 : 1),
      }),
    ];
  });
}
