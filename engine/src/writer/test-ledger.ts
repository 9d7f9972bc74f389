/** Hand-made ledgers for the writer's tests: each fact is a kind and a value. */
import type { Fact, FactKind, ListingForm } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';

type Draft = readonly [what: FactKind, value: string, more?: Partial<Fact>];

function makeForm(form: Partial<ListingForm> = {}): ListingForm {
  return {
    platform: 'eBay',
    itemName: 'Wax jacket',
    make: '',
    modelNumber: '',
    features: 'Wax jacket',
    condition: 'used-good',
    targetBuyer: '',
    keywords: '',
    ...form,
  };
}

/** A ledger of these facts; ids count from f1, so that `within` can name a statement. */
export function makeLedger(
  form: Partial<ListingForm>,
  drafts: readonly Draft[],
  more: Partial<Ledger> = {},
): Ledger {
  const whole = makeForm(form);
  const facts = drafts.map(
    ([what, value, extra], index): Fact => ({
      id: `f${index + 1}`,
      what,
      value,
      origin: 'given',
      from: { field: 'features', quote: value },
      ...extra,
    }),
  );
  return {
    platform: whole.platform,
    condition: whole.condition,
    language: 'en',
    languageKnown: true,
    facts,
    leftOut: [],
    category: null,
    form: whole,
    ...more,
  };
}
