import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTidy } from './blanks.ts';

const texts = fc
  .array(
    fc.constantFrom('a', 'Bc', ' ', '  ', '\n', '\t', '\u00a0', '\u3000', '\ufeff', '\u00ad', 'é', '–', '😀'),
  )
  .map((parts) => parts.join(''));

describe('white space', () => {
  it('leaves nothing to tidy in a tidy text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        if (isTidy(text)) expect(text).toMatch(/^(?:[^\s\p{C}]+(?: [^\s\p{C}]+)*)?$/u);
      }),
    );
    expect(isTidy('Sage green – “C42” £45')).toBe(true);
  });
});
