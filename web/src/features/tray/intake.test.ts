import { afterEach, expect, test, vi } from 'vitest';
import { memoryTray } from '../../test/stand-in-tray.ts';
import { Intake, type IntakeParts } from './intake.ts';
import { Tray } from './tray.ts';

type Memory = ReturnType<typeof memoryTray>;
type Compress = IntakeParts['compress'];

const begun: Intake[] = [];
afterEach(() => {
  for (const intake of begun.splice(0)) intake.stop();
});

const nothing = new Blob();
const small = { blob: nothing, width: 1, height: 1 };
const hangs: Compress = () => new Promise(() => undefined);

/** A page with the tray open. */
async function openPage(memory: Memory, compress: Compress = async () => small) {
  const tray = new Tray(memory.store, memory.incomingStore);
  await tray.load({ platform: 'eBay' });
  const told: string[] = [];
  const parts = {
    compress,
    takePicture: async () => ({ thumb: nothing, colours: [] }),
    rest: () => undefined,
  };
  const intake = new Intake(tray, parts, (problem) => told.push(problem));
  begun.push(intake);
  intake.goOn();
  const names = () => [...tray.getState().photos.values()].map(({ name }) => name).sort();
  return { tray, intake, told, names };
}

const photos = (...names: string[]) => names.map((name) => ({ file: new File(['x'], name), row: '' }));
const FIVE = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];

test('photos come in, and nothing of how they came is left', async () => {
  const memory = memoryTray();
  const { intake, names } = await openPage(memory);
  intake.take(photos(...FIVE));
  await vi.waitFor(() => expect(names()).toEqual(FIVE));
  await vi.waitFor(() => expect(memory.files.size).toBe(0));
});

test('whoever comes back at once finds all that was dropped, also what was not kept yet', async () => {
  const memory = memoryTray();
  // A disk on which nothing is written before the page is left.
  const save = memory.incomingStore.save;
  let written: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    written = resolve;
  });
  memory.incomingStore.save = async (one) => {
    const saved = save(one);
    await slow;
    return saved;
  };
  const first = await openPage(memory, hangs);
  first.intake.take(photos(...FIVE));
  first.intake.stop();
  const second = await openPage(memory);
  written();
  await vi.waitFor(() => expect(second.names()).toEqual(FIVE));
});

test('leaving hands the signal to the compressor, and is no failed try', async () => {
  const memory = memoryTray();
  const signals: AbortSignal[] = [];
  const { intake } = await openPage(memory, (_file, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  intake.take(photos('1.jpg'));
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  intake.stop();
  expect(signals[0]?.aborted).toBe(true);
  expect([...memory.tries.values()]).toEqual([0]);
});

test('a photo with which the page ends is left out after two tries, and takes no other along', async () => {
  const memory = memoryTray();
  // As the page ends with it, it neither comes back nor is anything tidied up.
  const dies: Compress = async (file) =>
    file instanceof File && file.name === '1.jpg' ? hangs(file, new AbortController().signal) : small;
  const first = await openPage(memory, hangs);
  first.intake.take(photos(...FIVE));
  await vi.waitFor(() => expect(memory.files.size).toBe(5));
  await vi.waitFor(() => expect([...memory.tries.values()]).toEqual([1, 1]));
  const second = await openPage(memory, dies);
  await vi.waitFor(() => expect(second.names()).toEqual(['3.jpg', '4.jpg', '5.jpg']));
  await vi.waitFor(() => expect(Math.max(...memory.tries.values())).toBe(2));
  const third = await openPage(memory, dies);
  await vi.waitFor(() => expect(third.names()).toEqual(FIVE.slice(1)));
  expect(third.told).toEqual(['1.jpg: the page ended 2 times while it was taken in. It stayed out.']);
  await vi.waitFor(() => expect(memory.files.size).toBe(0));
});

test('one that cannot be kept is told of once, and the others are kept', async () => {
  const memory = memoryTray();
  const save = memory.incomingStore.save;
  memory.incomingStore.save = async (one) => {
    if (/[12]/.test(one.file.name)) throw new DOMException('full', 'QuotaExceededError');
    return save(one);
  };
  const { intake, told } = await openPage(memory, hangs);
  intake.take(photos(...FIVE));
  await vi.waitFor(() => expect(memory.files.size).toBe(3));
  expect(told).toEqual([
    'This browser keeps not all of these photos: do not close the page before they are in.',
  ]);
});

test('a photo that cannot be shown is named, and what is too many is told of', async () => {
  const memory = memoryTray();
  const { intake, told, tray } = await openPage(memory, async (file) => {
    if (file instanceof File && file.name === 'broken.jpg') throw new Error();
    return small;
  });
  intake.take(photos('broken.jpg', ...Array.from({ length: 210 }, (_, at) => `${at}.jpg`)));
  await vi.waitFor(() => expect(tray.getState().incoming).toEqual([]));
  expect(told).toEqual([
    'A tray holds 200 photos: the others stayed out.',
    'broken.jpg: Failed to process images.',
  ]);
});
