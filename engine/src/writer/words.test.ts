import { describe, expect, test } from 'vitest';
import { article, capitalised, fragment, sentence, titleCaseWord, uncapitalised, wordKey } from './words.ts';

describe('words', () => {
  test.each([
    ['WH-1000XM4', 'WH1000XM4'],
    ["Levi's", 'levis'],
    ['headphones', 'headphone'],
    ['Fjällräven', 'Fjallraven'],
    ["De'Longhi", 'Delonghi'],
    ['boxes', 'box'],
  ])('%s counts as %s', (one, other) => {
    expect(wordKey(one)).toBe(wordKey(other));
  });

  test.each([
    ['iPhone 13', 'an'],
    ['Barbour jacket', 'a'],
    ['USB hub', 'a'],
    ['LG TV', 'an'],
    ['HB-47 hood', 'an'],
    ['8-piece set', 'an'],
    ['18V drill', 'an'],
    ['hour glass', 'an'],
    ['unused lamp', 'an'],
    ['used lamp', 'a'],
    ['one-off print', 'a'],
    ['European map', 'a'],
    ['oak table', 'an'],
    ['MK tote', 'an'],
  ])('"%s" takes "%s"', (phrase, expected) => {
    expect(article(phrase)).toBe(expected);
  });

  test('a sentence has one capital in front and one stop at its end', () => {
    expect(sentence('small hole under the arm', '.')).toBe('Small hole under the arm.');
    expect(sentence('Sold as seen.', '.')).toBe('Sold as seen.');
    expect(sentence('usb-c cable,', '.')).toBe('Usb-c cable.');
    expect(sentence('電池カバーなし', '。')).toBe('電池カバーなし。');
  });

  test('a fragment keeps the stop of an abbreviation', () => {
    expect(fragment('Battery cover missing.')).toBe('Battery cover missing');
    expect(fragment('11 cm approx.')).toBe('11 cm approx.');
  });

  test('names keep their case inside a sentence, ordinary words lose it', () => {
    const names = new Set(['sony']);
    expect(uncapitalised('Carry case', names)).toBe('carry case');
    expect(uncapitalised('Sony cable', names)).toBe('Sony cable');
    expect(uncapitalised('USB cable', names)).toBe('USB cable');
    expect(uncapitalised('GoPro mount', names)).toBe('GoPro mount');
  });

  test('brands that begin in lower case stay so', () => {
    expect(capitalised('iPhone case')).toBe('iPhone case');
    expect(capitalised('carry case')).toBe('Carry case');
    expect(titleCaseWord('iPhone', true)).toBe('iPhone');
    expect(titleCaseWord('hand-knitted', false)).toBe('Hand-Knitted');
    expect(titleCaseWord('with', false)).toBe('with');
  });
});
