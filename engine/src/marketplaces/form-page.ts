/** Where a marketplace's own form for a new listing is. */
import type { Citation } from './facts.ts';

export interface FormPage extends Citation {
  /** By currency; the first for all others. */
  sites: readonly (readonly [currency: string, address: string])[];
}

const READ: Citation = {
  source: 'Public source code of tools that fill these forms',
  asOf: '2026-11',
  certainty: 'secondary',
};

/** A form's addresses by currency, with where they were read. */
export function formPage(...sites: FormPage['sites']): FormPage {
  return { ...READ, sites };
}

/** The address for a seller with this currency ('GBP'); null where none is known. */
export function formAddress({ formPage: page }: { formPage?: FormPage }, currency: string): string | null {
  const [, address = null] = page?.sites.find(([code]) => code === currency) ?? page?.sites[0] ?? [];
  return address;
}
