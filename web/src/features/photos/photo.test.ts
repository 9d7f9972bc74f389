import { expect, test } from 'vitest';
import { movePhoto, storedPhoto } from './photo.ts';

const PHOTOS = ['a', 'b', 'c'].map((id) => storedPhoto(id, `/photos/${id}.jpg`));
const order = (id: string, to: number) =>
  movePhoto(PHOTOS, id, to)
    .map((photo) => photo.id)
    .join('');

test('a photo moves to another place, and the others close up', () => {
  expect([order('c', 0), order('a', 2), order('a', 1)]).toEqual(['cab', 'bca', 'bac']);
});

test('past the ends it stays at the end', () => {
  expect([order('a', -1), order('c', 9), order('unknown', 0)]).toEqual(['abc', 'abc', 'abc']);
});
