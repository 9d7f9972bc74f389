// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, renderApp } from '../../test/render-app.tsx';
import { type StandInAccount, startStandInAccount } from '../../test/stand-in-account.ts';

let account: StandInAccount;
beforeEach(() => {
  account = startStandInAccount('free');
  renderApp('/myListings');
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const EBAY = `\uFEFF;;;;;;
Verkaufsprotokollnummer;Bestellnummer;Artikelnummer;Angebotstitel;Verkauft für;Verkauft am;Notiz
;;;;;;
1;23-1;7;Holzstuhl, antik;1.116,99 €;10-Dez-25;
2;23-2;8;"Vase ""Blau"";; groß";12,50 €;11-Dez-25;
3;23-3;9;Teller;gratis;12-Dez-25;
3 Datensätze heruntergeladen`;
const USUAL = 'Title\tPrice\tDate\nMug\t4\t03/04/2026\nCup\t5\t05/04/2026';

async function choose(text: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Totals' }));
  const totals = within(await screen.findByRole('dialog', { name: 'Totals' }));
  await userEvent.click(await totals.findByRole('button', { name: 'Import sales' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import sales' }));
  await userEvent.upload(await dialog.findByLabelText('CSV or spreadsheet: files'), new File([text], name));
  return dialog;
}
const sent = (request: string) => account.bodies[account.requests.lastIndexOf(request)];

test('a report is shown as it was understood, then imported, and taken back', async () => {
  account.soldKeys.add('23-1/7');
  const dialog = await choose(EBAY, 'bestellungen.csv');
  await dialog.findByText('2 sales read, 1 here already, 2 rows left out.');
  expect(dialog.getByLabelText('Sold on')).toHaveProperty('value', 'eBay');
  expect(dialog.queryByLabelText('Amounts are in')).toBeNull();
  const table = within(dialog.getByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'What was soldDayPrice',
    'Vase "Blau";; groß11 Dec 2025€12.50',
  ]);
  expect(dialog.getByText('Its price cannot be read.')).toBeTruthy();
  expect(dialog.getByText(/Price: “Verkauft für”/)).toBeTruthy();
  expect(dialog.getByText('Not used: Verkaufsprotokollnummer, Notiz.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 sale' }));
  const totals = within(await screen.findByRole('dialog', { name: 'Totals' }));
  await totals.findByText(/1 sale from eBay/);
  expect(sent('POST /api/sales/imports')).toMatchObject({ platform: 'eBay', fileName: 'bestellungen.csv' });
  await userEvent.click(totals.getByRole('button', { name: 'Undo the import of bestellungen.csv' }));
  await waitFor(() => expect(totals.queryByText(/1 sale from eBay/)).toBeNull());
});

test('what a list does not say is asked for: the marketplace, the order of its days, the currency', async () => {
  const dialog = await choose(USUAL, 'sales.tsv');
  const button = await dialog.findByRole('button', { name: 'Import' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.selectOptions(dialog.getByLabelText('Sold on'), 'Vinted');
  await userEvent.selectOptions(dialog.getByLabelText('3/4/2026 is'), '4 March');
  await userEvent.selectOptions(dialog.getByLabelText('Amounts are in'), 'EUR');
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 sales' }));
  await waitFor(() =>
    expect(sent('POST /api/sales/imports')).toMatchObject({
      platform: 'Vinted',
      sales: [
        { title: 'Mug', price: 4, currency: 'EUR', soldOn: '2026-03-04' },
        { title: 'Cup', price: 5, currency: 'EUR', soldOn: '2026-05-04' },
      ],
    }),
  );
});

test('a list without things, and one with too many, say what to choose instead', async () => {
  const dialog = await choose('Sale Date,Order ID,Order Value\n03/04/26,1,5', 'orders.csv');
  await dialog.findByText(/No column of this file says what was sold or the price. .* Order items\.$/);
  const rows = Array.from({ length: 10_001 }, (_, at) => `Mug ${at},4,2026-11-01`);
  const large = new File([['Title,Price,Date', ...rows].join('\n')], 'all.csv');
  await userEvent.upload(dialog.getByLabelText('Another file: files'), large);
  await dialog.findByText(/This list has 10001 sales, and 10000 is the most at once/);
  expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
});

test('an import that fails says why, and can be sent again', async () => {
  const dialog = await choose(EBAY, 'bestellungen.csv');
  const button = await dialog.findByRole('button', { name: 'Import 2 sales' });
  account.fail('POST /api/sales/imports', () => Response.error());
  await userEvent.click(button);
  await dialog.findByRole('alert');
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 sales' }));
  await screen.findByText(/2 sales from eBay/);
});
