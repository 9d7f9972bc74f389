import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldBlanks, isTidy, isWhiteSpace, splitAtBlanks } from './blanks.ts';

const texts = fc
  .array(
    fc.constantFrom('a', 'Bc', ' ', '  ', '\n', '\t', '\u00a0', '\u3000', '\ufeff', '\u00ad', 'é', '–', '😀'),
  )
  .map((parts) => parts.join(''));

describe('white space', () => {
  it('is what patterns take for it', () => {
    for (let code = 0; code <= 0xffff; code += 1)
      expect(isWhiteSpace(code)).toBe(/\s/.test(String.fromCharCode(code)));
  });

  it('parts a text as a pattern does', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(splitAtBlanks(text)).toEqual(text.split(/\s+/));
      }),
    );
  });

  it('is folded as a pattern does it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldBlanks(text)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  it('leaves nothing to tidy in a tidy text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        if (isTidy(text)) expect(text).toMatch(/^(?:[^\s\p{C}]+(?: [^\s\p{C}]+)*)?$/u);
      }),
    );
    expect(isTidy('Sage green – “C42” £45')).toBe(true);
  });
});
