import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOutsideQuotation, startOutsideQuotation } from './quotations.ts';

const MARKS = ['“”', '„“', '«»', '‘’', '""', "''"];
const words = fc.array(fc.constantFrom('oak', 'the', 'harbour', 'kids', 'of'), {
  minLength: 1,
  maxLength: 5,
});
const said = words.map((all) => all.join(' '));

test('what is cut out of a text holds a quotation whole or not at all, or is a part of it', () => {
  fc.assert(
    fc.property(
      said,
      said,
      said,
      fc.constantFrom(...MARKS),
      fc.nat(),
      (before, inner, after, marks, seed) => {
        const quotation = `${marks[0]}${inner}${marks[1]}`;
        const text = `${before} ${quotation} ${after}`;
        const from = before.length + 1;
        const behind = from + quotation.length;
        const within = from + 1 + (seed % (quotation.length - 1));
        expect(endOutsideQuotation(text, { start: 0, end: within }, text.length)).toBe(behind);
        expect(endOutsideQuotation(text, { start: 0, end: within }, behind - 1)).toBe(from);
        expect(startOutsideQuotation(text, { start: within, end: behind })).toBe(from);
        expect(startOutsideQuotation(text, { start: within, end: behind - 1 })).toBe(within);
      },
    ),
  );
});

test('inches and apostrophes quote nothing', () => {
  for (const text of ['15" laptop, 12" stand', "kids' shoes of the '90s, boys' size"])
    for (let end = 1; end < text.length; end += 1)
      expect(endOutsideQuotation(text, { start: 0, end }, text.length)).toBe(end);
});
