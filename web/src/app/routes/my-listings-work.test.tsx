// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, renderApp } from '../../test/render-app.tsx';
import { type StandInAccount, savedListing, startStandInAccount } from '../../test/stand-in-account.ts';

let account: StandInAccount;
beforeEach(() => {
  account = startStandInAccount('free', [savedListing('Coat', { suggestedPriceRange: '£45' })]);
  renderApp('/myListings');
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: 'Coat' }));
  return within(await screen.findByRole('dialog', { name: 'Coat' }));
}
/** Also behind the sheet. */
const row = () => within(screen.getByRole('listitem', { name: 'Coat', hidden: true }));

test('a row opens a sheet whose parts are copied one by one', async () => {
  const user = userEvent.setup();
  const sheet = await openSheet();
  await user.click(await sheet.findByRole('button', { name: 'Copy Title' }));
  await sheet.findByText('Title copied.');
  expect(await navigator.clipboard.readText()).toBe('Coat');
});

test('a sale is kept with its price, day, marketplace and the usual fees', async () => {
  const sheet = await openSheet();
  await userEvent.selectOptions(await sheet.findByLabelText('On eBay'), 'Sold');
  expect(sheet.getByLabelText('Sold for, GBP')).toHaveProperty('value', '45');
  await userEvent.clear(sheet.getByLabelText('Sold for, GBP'));
  await userEvent.type(sheet.getByLabelText('Sold for, GBP'), '40,50');
  await userEvent.selectOptions(sheet.getByLabelText('Sold on marketplace'), 'Vinted');
  await userEvent.click(sheet.getByRole('button', { name: 'Save state' }));
  await waitFor(() => expect(row().getByText(/^Sold/)).toBeTruthy());
  const body = account.bodies[account.requests.findIndex((request) => request.startsWith('PATCH'))];
  expect(body).toMatchObject({ state: 'sold', sale: { price: 40.5, platform: 'Vinted' } });
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Save state' }));
});

test('a row is marked as sold without its sheet, and stands again as it did with one press', async () => {
  const isOff = () => row().getByRole('button', { name: 'Mark as sold' }).getAttribute('aria-disabled');
  await screen.findByRole('button', { name: 'Mark as sold' });
  await userEvent.click(row().getByRole('button', { name: 'Mark as sold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sold' }));
  expect(dialog.getByLabelText('Sold for, GBP')).toHaveProperty('value', '45');
  await userEvent.clear(dialog.getByLabelText('Sold for, GBP'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
  await dialog.findByText('Enter the price that it was sold for.');
  expect(account.requests.some((request) => request.startsWith('PATCH'))).toBe(false);
  await userEvent.type(dialog.getByLabelText('Sold for, GBP'), '40,50');
  await userEvent.selectOptions(dialog.getByLabelText('On'), 'Vinted');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
  await waitFor(() => expect(row().getByText(/^Sold/, { selector: 'span' })).toBeTruthy());
  const body = account.bodies[account.requests.findIndex((request) => request.startsWith('PATCH'))];
  expect(body).toMatchObject({ state: 'sold', sale: { price: 40.5, platform: 'Vinted' } });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sold' })).toBeNull());
  expect(isOff()).toBe('true');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mark as sold'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(isOff()).toBe('false'));
  const last = account.requests.findLastIndex((request) => request.startsWith('PATCH'));
  expect(account.bodies[last]).toEqual({ state: 'draft' });
});

test('a sale without a price is asked for one', async () => {
  const sheet = await openSheet();
  await userEvent.selectOptions(await sheet.findByLabelText('On eBay'), 'Sold');
  await userEvent.clear(sheet.getByLabelText('Sold for, GBP'));
  await userEvent.click(sheet.getByRole('button', { name: 'Save state' }));
  await sheet.findByText('Enter the price that it was sold for.');
  expect(account.requests.some((request) => request.startsWith('PATCH'))).toBe(false);
});

test('own number, place, cost and note are kept, and shown in the row', async () => {
  const sheet = await openSheet();
  await userEvent.type(await sheet.findByLabelText('Your number'), 'A 17');
  await userEvent.type(sheet.getByLabelText('Where it lies'), 'Shelf 2');
  await userEvent.type(sheet.getByLabelText('It cost, GBP'), '12.50');
  await userEvent.click(sheet.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(row().getByText('A 17 · Shelf 2')).toBeTruthy());
  expect(account.work.get('id-coat')).toMatchObject({ cost: 12.5, note: '' });
});

test('a cost that cannot be read is not kept as none', async () => {
  const sheet = await openSheet();
  await userEvent.type(await sheet.findByLabelText('It cost, GBP'), 'twelve');
  await userEvent.click(sheet.getByRole('button', { name: 'Save notes' }));
  expect(account.requests.some((request) => request.startsWith('PATCH'))).toBe(false);
  await userEvent.clear(sheet.getByLabelText('It cost, GBP'));
  await userEvent.type(sheet.getByLabelText('It cost, GBP'), '12');
  await userEvent.click(sheet.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(account.work.get('id-coat')).toMatchObject({ cost: 12 }));
});

test('the seller’s own price takes the place of the suggested one', async () => {
  const sheet = await openSheet();
  const field = await sheet.findByLabelText('Your price, GBP');
  await userEvent.clear(field);
  // An empty field says that it wants an amount, and nothing goes out.
  await userEvent.click(sheet.getByRole('button', { name: 'Save price' }));
  expect((field as HTMLInputElement).validity.valueMissing).toBe(true);
  expect(account.requests.some((request) => request.startsWith('PATCH'))).toBe(false);
  await userEvent.type(field, '1250');
  await userEvent.click(sheet.getByRole('button', { name: 'Save price' }));
  await waitFor(() => expect(row().getByText('£1,250')).toBeTruthy());
  expect(account.listings[0]?.priceJustification).toBe('Your own price. Suggested: £45. Our own estimate.');
});

test('an address is made, shown and ended', async () => {
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('button', { name: 'Make an address' }));
  const link = await sheet.findByRole('link');
  expect(link.getAttribute('href')).toMatch(/\/shared\/address-of-24-characters$/);
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Copy address' }));
  await userEvent.click(sheet.getByRole('button', { name: 'End it' }));
  expect(document.activeElement).toBe(await sheet.findByRole('button', { name: 'Make an address' }));
  expect(account.work.get('id-coat')?.shareId).toBeNull();
});

test('a listing is duplicated, and written for another marketplace as the same item', async () => {
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(account.listings).toHaveLength(2));
  await userEvent.selectOptions(sheet.getByLabelText('To another marketplace'), 'Vinted');
  await waitFor(() => expect(account.listings).toHaveLength(3));
  const [, copy, vinted] = account.listings;
  expect(copy?.origin.itemId).toBe('');
  expect(vinted).toMatchObject({
    originalFormInput: { platform: 'Vinted' },
    origin: { itemId: 'id-coat' },
    suggestedPriceRange: '£45',
  });
});

test('the edit dialog says what speaks against the text, and mends it', async () => {
  await screen.findByText('1 listing');
  await userEvent.click(row().getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }));
  await userEvent.type(dialog.getByLabelText('Description'), ' It is made of pure cashmere.');
  const claims = within(await dialog.findByRole('list', { name: 'Claims without support' }));
  await userEvent.click(
    claims.getAllByRole('button', { name: 'Take the sentence out' }).at(-1) as HTMLElement,
  );
  await waitFor(() =>
    expect(dialog.getByLabelText('Description')).toHaveProperty(
      'value',
      expect.not.stringContaining('cashmere'),
    ),
  );
});

test('state and order live in the address', async () => {
  await screen.findByText('1 listing');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Sold');
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Highest price');
  await waitFor(() => expect(account.requests.at(-1)).toBe('GET /api/listings?state=sold&sort=price-high'));
});

test('the totals say what was kept by month, in a table and as CSV', async () => {
  account.totals = {
    suggestions: { count: 6, medianError: 0.234, below: 4 },
    listed: [{ month: '2026-10', count: 7 }],
    sold: [
      {
        ...{ month: '2026-11', currency: 'GBP', sold: 2, incomplete: 1 },
        ...{ price: 60, fees: 5.5, cost: 70, kept: -15.5 },
      },
    ],
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Totals' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Totals' }));
  const rows = await dialog.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonthListedSoldKeptPriceFeesCost',
    'Nov 202602−£15.50£60£5.50£70',
    'Oct 202670£0£0£0£0',
  ]);
  expect(dialog.getByText(/Of 1 sale the fees or the cost are not known/)).toBeTruthy();
  expect(
    dialog.getByText(
      /half of your last 6 sales that had one they were within 23 % of what was paid. 4 brought less/,
    ),
  ).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/sales/totals.csv',
  );
});
