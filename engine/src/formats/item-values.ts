/** Values of the item itself out of the ledger, as forms ask for them. */
import type { FactKind } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';

const PARTS: ReadonlySet<FactKind> = new Set<FactKind>(['included', 'missing', 'flaw', 'history', 'care']);

/**
 * The item's values of one kind, each once. What belongs to a part ("wicker" baskets, a "65W"
 * charger) or to a flaw is none of the item's.
 */
export function itemValues(ledger: Ledger, kind: FactKind): readonly string[] {
  const statements = new Map(ledger.facts.map(({ id, what }) => [id, what]));
  const seen = new Set<string>();
  return ledger.facts
    .filter(({ what, within, label, hedged }) => {
      if (what !== kind || hedged === true) return false;
      if (kind === 'material' && label !== undefined) return false;
      const parent = within === undefined ? undefined : statements.get(within);
      return parent === undefined || !PARTS.has(parent);
    })
    .map(({ value }) => value.trim())
    .filter((value) => {
      const key = value.toLowerCase();
      if (value === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** As many of the values as fit into `max` code points, joined by commas. */
export function joinedWithin(values: readonly string[], max: number): string {
  let joined = '';
  for (const value of values) {
    const longer = joined === '' ? value : `${joined}, ${value}`;
    if (codePointLength(longer) > max) break;
    joined = longer;
  }
  return joined === '' ? cutAtWord(values[0] ?? '', max) : joined;
}

/** Brought into upper case at the beginning: values stand alone in a form's field. */
export function asFieldValue(value: string): string {
  return /^\p{Ll}[\p{Ll}\s]/u.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** The first identifier that is an ISBN or EAN by its digits, and which of them it is. */
export function productNumber(ledger: Ledger): { label: 'ISBN' | 'EAN' | 'UPC'; value: string } | null {
  for (const { what, value, label } of ledger.facts) {
    if (what !== 'identifier') continue;
    const digits = value.replace(/[\s-]/gu, '');
    if (label === 'ISBN' || /^97[89]\d{10}$/u.test(digits)) return { label: 'ISBN', value: digits };
    if (/^\d{13}$|^\d{8}$/u.test(digits) && (label === 'EAN' || label === 'GTIN' || label === 'barcode')) {
      return { label: 'EAN', value: digits };
    }
    if (/^\d{12}$/u.test(digits) && label === 'UPC') return { label: 'UPC', value: digits };
  }
  return null;
}

/** Codes of the maker: model, part and style numbers, without ISBN and EAN. */
export function makerCodes(ledger: Ledger): readonly string[] {
  const number = productNumber(ledger)?.value;
  return itemValues(ledger, 'identifier').filter(
    (value) => value.replace(/[\s-]/gu, '') !== number && /\d/u.test(value) && !/^#/u.test(value),
  );
}

/** What a buyer must know of the condition: what works, what does not, flaws and missing parts. */
export function conditionStatements(ledger: Ledger): readonly string[] {
  const order: readonly FactKind[] = ['flaw', 'missing', 'working', 'condition'];
  return order.flatMap((kind) => ledger.facts.filter(({ what }) => what === kind).map(({ value }) => value));
}

/** Statements as one paragraph of sentences. */
export function asSentences(statements: readonly string[]): string {
  return statements
    .map((statement) => {
      const begun = statement.charAt(0).toUpperCase() + statement.slice(1);
      return /[.!?。！？…]$/u.test(begun) ? begun : `${begun}.`;
    })
    .join(' ');
}
