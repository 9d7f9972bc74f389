import { expect, test } from 'vitest';
import { topicsOf } from './amazon-topics.ts';

test('features stand under what they are about, the most told of first', () => {
  const { topics, others } = topicsOf([
    'Two-way brass zip',
    'Tartan lining',
    'Zip at the cuff',
    'Knee length',
  ]);
  expect(topics).toEqual([
    { header: 'Zip', features: ['Two-way brass zip', 'Zip at the cuff'] },
    { header: 'Lining', features: ['Tartan lining'] },
  ]);
  expect(others).toEqual(['Knee length']);
  expect(topicsOf(['Fits Golf Mk5']).topics).toEqual([{ header: 'Fits', features: ['Golf Mk5'] }]);
});

test('what is only mentioned names no topic', () => {
  expect(topicsOf(['Stainless bowl with handle', 'Console (the better battery one)']).topics).toEqual([]);
});

test('a feature without such a part stands under the kind of fact that it is', () => {
  const { topics } = topicsOf(['2 USB-A ports', 'Round', '14 day warranty']);
  expect(topics.map(({ header }) => header)).toEqual(['Connections', 'Shape', 'Warranty']);
});
