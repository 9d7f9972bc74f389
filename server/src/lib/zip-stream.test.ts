import { expect, it, onTestFinished, vi } from 'vitest';
import { readZip } from '../test/read-zip.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const MODIFIED_AT = new Date('2026-11-21T09:00:00Z');

async function* listEntries(count: number, content: ZipEntry['content']): AsyncGenerator<ZipEntry> {
  for (let n = 0; n < count; n += 1) yield { name: `${n}.txt`, content };
}

async function* words(): AsyncGenerator<string> {
  yield 'some ';
  yield 'words';
}

it('holds any number of entries without one more listener for each', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  const archive = await new Response(zipStream(listEntries(50, words), MODIFIED_AT)).arrayBuffer();
  expect(readZip(Buffer.from(archive)).get('49.txt')?.toString()).toBe('some words');
  // Warnings are told of a turn later.
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});

it('reads no further when whoever takes it has left', async () => {
  const left = vi.fn();
  const asked = vi.fn();
  async function* endless(): AsyncGenerator<Uint8Array> {
    asked();
    try {
      while (true) yield crypto.getRandomValues(new Uint8Array(65_536));
    } finally {
      left();
    }
  }
  const reader = zipStream(listEntries(3, endless), MODIFIED_AT).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => left).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledOnce();
});
