import { expect, it } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import { readPages } from './read-pages.ts';

const endless = () => new AppError('bad-answer', 'It goes on and on.');

it('takes a list without an end for a failure, and not for all that there is', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => index);
  const reading = readPages(() => Promise.resolve({ rows, isLast: false }), endless);
  await expect(reading).rejects.toMatchObject({ code: 'bad-answer' });
});

it('ends where a page is empty, whatever it says of the next', async () => {
  const pages = [['a', 'b'], ['c'], []];
  const read = () => Promise.resolve({ rows: pages.shift() ?? [], isLast: false });
  expect(await readPages(read, endless)).toEqual(['a', 'b', 'c']);
});
