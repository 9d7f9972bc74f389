import { describe, expect, it } from 'vitest';
import { forgetTexts, rememberLast, rememberOne } from './remember.ts';

describe('what is remembered', () => {
  it('is read once, until it is forgotten', () => {
    const reads: unknown[] = [];
    const lengthOf = rememberLast((text) => reads.push(text));
    const ledger = {};
    const sizeOf = rememberOne((key: object) => reads.push(key));
    for (let n = 0; n < 2; n += 1) [lengthOf('a drill'), sizeOf(ledger)];
    expect(reads).toEqual(['a drill', ledger]);
    forgetTexts();
    lengthOf('a drill');
    sizeOf(ledger);
    expect(reads).toEqual(['a drill', ledger, 'a drill', ledger]);
  });
});
