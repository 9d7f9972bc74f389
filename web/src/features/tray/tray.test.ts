import { expect, test } from 'vitest';
import { analysisOf, memoryTray, trayPhoto } from '../../test/stand-in-tray.ts';
import type { Incoming } from './incoming-store.ts';
import { MOST_ROWS, newRow, type TrayPhoto } from './rows.ts';
import { Tray } from './tray.ts';

type Memory = ReturnType<typeof memoryTray>;

/** A page that opens the tray as the one before left it. */
async function openPage(memory: Memory): Promise<Tray> {
  const tray = new Tray(memory.store, memory.incomingStore);
  await tray.load({ platform: 'eBay' });
  return tray;
}

const coming = (id: string, place: number, pile = 1): Incoming => ({
  ...{ id, place, pile, row: '', tries: 0 },
  file: new File([], `${id}.jpg`),
});
const photo = (id: string, more: Partial<TrayPhoto> = {}) => trayPhoto(id, { pile: 1, ...more });
const read = (tray: Tray, id: string, words = '') => {
  const found = tray.getState().photos.get(id);
  if (found) void tray.putPhoto({ ...found, analysis: analysisOf(words) });
  if (tray.isAllRead()) tray.sortAgain();
};
const rowsOf = (tray: Tray) => tray.getState().rows.map((row) => row.photos.join(' '));

/** Nothing but cards parts them: a1 a2, card, b1 b2, card, c1. */
const PILE = ['1-a', '2-a', '3-card', '4-b', '5-b', '6-card', '7-c'];
const wordsOn = (id: string) => (id.endsWith('card') ? 'NEXT ITEM' : '');
const SORTED = ['1-a 2-a', '4-b 5-b', '7-c'];

async function takePile(tray: Tray, ids: readonly string[]) {
  tray.expect(ids.map((id) => coming(id, Number.parseInt(id, 10))));
  for (const id of ids) await tray.takeIn(id, photo(id));
}

test('what cards have parted stays parted after a reload', async () => {
  const memory = memoryTray();
  const tray = await openPage(memory);
  await takePile(tray, PILE);
  for (const id of PILE) read(tray, id, wordsOn(id));
  expect(rowsOf(tray)).toEqual(SORTED);
  expect(rowsOf(await openPage(memory))).toEqual(SORTED);
  expect([...memory.photos.keys()]).not.toContain('3-card');
});

test('a card that is read before all photos are in parts them all the same', async () => {
  const tray = await openPage(memoryTray());
  tray.expect(PILE.map((id) => coming(id, Number.parseInt(id, 10))));
  for (const id of PILE.slice(0, 4)) await tray.takeIn(id, photo(id));
  read(tray, '3-card', 'NEXT ITEM');
  for (const id of PILE.slice(4)) await tray.takeIn(id, photo(id));
  for (const id of PILE) if (id !== '3-card') read(tray, id, wordsOn(id));
  expect(rowsOf(tray)).toEqual(SORTED);
});

test('a card that is the last to be taken in, with all others read, parts them', async () => {
  const tray = await openPage(memoryTray());
  tray.expect(PILE.map((id) => coming(id, Number.parseInt(id, 10))));
  for (const id of PILE) {
    await tray.takeIn(id, photo(id, { analysis: analysisOf(wordsOn(id)) }));
  }
  expect(rowsOf(tray)).toEqual(SORTED);
});

test('a page that is closed in the middle of a pile sorts nothing before the rest has come', async () => {
  const memory = memoryTray();
  const tray = await openPage(memory);
  tray.expect(PILE.map((id) => coming(id, Number.parseInt(id, 10))));
  for (const id of PILE) await memory.incomingStore.save(coming(id, Number.parseInt(id, 10)));
  for (const id of PILE.slice(0, 4)) await tray.takeIn(id, photo(id));
  for (const id of PILE.slice(0, 4)) read(tray, id, wordsOn(id));

  const next = await openPage(memory);
  expect(rowsOf(next)).toEqual([]);
  for (const id of PILE.slice(4)) await next.takeIn(id, photo(id));
  for (const id of PILE.slice(4)) read(next, id, wordsOn(id));
  expect(rowsOf(next)).toEqual(SORTED);
});

test('cards of one pile join nothing of a pile before', async () => {
  const tray = await openPage(memoryTray());
  // By the looks.
  tray.expect([coming('1-x', 1), coming('2-y', 2)]);
  await tray.takeIn('1-x', photo('1-x', { colours: [1, 0] }));
  await tray.takeIn('2-y', photo('2-y', { colours: [0, 1] }));
  expect(rowsOf(tray)).toEqual(['1-x', '2-y']);
  const second = ['3-a', '4-card', '5-b'];
  tray.expect(second.map((id) => coming(id, Number.parseInt(id, 10), 3)));
  for (const id of second) await tray.takeIn(id, photo(id, { pile: 3 }));
  for (const id of ['1-x', '2-y', ...second]) read(tray, id, wordsOn(id));
  expect(rowsOf(tray)).toEqual(['1-x', '2-y', '3-a', '5-b']);
});

test('photos of which the seller has said that they are one item lie in its row, by their names', async () => {
  const tray = await openPage(memoryTray());
  tray.expect([coming('2', 1), coming('1', 2), coming('3', 3)]);
  await tray.takeIn('2', photo('2', { row: 'coat', colours: [1, 0] }));
  await tray.takeIn('1', photo('1', { row: 'coat', colours: [0, 1] }));
  await tray.takeIn('3', photo('3', { row: 'lamp' }));
  expect(rowsOf(tray)).toEqual(['1 2', '3']);
  expect(tray.findRow('coat')).toMatchObject({ isFixed: true });
});

test('photos joined with a row of a table keep what the table says', async () => {
  const tray = await openPage(memoryTray());
  await takePile(tray, ['1-a']);
  const given = { ...newRow('', '').given, itemName: 'Lamp', make: 'Anglepoise', price: '45' };
  tray.addRows([{ id: 'lamp', given }]);
  tray.join('lamp', tray.getState().rows[0]?.id ?? '');
  expect(tray.getState().rows).toMatchObject([
    { photos: ['1-a'], given: { itemName: 'Lamp', make: 'Anglepoise', price: '45' } },
  ]);
});

test('nothing is joined with what is saved, and no photo moved there', async () => {
  const tray = await openPage(memoryTray());
  tray.addRows([
    { id: 'coat', note: 'Coat', saved: true },
    { id: 'lamp', note: 'Lamp' },
  ]);
  await takePile(tray, ['1-a']);
  tray.join('lamp', 'coat');
  tray.movePhoto('1-a', 'coat');
  expect(rowsOf(tray)).toEqual(['', '', '1-a']);
});

test('a tray full of a list still has a row for each photo that comes', async () => {
  const tray = await openPage(memoryTray());
  expect(tray.addRows(Array.from({ length: MOST_ROWS + 1 }, (_, at) => ({ note: `Lamp ${at}` })))).toBe(1);
  await takePile(tray, ['1-a']);
  tray.expect([coming('2-b', 2)]);
  await tray.takeIn('2-b', photo('2-b', { row: 'coat' }));
  expect(rowsOf(tray).slice(MOST_ROWS)).toEqual(['1-a', '2-b']);
});

test('emptied, it forgets what was on its way, and what was being made small stays out', async () => {
  const memory = memoryTray();
  const tray = await openPage(memory);
  await takePile(tray, ['1-a']);
  tray.expect([coming('2-a', 2)]);
  await memory.incomingStore.save(coming('2-a', 2));
  tray.empty();
  await tray.takeIn('2-a', photo('2-a'));
  expect(rowsOf(await openPage(memory))).toEqual([]);
  expect([memory.files.size, memory.photos.size]).toEqual([0, 0]);
});
