// Apart so that the schema (and zod) loads when the form is first checked, not with the page.
import { listingFormSchema } from '@smart-listings/contract';
import type { FormValues } from './draft.ts';
import type { CheckedForm, FieldName, FormErrors } from './listing-form.ts';

/** The page's fields are plain text, also where one is chosen from a list; the contract's schema judges them. */
export function checkForm(values: FormValues): CheckedForm {
  const result = listingFormSchema.safeParse(values);
  if (result.success) return { form: result.data };
  const errors: FormErrors = {};
  for (const { path, message } of result.error.issues) {
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
