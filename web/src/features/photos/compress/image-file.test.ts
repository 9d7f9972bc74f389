import { expect, test } from 'vitest';
import { readKind } from './image-file.ts';

const HEADS = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  heic: '\0\0\0\x18ftypheic\0\0\0\0',
  pdf: '%PDF-1.7\n',
  video: '\0\0\0\x18ftypisom\0\0\0\0',
  empty: '',
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

test('a page, a sound and another kind of picture are none', async () => {
  for (const head of ['<!doctype html><script>', 'RIFF\x24\0\0\0WAVEfmt ', '\0\0\0\x18ftypavif\0\0\0\0']) {
    expect(await readKind(fileOf(head))).toBe('other');
  }
});

test('films of phones, cameras and the web are told from photos', async () => {
  for (const head of ['\0\0\0\x14ftypqt  \0\0\0\0', '\x1a\x45\xdf\xa3\x9f', 'RIFF\x24\0\0\0AVI LIST']) {
    expect(await readKind(fileOf(head))).toBe('video');
  }
});
