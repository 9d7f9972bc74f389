import { describe, expect, test } from 'vitest';
import { joinAmazonDescription, splitAmazonDescription } from './amazon-description.ts';

const parts = {
  bullets: ['Size: 240 x 10 mm', 'Fit: suits Maxx and Classixx machines', 'Material: grey rubber'],
  paragraph: 'Door gasket for a washing machine.',
  conditionNote: 'Bag opened, never fitted.\nNo clamp bands.',
};

describe('an Amazon description', () => {
  test('comes apart as it was joined', () => {
    expect(splitAmazonDescription(joinAmazonDescription(parts))).toEqual(parts);
  });

  test('is read with bullet marks, blank lines between bullets and the note on its own line', () => {
    const text =
      '• Size: 2 m\n\n- Colour: red\n\n* Cable included\n\nA lamp.\n\nMore of it.\n\nCondition note: Scratched.';
    expect(splitAmazonDescription(text)).toEqual({
      bullets: ['Size: 2 m', 'Colour: red', 'Cable included'],
      paragraph: 'A lamp.\n\nMore of it.',
      conditionNote: 'Scratched.',
    });
  });

  test.each(['- Made in Wales\n- Hand wash', 'For: new parents\nHand wash'])(
    'takes %j behind a list that is marked otherwise for the paragraph',
    (paragraph) => {
      const text = `• Size: 2 m\n• Colour: red\n\n${paragraph}\n\nCondition note:\nNew.`;
      expect(splitAmazonDescription(text)).toEqual({
        bullets: ['Size: 2 m', 'Colour: red'],
        paragraph,
        conditionNote: 'New.',
      });
    },
  );

  test('keeps a sentence with a colon as the paragraph', () => {
    const text =
      'Author: Robert C. Martin\nBinding: paperback\n\nClean Code: A Handbook of Agile Software Craftsmanship.';
    expect(splitAmazonDescription(text).paragraph).toBe(
      'Clean Code: A Handbook of Agile Software Craftsmanship.',
    );
  });

  test('may be one paragraph, one note, or nothing', () => {
    expect(splitAmazonDescription('A lamp for a desk.').paragraph).toBe('A lamp for a desk.');
    expect(splitAmazonDescription('Condition note:\nGood.')).toEqual({
      bullets: [],
      paragraph: '',
      conditionNote: 'Good.',
    });
    expect(splitAmazonDescription('')).toEqual({ bullets: [], paragraph: '', conditionNote: '' });
    expect(joinAmazonDescription({ bullets: [], paragraph: '', conditionNote: '' })).toBe('');
  });
});
