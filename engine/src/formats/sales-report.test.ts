import { describe, expect, test } from 'vitest';
import { readSalesReport } from './sales-report.ts';

const GBP = { home: 'GBP', monthFirst: null };
const rows = (text: string, delimiter = ',') =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(delimiter));
const shown = (report: ReturnType<typeof readSalesReport>) =>
  report.sales.map(({ title, price, currency, soldOn }) => [title, price, currency, soldOn]);

describe('a list of sales', () => {
  test('of eBay is read below blank rows, without sums of orders and the lines at its end', () => {
    const report = readSalesReport(
      rows(`
,,,,,
Sales Record Number,Order Number,Item Number,Item Title,Quantity,Sold For,Total Price,Sale Date
,,,,,,,
12,11-1,901,Brown leather satchel,1,£45.00,£48.50,Nov-05-26
13,11-2,,,2,£30.00,£36.00,6-Nov-26
13,11-2,902,Blue vase,1,£10.00,,6-Nov-26
13,11-2,903,Red vase,1,£20.00,,6-Nov-26
2,record(s) downloaded,
Seller ID : someone`),
      GBP,
    );
    expect(report.platform).toBe('eBay');
    expect(shown(report)).toEqual([
      ['Brown leather satchel', 45, 'GBP', '2026-11-05'],
      ['Blue vase', 10, 'GBP', '2026-11-06'],
      ['Red vase', 20, 'GBP', '2026-11-06'],
    ]);
    expect(report.sales.map(({ key }) => key)).toEqual(['11-1/901', '11-2/902', '11-2/903']);
    expect(report.refused.map(({ row, reason }) => [row, reason])).toEqual([
      [5, 'It is the sum of an order, whose things are read one by one.'],
      [8, 'It names nothing that was sold.'],
      [9, 'It names nothing that was sold.'],
    ]);
  });

  test.each([
    [
      'German',
      'Verkaufsprotokollnummer;Bestellnummer;Artikelnummer;Angebotstitel;Anzahl;Verkauft für;Verkauft am\n1;23-1;7;Holzstuhl, antik;1;1.116,99 €;10-Dez-25',
      ['Holzstuhl, antik', 1116.99, 'EUR', '2025-12-10'],
    ],
    [
      'French',
      "Numéro de vente;Numéro de commande;Numéro de l'objet;Intitulé de l'objet;Quantité;Vendu pour;Date de vente\n1;05-1;7;Lampe de bureau;1;1 234,50 €;05-août-26",
      ['Lampe de bureau', 1234.5, 'EUR', '2026-08-05'],
    ],
  ])('of eBay in %s', (_, text, sale) => {
    const report = readSalesReport(rows(text, ';'), GBP);
    expect(report.platform).toBe('eBay');
    expect(shown(report)).toEqual([sale]);
  });

  test('of Etsy has its days with the month first, and a sale for each piece', () => {
    const report = readSalesReport(
      rows(`
Sale Date,Item Name,Buyer,Quantity,Price,Currency,Transaction ID,Listing ID,Order ID
03/04/26,Fox card,someone,2,5.00,EUR,4001,9001,3001
03/05/26,Fox card,other,1,5.00,EUR,4002,9001,3002`),
      GBP,
    );
    expect(report).toMatchObject({ platform: 'Etsy', monthFirst: true });
    expect(report.sales.map(({ soldOn, price, key }) => [soldOn, price, key])).toEqual([
      ['2026-03-04', 5, '3001/4001'],
      ['2026-03-04', 5, '3001/4001#2'],
      ['2026-03-05', 5, '3002/4002'],
    ]);
  });

  test('of unknown layout goes by usual names, and one day tells how all are written', () => {
    const text = 'Titre;Prix;Date de la vente;Statut;Numéro de transaction\n';
    const sold =
      'Robe;12,00 €;03/04/2026;Terminé;1\nPull;8,50 €;13/04/2026;Terminé;2\nJupe;9 €;01/04/2026;Remboursé;3';
    const report = readSalesReport(rows(text + sold, ';'), GBP);
    expect(report).toMatchObject({ platform: null, monthFirst: null });
    expect(report.sales.map(({ soldOn }) => soldOn)).toEqual(['2026-04-03', '2026-04-13']);
    expect(report.refused[0]?.reason).toBe('It was cancelled or paid back.');
  });

  test('tells what a row of several was sold for by the row’s own sum', () => {
    const text =
      'Item Title,Quantity,Sold Price,Total,Sale Date\nMug,2,20,23,2026-11-01\nCup,2,20,43,2026-11-01\nPen,3,1,1,2026-11-02';
    expect(readSalesReport(rows(text), GBP).sales.map(({ price }) => price)).toEqual([
      10, 10, 20, 20, 0.34, 0.33, 0.33,
    ]);
  });

  test.each([
    ['en', 'Order status', 'Cancelled'],
    ['de', 'Bestellstatus', 'Abgebrochen'],
    ['fr', 'Statut', 'Annulée'],
    ['pl', 'Stan', 'Anulowane'],
    ['es', 'Estado', 'Devuelto'],
    ['it', 'Stato', 'Annullato'],
    ['nl', 'Status', 'Geannuleerd'],
    ['pt', 'Estado', 'Devolvido'],
    ['sv', 'Orderstatus', 'Avbruten'],
  ])('in %s leaves out what is called off: %s "%s"', (_, column, state) => {
    const report = readSalesReport(rows(`Title,Price,Date,${column}\nMug,4,2026-11-01,${state}`), GBP);
    expect(report.sales).toEqual([]);
    expect(report.refused[0]?.reason).toBe('It was cancelled or paid back.');
  });

  test.each([
    ['Discount Amount', 'Refunds'],
    ['Rabatt', 'Rückerstattungen'],
    ['Remise', 'Remboursement'],
    ['Descuento', 'Reembolso'],
    ['Sconto', 'Rimborso'],
    ['Korting', 'Terugbetaling'],
    ['Rabat', 'Zwrot'],
    ['Desconto', 'Reembolso'],
    ['Rabatt', 'Återbetalning'],
  ])('counts what was paid and kept: less "%s" and "%s"', (discount, refund) => {
    const text = `Title,Price,Date,Quantity,${discount},${refund}\nMug,10,2026-11-01,2,4,\nCup,10,2026-11-01,1,,-3.00\nJug,10,2026-11-01,1,,13`;
    const report = readSalesReport(rows(text), GBP);
    expect(report.sales.map(({ title, price }) => [title, price])).toEqual([
      ['Mug', 8],
      ['Mug', 8],
      ['Cup', 7],
    ]);
    expect(report.refused.map(({ row }) => row)).toEqual([4]);
  });

  test('asks for no order of day and month where stops part them', () => {
    const report = readSalesReport(rows('Titel,Preis,Datum\nVase,4,03.11.2026'), { ...GBP, home: 'USD' });
    expect(report).toMatchObject({ monthFirst: null, sales: [{ soldOn: '2026-11-03' }] });
  });

  test('has sales without numbers told apart, the same ones each time', () => {
    const text = 'Title,Price,Date\nMug,4,2026-11-01\nMug,4,2026-11-01';
    const keys = () => readSalesReport(rows(text), GBP).sales.map(({ key }) => key);
    expect(keys()).toEqual(['2026-11-01/400/mug', '2026-11-01/400/mug#2']);
    expect(keys()).toEqual(keys());
  });

  test('without what was sold is refused, with the list that says it', () => {
    const orders = rows('Sale Date,Order ID,Order Value,Currency\n03/04/26,3001,10.00,EUR');
    expect(() => readSalesReport(orders, GBP)).toThrow(
      'No column of this file says what was sold or the price. The list with a row for each thing sold is at Etsy: Shop Manager, Settings, Options, Download data, Order items.',
    );
    expect(() => readSalesReport([], GBP)).toThrow('This file is empty.');
  });
});
