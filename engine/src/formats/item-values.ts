/** Values of the item as forms ask for them. */
import type { ValueKind } from '@smart-listings/contract';
import { warningSentences } from '../claims/omissions.ts';
import { descriptionObstacles } from '../rules/obstacles.ts';
import { certainValues, type Item } from '../values/item.ts';

/** The item's certain values of one kind, each once. */
function itemValues(item: Item, kind: ValueKind): readonly string[] {
  const seen = new Set<string>();
  return certainValues(item, kind)
    .map(({ value }) => value.trim())
    .filter((value) => {
      const key = value.toLowerCase();
      if (value === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Brought into upper case at the beginning: values stand alone in a form's field. */
export function asFieldValue(value: string): string {
  return /^\p{Ll}[\p{Ll}\s]/u.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** The first identifier that is an ISBN or EAN by its digits, and which of them it is. */
export function productNumber(item: Item): { label: 'ISBN' | 'EAN' | 'UPC'; value: string } | null {
  for (const { value, label } of certainValues(item, 'identifier')) {
    const digits = value.replace(/[\s-]/gu, '');
    if (/^97[89]\d{10}$/u.test(digits) || (label === 'ISBN' && /^\d{9}[\dX]$/u.test(digits)))
      return { label: 'ISBN', value: digits };
    if (/^\d{13}$|^\d{8}$/u.test(digits) && (label === 'EAN' || label === 'GTIN' || label === 'barcode')) {
      return { label: 'EAN', value: digits };
    }
    if (/^\d{12}$/u.test(digits) && label === 'UPC') return { label: 'UPC', value: digits };
  }
  return null;
}

/** Codes of the maker: model, part and style numbers, without ISBN and EAN. */
export function makerCodes(item: Item): readonly string[] {
  const number = productNumber(item)?.value;
  return itemValues(item, 'identifier').filter(
    (value) => value.replace(/[\s-]/gu, '') !== number && /\d/u.test(value) && !/^#/u.test(value),
  );
}

/** The seller's sentences on faults and missing parts that the platform takes, whole and in their order. */
export function conditionSentences(item: Item): readonly string[] {
  return warningSentences(item)
    .map(({ text }) => text)
    .filter((text) => descriptionObstacles(text, item.marketplace, item).length === 0);
}

/** Statements as one paragraph of sentences. */
export function asSentences(statements: readonly string[]): string {
  return statements
    .map((statement) => (/[.!?。！？…]$/u.test(statement) ? statement : `${statement}.`))
    .join(' ');
}
