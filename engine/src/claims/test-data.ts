/** The real forms for the tests, where they are at hand, and ledgers of them. */
import { existsSync, readFileSync } from 'node:fs';
import { type ListingForm, listingFormSchema } from '@smart-listings/contract';
import { z } from 'zod';

const FORMS = new URL('../../../../shared/data/forms.jsonl', import.meta.url);

const rowSchema = z.object({
  id: z.string(),
  form: listingFormSchema,
  expect: z.object({ mustNotSay: z.array(z.string()) }),
});

export interface RealForm {
  id: string;
  form: ListingForm;
  mustNotSay: readonly string[];
}

/** All real forms, or null where the folder is absent. */
export function readRealForms(): readonly RealForm[] | null {
  if (!existsSync(FORMS)) return null;
  return readFileSync(FORMS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => rowSchema.parse(JSON.parse(line)))
    .map(({ id, form, expect }) => ({ id, form, mustNotSay: expect.mustNotSay }));
}
