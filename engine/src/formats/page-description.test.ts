import { describe, expect, test } from 'vitest';
import { joinPage, splitPage } from './page-description.ts';

const parts = {
  bullets: ['Size: 240 x 10 mm', 'Fit: suits Maxx and Classixx machines', 'Material: grey rubber'],
  paragraph: 'Door gasket for a washing machine.',
  conditionNote: 'Bag opened, never fitted.\nNo clamp bands.',
};

describe('an Amazon description', () => {
  test('comes apart as it was joined', () => {
    expect(splitPage(joinPage(parts))).toEqual(parts);
  });

  test('is read with bullet marks, blank lines between bullets and the note on its own line', () => {
    const text =
      '• Size: 2 m\n\n- Colour: red\n\n* Cable included\n\nA lamp.\n\nMore of it.\n\nCondition note: Scratched.';
    expect(splitPage(text)).toEqual({
      bullets: ['Size: 2 m', 'Colour: red', 'Cable included'],
      paragraph: 'A lamp.\n\nMore of it.',
      conditionNote: 'Scratched.',
    });
  });

  test.each(['- Made in Wales\n- Hand wash', 'For: new parents\nHand wash'])(
    'takes %j behind a list that is marked otherwise for the paragraph',
    (paragraph) => {
      const text = `• Size: 2 m\n• Colour: red\n\n${paragraph}\n\nCondition note:\nNew.`;
      expect(splitPage(text)).toEqual({
        bullets: ['Size: 2 m', 'Colour: red'],
        paragraph,
        conditionNote: 'New.',
      });
    },
  );

  test('keeps a sentence with a colon as the paragraph', () => {
    const text =
      'Author: Robert C. Martin\nBinding: paperback\n\nClean Code: A Handbook of Agile Software Craftsmanship.';
    expect(splitPage(text).paragraph).toBe('Clean Code: A Handbook of Agile Software Craftsmanship.');
  });

  test('takes a lone line with a colon and a stop for the paragraph, and without a stop for a bullet', () => {
    expect(splitPage('Includes: case, strap and lid.')).toMatchObject({
      bullets: [],
      paragraph: 'Includes: case, strap and lid.',
    });
    expect(splitPage('Includes: case, strap and lid').bullets).toHaveLength(1);
  });

  test('may be one paragraph, one note, or nothing', () => {
    expect(splitPage('A lamp for a desk.').paragraph).toBe('A lamp for a desk.');
    expect(splitPage('Condition note:\nGood.')).toEqual({
      bullets: [],
      paragraph: '',
      conditionNote: 'Good.',
    });
    expect(splitPage('')).toEqual({ bullets: [], paragraph: '', conditionNote: '' });
    expect(joinPage({ bullets: [], paragraph: '', conditionNote: '' })).toBe('');
  });
});
