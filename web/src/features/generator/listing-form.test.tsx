// @vitest-environment jsdom
import { EMPTY_FORM, type ListingForm } from '@smart-listings/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { FormValues } from './draft.ts';
import { createListingForm } from './listing-form.ts';

afterEach(cleanup);

const needsName = async (values: FormValues) =>
  values.itemName.trim() === '' ? { errors: { itemName: 'Please name it.' } } : { errors: {} };

function field() {
  const form = createListingForm(needsName);
  render(<input aria-label="Item name" {...form.register('itemName')} />);
  return { form, user: userEvent.setup(), input: screen.getByRole('textbox') };
}

test('a field is checked when it is left, and from then on with every change', async () => {
  const { form, user, input } = field();
  await user.type(input, ' ');
  expect(form.getErrors()).toEqual({});
  await user.tab();
  await waitFor(() => expect(form.getErrors().itemName).toBe('Please name it.'));
  await user.type(input, 'Coat');
  await waitFor(() => expect(form.getErrors()).toEqual({}));
});

test('what is set from outside is shown in the field, and told', async () => {
  const { form, input } = field();
  const told: string[] = [];
  form.subscribe(() => told.push(form.getValues().itemName));
  form.setValue('itemName', 'Coat');
  expect([input, told]).toEqual([expect.objectContaining({ value: 'Coat' }), ['Coat']]);
  form.reset(EMPTY_FORM);
  expect(input).toHaveProperty('value', '');
});

test('what stood in a field before it belonged to the form counts', () => {
  const form = createListingForm(needsName);
  const typed = Object.assign(document.createElement('input'), { value: 'Typed early' });
  form.register('itemName').ref(typed);
  expect(form.getValues().itemName).toBe('Typed early');
});

test('a form that does not hold leads to its first wrong field, also where that is folded away', async () => {
  const form = createListingForm(needsName);
  render(
    <details>
      <summary>Details</summary>
      <input {...form.register('itemName')} />
    </details>,
  );
  const sent: unknown[] = [];
  await form.handleSubmit((values) => sent.push(values))();
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(document.querySelector('details')?.open).toBe(true);
  expect(sent).toEqual([]);
});

test('a press before the words of the item can be read waits for them, and two are one', async () => {
  const check = async (values: FormValues) => ({ form: values as ListingForm });
  const form = createListingForm(check, { mostWaitMs: 60_000 });
  const sent: string[] = [];
  const send = form.handleSubmit(({ itemName }) => sent.push(itemName));
  const presses = [send(), send()];
  expect(form.isSending()).toBe(true);
  form.beforeSend(async () => form.setValue('itemName', 'Coat'));
  await Promise.all(presses);
  expect([sent, form.isSending()]).toEqual([['Coat'], false]);
  await send();
  expect(sent).toEqual(['Coat', 'Coat']);
});

test('a press for which the words never come says so, and the next one is taken', async () => {
  const check = async (values: FormValues) => ({ form: values as ListingForm });
  const form = createListingForm(check, { mostWaitMs: 1 });
  const sent: string[] = [];
  const send = form.handleSubmit(() => sent.push('sent'));
  await send();
  expect([form.getErrors().root, form.isSending()]).toEqual([expect.stringContaining('try again'), false]);
  form.beforeSend(async () => undefined);
  await send();
  expect([sent, form.getErrors()]).toEqual([['sent'], {}]);
});
