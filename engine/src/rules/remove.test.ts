import { describe, expect, test } from 'vitest';
import { findContacts, findOffPlatform } from '../text/contact.ts';
import { removeClauses, removeWords } from './remove.ts';

function cleaned(text: string): string {
  return removeClauses(
    removeClauses(text, findContacts(text)),
    findOffPlatform(removeClauses(text, findContacts(text))),
  );
}

describe('taking contact details out of a description', () => {
  test.each([
    [
      'Works well, one scratch. Any questions dave.t480@example.com is quicker than here. Comes with charger.',
      'Works well, one scratch. Comes with charger.',
    ],
    [
      '12 terracotta pots. Collection S10. Ring Barry 07700 900388 after 6',
      '12 terracotta pots. Collection S10.',
    ],
    [
      'Battery holds charge - call me anytime - and the strap is included.',
      'Battery holds charge - and the strap is included.',
    ],
    [
      'Hand thrown.\n\nCommissions - DM me on insta @pots.example ;)\n\nHand wash.',
      'Hand thrown.\n\nHand wash.',
    ],
    ['Teak (call me on 07700 900142) with four drawers.', 'Teak with four drawers.'],
    ['One handle is loose, ring me on 07700 900142.', 'One handle is loose.'],
    ['Message me for a better price, and I can post it.', 'I can post it.'],
    ['- Zip works\n- Email a@example.com\n- No stains', '- Zip works\n\n- No stains'],
    [
      '状態は良好です。連絡は電話090-1234-5678まで。付属品はケーブルです。',
      '状態は良好です。付属品はケーブルです。',
    ],
    ['Size 6, no box.', 'Size 6, no box.'],
  ])('%j', (text, kept) => {
    expect(cleaned(text)).toBe(kept);
  });

  test('keeps what else a long sentence says', () => {
    const text =
      'This is a long sentence about a teak sideboard with four drawers that all run well and a carved handle on each call me on 07700 900142';
    expect(cleaned(text)).toContain('carved handle on each');
    expect(cleaned(text)).not.toContain('07700');
  });
});

test('a title loses the words that lead up to a number with it', () => {
  const title = 'iPhone 13 128GB call 07700 900142';
  expect(removeWords(title, findContacts(title)).trim()).toBe('iPhone 13 128GB');
});
