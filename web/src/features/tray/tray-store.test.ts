import { expect, test } from 'vitest';
import { memoryTray } from '../../test/stand-in-tray.ts';
import { newRow } from './rows.ts';
import { takeBackFrom } from './tray-store.ts';

test('what an account that is deleted had handed over is this device’s to write', async () => {
  const { store, rows } = memoryTray();
  await store.saveRow(newRow('mine', 'listing-1', { attempt: 'asked', handedTo: 'gone' }));
  await store.saveRow(newRow('other', 'listing-2', { attempt: 'asked', handedTo: 'somebody' }));
  await takeBackFrom(store, 'gone');
  expect([...rows.values()].map(({ handedTo, attempt }) => [handedTo, attempt])).toEqual([
    ['', ''],
    ['somebody', 'asked'],
  ]);
});
