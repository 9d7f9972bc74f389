// @vitest-environment jsdom
import { PLATFORMS, type SellerAnswer, USUAL_PLATFORM } from '@smart-listings/contract';
import { readItem } from '@smart-listings/engine';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SpecificsTable } from './specifics-table.tsx';

afterEach(cleanup);

const FORM = {
  platform: PLATFORMS.find((name) => name === 'Vinted') ?? USUAL_PLATFORM,
  itemName: 'Barbour bomber jacket',
  make: 'Barbour',
  modelNumber: '',
  features: 'Colour: dark navy\nIt is all leather and warm.',
  condition: 'used-good' as const,
  targetBuyer: '',
  keywords: '',
};

function Table({
  form,
  onAnswer,
}: {
  form: typeof FORM;
  onAnswer: (given: readonly SellerAnswer[]) => void;
}) {
  const [answers, setAnswers] = useState<SellerAnswer[]>([]);
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <SpecificsTable
        item={readItem(form, { answers })}
        question={{ formData: form, currency: 'GBP (£)', answers, isSignedIn: false }}
        onAnswer={(given) => {
          onAnswer(given);
          setAnswers((before) => [...before, ...given]);
        }}
      />
    </QueryClientProvider>
  );
}

function open(form = FORM) {
  const given: SellerAnswer[] = [];
  render(<Table form={form} onAnswer={(answers) => given.push(...answers)} />);
  return given;
}

test('shows what is known in its field, and copies it', async () => {
  open();
  const user = userEvent.setup();
  expect(screen.getByLabelText('Brand')).toHaveProperty('value', 'Barbour');
  expect(screen.getByLabelText('Colour')).toHaveProperty('value', 'Navy');
  await user.click(screen.getByRole('button', { name: 'Copy Colour' }));
  expect(await navigator.clipboard.readText()).toBe('Navy');
  expect(screen.getByRole('button', { name: 'Copy Size' })).toHaveProperty('disabled', true);
});

test('what is likely is one press from being a fact', async () => {
  const given = open();
  await userEvent.click(screen.getByRole('button', { name: 'Material: Leather?' }));
  expect(given).toEqual([{ kind: 'material', value: 'Leather', holds: true }]);
  expect(screen.getByLabelText('Material')).toHaveProperty('value', 'Leather');
});

test('what is typed counts at Enter, what is chosen at once, and each takes the place of what was there', async () => {
  const given = open();
  await userEvent.type(screen.getByLabelText('Size'), 'M{Enter}');
  await userEvent.selectOptions(screen.getByLabelText('Parcel size'), 'Small');
  await userEvent.clear(screen.getByLabelText('Brand'));
  await userEvent.type(screen.getByLabelText('Brand'), 'Belstaff{Enter}');
  expect(given).toEqual([
    { kind: 'size', value: 'M', holds: true },
    { kind: 'form-field', label: 'Parcel size', value: 'Small', holds: true },
    { kind: 'brand', value: 'Barbour', holds: false },
    { kind: 'brand', value: 'Belstaff', holds: true },
  ]);
  expect(screen.getByLabelText('Brand')).toHaveProperty('value', 'Belstaff');
});

test('the category is confirmed with one press, or found by a search', async () => {
  const given = open();
  const likely = within(await screen.findByRole('list', { name: 'Likely categories' }));
  // As many as some word points to, the narrowest first.
  expect(likely.getAllByRole('button')[0]?.textContent).toContain('Bomber Jackets');
  await userEvent.click(screen.getByRole('button', { name: 'Search all categories' }));
  await userEvent.type(screen.getByRole('searchbox'), 'qwxyz');
  await screen.findByText('No category for “qwxyz”: try another word.');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'sofa');
  const found = within(await screen.findByRole('list', { name: 'Found categories' }));
  await userEvent.click(found.getAllByRole('button')[0] ?? document.body);
  expect(given[0]).toMatchObject({ kind: 'category', holds: true });
  const [first] = likely.getAllByRole('button', { pressed: true });
  expect(first?.textContent).toContain('Sofas');
});

test('an item that no word names asks for its category', async () => {
  open({ ...FORM, itemName: 'Qwxyz', make: '', features: 'Zzyzx.' });
  await screen.findByText('No word of yours says what it is: search for it.');
});
