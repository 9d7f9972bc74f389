import { expect, test } from 'vitest';
import { readKind } from './image-file.ts';

const HEADS = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  heic: '\0\0\0\x18ftypheic\0\0\0\0',
  other: 'GIF89a',
};

function fileOf(head: string, name = 'photo.jpg') {
  return new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' });
}

for (const [kind, head] of Object.entries(HEADS)) {
  test(`knows ${kind} by its content, whatever its name says`, async () => {
    expect(await readKind(fileOf(head))).toBe(kind);
  });
}

test('a page, a video and an empty file are none', async () => {
  for (const head of [
    '<!doctype html><script>',
    '%PDF-1.7\n',
    '\0\0\0\x18ftypisom\0\0\0\0',
    '',
    'RIFF\x24\0\0\0WAVEfmt ',
  ]) {
    expect(await readKind(fileOf(head))).toBe('other');
  }
});
