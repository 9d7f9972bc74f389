import { describe, expect, it } from 'vitest';
import { plural } from './plural.ts';

describe('plural', () => {
  it.each([
    ['boot', 'boots'],
    ['scarf', 'scarves'],
    ['kitchen knife', 'kitchen knives'],
    ['camera lens', 'camera lenses'],
    ['computer mouse', 'computer mice'],
    ['battery', 'batteries'],
    ['maxi dress', 'maxi dresses'],
    ['chest of drawers', 'chests of drawers'],
    ['wheel or tyre', 'wheels or tyres'],
    ['jeans', 'jeans'],
    ['cutlery', 'cutlery'],
    ['office equipment', 'office equipment'],
  ])('makes %s into %s', (noun, expected) => {
    expect(plural(noun)).toBe(expected);
  });
});
