/** The real forms for the tests, where they are at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { type ListingForm, listingFormSchema } from '@smart-listings/contract';

const FORMS = new URL('../../../../shared/data/forms.jsonl', import.meta.url);

export interface RealForm {
  id: string;
  form: ListingForm;
  mustNotSay: readonly string[];
}

/** All real forms, or null where the folder is absent. */
export function readRealForms(): readonly RealForm[] | null {
  if (!existsSync(FORMS)) return null;
  return readFileSync(FORMS, 'utf8').trim().split('\n').map(readRow);
}

function readRow(line: string): RealForm {
  const row: { id: string; form: unknown; expect: { mustNotSay: string[] } } = JSON.parse(line);
  return { id: row.id, form: listingFormSchema.parse(row.form), mustNotSay: row.expect.mustNotSay };
}
