// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HANGERLY } from '../../../../../engine/src/test/hangerly/index.ts';
import { Preview } from './preview.tsx';

afterEach(cleanup);

const LISTING = {
  title: 'Navy quilted jacket',
  description: 'Warm and hardly worn, with a small hole in the left pocket.',
  tags: ['jacket'],
};

it('draws a listing by the definition of its marketplace alone', () => {
  render(<Preview listing={LISTING} marketplace={HANGERLY} condition="used-good" price="£30" />);
  expect(screen.getByText(/a listing on Hangerly, on a phone/)).toBeDefined();
  expect(screen.getByText(/^Navy.{0,7}…$/)).toBeDefined();
  expect(screen.getByText('Condition: Loved')).toBeDefined();
  expect(screen.getByText('Unfold')).toBeDefined();
  expect(screen.getByText(/left pocket.*#jacket/s)).toBeDefined();
});
