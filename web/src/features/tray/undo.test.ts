import { describe, expect, test } from 'vitest';
import { memoryTray, trayPhoto } from '../../test/stand-in-tray.ts';
import { Tray } from './tray.ts';

/** Two items with two photos each, and the seller's words about both. */
async function openPair() {
  const memory = memoryTray();
  const tray = new Tray(memory.store, memory.incomingStore);
  await tray.load({ platform: 'eBay' });
  for (const id of ['1', '2', '3', '4']) await tray.putPhoto(trayPhoto(id));
  tray.addRows([
    { id: 'coat', photos: ['1', '2'], note: 'Coat' },
    { id: 'lamp', photos: ['3', '4'], note: 'Lamp', attempt: 'asked', handedTo: 'somebody' },
  ]);
  return { tray, memory };
}

const shown = (tray: Tray) =>
  tray.getState().rows.map(({ note, photos }) => `${note}: ${photos.join(' ')}`.replace('\n', ', '));

describe('items that were joined', () => {
  test('are parted again, each in its place and with its words', async () => {
    const { tray, memory } = await openPair();
    const undo = tray.join('coat', 'lamp');
    expect(shown(tray)).toEqual(['Lamp, Coat: 3 4 1 2']);
    undo?.();
    expect(shown(tray)).toEqual(['Coat: 1 2', 'Lamp: 3 4']);
    expect([...memory.rows.keys()].sort()).toEqual(['coat', 'lamp']);
    // The server was told to forget it: it is asked for anew.
    expect(tray.findRow('lamp')).toMatchObject({ attempt: '', handedTo: '' });
  });

  test('keep what was done to them since', async () => {
    const { tray } = await openPair();
    const undo = tray.join('lamp', 'coat');
    tray.removePhoto('coat', '4');
    await tray.putPhoto(trayPhoto('5'));
    tray.changeRow('coat', { photos: ['1', '2', '3', '5'], note: 'Coat, torn' });
    undo?.();
    expect(shown(tray)).toEqual(['Coat, torn: 1 2 5', 'Lamp: 3']);
  });

  test('stay as they are where they are saved or gone', async () => {
    const { tray } = await openPair();
    const undo = tray.join('lamp', 'coat');
    tray.noteRow('coat', { saved: true });
    undo?.();
    expect(shown(tray)).toEqual(['Coat, Lamp: 1 2 3 4']);
    tray.removeRow('coat');
    undo?.();
    expect(shown(tray)).toEqual([]);
  });

  test('are not two where nothing was joined', async () => {
    const { tray } = await openPair();
    expect(tray.join('coat', 'coat')).toBeNull();
  });
});

test('a photo that was removed comes back to its place, or by itself where its item is gone', async () => {
  const { tray, memory } = await openPair();
  const undo = tray.removePhoto('coat', '1');
  expect(memory.photos.has('1')).toBe(false);
  undo();
  expect(shown(tray)).toEqual(['Coat: 1 2', 'Lamp: 3 4']);
  expect(memory.photos.has('1')).toBe(true);

  const again = tray.removePhoto('coat', '2');
  tray.removeRow('coat');
  again();
  expect(shown(tray)).toEqual(['Lamp: 3 4', ': 2']);
});
