import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<ul><li>x</li><li>y</li></ul>', '- x\n- y'],
    ['<script>alert(1)</script>ok', 'ok'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;ok', 'ok'],
    ['<scr<i></i>ipt>alert(1)</script>', ''],
    ['<script>never closed', ''],
    ['<!-- hidden -->seen', 'seen'],
    ['Salt &amp; pepper &#163;5 &#x20AC;6', 'Salt & pepper £5 €6'],
    ['size < 10 and > 5, I <3 it', 'size < 10 and > 5, I <3 it'],
    ['5\u0000\u0007cm\r\nwide', '5cm\nwide'],
    ['**Bold** words', 'Bold words'],
  ])('makes %j into %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('leaves no opening of a tag in any text', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      'script',
      'b',
      'a href=x',
      '&lt;',
      '&#60;',
      '&amp;lt;',
      '!--',
      ' ',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<[a-z/!?]/i);
      }),
      { numRuns: 3_000 },
    );
  });
});
