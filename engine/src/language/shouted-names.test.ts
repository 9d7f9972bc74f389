import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeThing } from '../test/write-thing.ts';
import { tidySentence } from './tidy.ts';

describe('capitals', () => {
  it('change in words of nothing but capitals alone, and in no calm line of a text that shouts', () => {
    const word = fc.constantFrom('GOOD', 'iPhone', 'Ladybird', 'BOOKS', 'and', 'LeCreuset', 'SOLD', 'From');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const raw = words.join(' ');
        const said = tidySentence(raw, {
          language: 'en',
          shouted: true,
          names: new Map(),
          stop: false,
        }).split(' ');
        for (const [at, one] of words.entries())
          if (at > 0 && /\p{Ll}/u.test(one)) expect(said[at]).toBe(one);
      }),
    );
  });

  it('that we gave a shouted name stay in the title', () => {
    const { description } = writeThing({
      itemName: 'JOB LOT 23 HORNSEA BOOKS',
      features: 'SOLD AS ONE LOT OF BOOKS. MOST OF THE HORNSEA ONES ARE 1960S-70S WITH MATT COVERS.',
    }).listing;
    expect(description).toContain('Sold as one lot of books. Most of the Hornsea ones are 1960s-70s');
  });
});

describe('signs of a list', () => {
  it('stay where a plus stands beside a minus', () => {
    const features = 'My bike.\n+ bell works\n+ new tyres\n- scratched frame\n- flat tube\nAsk me.';
    const { description } = writeThing({ itemName: 'Bike', features }).listing;
    expect(description).toMatch(/^\+ Bell works$/m);
    expect(description).toMatch(/^- Scratched frame$/m);
  });
});
