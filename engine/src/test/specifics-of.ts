// The item specifics of a form, field by field, for tests.
import type { SellerAnswer } from '@smart-listings/contract';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { listSpecifics } from '../specifics/list-specifics.ts';
import { categoryOf } from '../specifics/suggest-categories.ts';
import { readItem } from '../values/read-item.ts';
import { formOf } from './form.ts';

const taxonomy = await loadTaxonomy();

/** For eBay where the form names no other; by the field's label what stands in it, and what is offered. */
export function specificsOf(form: Parameters<typeof formOf>[0], answers: readonly SellerAnswer[] = []) {
  const item = readItem(formOf({ platform: 'eBay', ...form }), { answers: [...answers] });
  const fields = listSpecifics(item, categoryOf(item, taxonomy));
  return (label: string) => {
    const field = fields.find((one) => one.label === label);
    return {
      isAsked: field !== undefined,
      certain: field?.values.map(({ value }) => value) ?? [],
      chips: field?.likely.map(({ value }) => value) ?? [],
    };
  };
}
