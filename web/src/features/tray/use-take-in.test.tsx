// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryTray } from '../../test/stand-in-tray.ts';
import { Tray } from './tray.ts';
import { useTakeIn } from './use-take-in.ts';

afterEach(cleanup);

const nothing = new Blob();
const PARTS = {
  compress: async () => ({ blob: nothing, width: 1, height: 1 }),
  takePicture: async () => ({ thumb: nothing, colours: [] }),
  rest: () => undefined,
};

/** The screen of a tray that is not loaded yet. */
function openScreen() {
  const memory = memoryTray();
  const tray = new Tray(memory.store, memory.incomingStore);
  const heard: string[] = [];
  const onMore = () => {
    heard.push('more');
    tray.setSettings({ isWriting: false });
  };
  const options = { onMore, onTable: () => heard.push('table') };
  const { result } = renderHook(() => useTakeIn(tray, PARTS, options));
  const names = () => [...tray.getState().photos.values()].map(({ name }) => name).sort();
  return { memory, tray, heard, names, result };
}

const drop = (...files: File[]) =>
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], items: [], files } });
const photo = (name: string) => new File(['x'], name);

test('what is dropped before the tray is loaded comes in once, and changes nothing that was kept', async () => {
  const { memory, tray, names } = openScreen();
  const kept = { ...tray.getState().settings, platform: 'Vinted' };
  await memory.store.saveSettings(kept);
  drop(photo('1.jpg'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(memory.files.size).toBe(0);
  await act(() => tray.load({ platform: 'eBay' }));
  await waitFor(() => expect(names()).toEqual(['1.jpg']));
  expect(tray.getState().settings).toMatchObject({ platform: 'Vinted' });
  expect((await memory.store.load()).settings).toMatchObject({ platform: 'Vinted' });
});

test('photos that are dropped beside a table come in with it', async () => {
  const { tray, names, heard } = openScreen();
  await act(() => tray.load({ platform: 'eBay' }));
  drop(photo('1.jpg'), new File(['Name\nCoat'], 'list.csv'), photo('2.jpg'));
  await waitFor(() => expect(heard).toEqual(['more', 'table']));
  await waitFor(() => expect(names()).toEqual(['1.jpg', '2.jpg']));
});

test('what holds no photos does not stop the writing', async () => {
  const { tray, heard, result } = openScreen();
  await act(() => tray.load({ platform: 'eBay' }));
  drop(new File(['x'], 'none.zip'));
  await waitFor(() => expect(result.current.isOpening).toBe(true));
  await waitFor(() => expect(result.current.isOpening).toBe(false));
  expect(heard).toEqual([]);
  // A toast would go before a long list of them is read.
  expect(result.current.problems).toHaveLength(1);
  act(() => result.current.forgetProblems());
  expect(result.current.problems).toEqual([]);
});

test('two photos that are taken right after one another are of one item, until the next item', async () => {
  const { tray, result } = openScreen();
  await act(() => tray.load({ platform: 'eBay' }));
  act(() => result.current.takeShot([photo('1.jpg')]));
  act(() => result.current.takeShot([photo('2.jpg')]));
  act(() => result.current.nextItem());
  act(() => result.current.takeShot([photo('3.jpg')]));
  await waitFor(() => expect(tray.getState().incoming).toEqual([]));
  expect(tray.getState().rows.map(({ photos }) => photos.length)).toEqual([2, 1]);
});
