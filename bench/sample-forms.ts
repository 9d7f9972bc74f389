// The forms that the benches run on: the collection of real-looking forms where it lies beside the
// checkout, else the six of docs/examples.md.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ListingForm, listingFormSchema } from '@smart-listings/contract';
import { exampleForms } from './example-forms.ts';

const collection = fileURLToPath(new URL('../../shared/data/forms.jsonl', import.meta.url));

/** At least six forms, different in platform, category and length. */
export function sampleForms(): readonly ListingForm[] {
  if (!existsSync(collection)) return exampleForms;
  return readFileSync(collection, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => listingFormSchema.parse(JSON.parse(line).form));
}
