// Apart so that the schema (and zod) loads when the form is first checked, not with the page.
import { FEATURES_MISSING, listingFormSchema, saysFeatures } from '@smart-listings/contract';
import type { FormValues } from './draft.ts';
import type { CheckedForm, FieldName, FormErrors } from './listing-form.ts';

/** The page's fields are plain text, also where one is chosen from a list; the contract's schema judges them. */
export function checkForm(values: FormValues, hasPhotos: boolean): CheckedForm {
  const result = listingFormSchema.safeParse(values);
  // Of an item with photos, the rest can be what buyers ask for.
  const isSaid = hasPhotos || saysFeatures(values);
  if (result.success && isSaid) return { form: result.data };
  const errors: FormErrors = isSaid ? {} : { features: FEATURES_MISSING };
  for (const { path, message } of result.error?.issues ?? []) {
    const name = fieldAt(path[0], values);
    errors[name] ??= message;
  }
  return { errors };
}

function fieldAt(key: unknown, values: FormValues): FieldName | 'root' {
  return keysOf(values).find((name) => name === key) ?? 'root';
}

function keysOf(values: FormValues): FieldName[] {
  return Object.keys(values).filter((name): name is FieldName => name in values);
}
