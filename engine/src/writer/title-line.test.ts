import { describe, expect, test } from 'vitest';
import { TitleLine } from './title-line.ts';

function line(max = 80) {
  return new TitleLine({ max, maxWords: 20, titleCase: true, clean: (word) => word, read: new Map() });
}

describe('a title line', () => {
  test('says no word twice, whatever its case, hyphens or plural', () => {
    const title = line();
    title.addWords('Sony Sony WH-1000XM4 wireless headphones black WH1000XM4 headphone');
    expect(title.toString()).toBe('Sony WH-1000XM4 Wireless Headphones Black');
  });

  test('knows a compound from its parts and parts from their compound', () => {
    const title = line();
    title.addWords('electric lawnmower');
    expect(title.addNews('lawn mower')).toBe(false);
    const other = line();
    other.addWords('lawn mower');
    expect(other.addWhole('lawnmower')).toBe(false);
  });

  test('adds of a keyword only what is new', () => {
    const title = line();
    title.addWords('Apple iPhone 13');
    title.addNews('unlocked iphone');
    title.addNews('apple phone');
    expect(title.toString()).toBe('Apple iPhone 13 Unlocked Phone');
  });

  test('shows where a single word had to be cut', () => {
    const cut = new TitleLine({
      max: 12,
      maxWords: 9,
      titleCase: true,
      clean: (word) => word,
      read: new Map(),
      cutMark: '...',
    });
    cut.addWords('Sammlerstückkonvolut');
    expect(cut.toString()).toBe('Sammlerst...');
  });

  test('never ends in a connective or half a measurement', () => {
    const cut = line(24);
    cut.addWords('Canvas tote bag with leather handles');
    expect(cut.toString()).toBe('Canvas Tote Bag');
    const half = line(15);
    half.addWords('Round table 110 cm wide');
    expect(half.toString()).toBe('Round Table');
  });

  test('takes a size whole or not at all', () => {
    const title = line(23);
    title.addWords('Leather ankle boots');
    expect(title.addWhole('UK 6')).toBe(false);
    expect(title.addWhole('39')).toBe(true);
    expect(title.toString()).toBe('Leather Ankle Boots 39');
  });

  test('cuts a single endless word rather than staying empty', () => {
    const title = line(10);
    title.addWords('a'.repeat(40));
    expect(title.toString().length).toBe(10);
  });
});
