import { describe, expect, it } from 'vitest';
import { forgetTexts, rememberLast, rememberOne } from './remember.ts';

describe('what is remembered', () => {
  it('is read once, until it is forgotten', () => {
    const reads: unknown[] = [];
    const lengthOf = rememberLast((text) => reads.push(text));
    const item = {};
    const sizeOf = rememberOne((key: object) => reads.push(key));
    for (let n = 0; n < 2; n += 1) [lengthOf('a drill'), sizeOf(item)];
    expect(reads).toEqual(['a drill', item]);
    forgetTexts();
    lengthOf('a drill');
    sizeOf(item);
    expect(reads).toEqual(['a drill', item, 'a drill', item]);
  });
});
