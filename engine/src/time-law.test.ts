// The sixth property of docs/engine.md: time grows with the length of a text and no faster, whatever is repeated in it.
import { listingFormSchema } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { checkClaims } from './claims/check-claims.ts';
import { generateListing } from './generate.ts';
import { splitSentences } from './language/sentences.ts';
import { forgetTexts } from './text/remember.ts';
import { readItem } from './values/read-item.ts';
import { readNote } from './values/read-note.ts';

/** How long a text is, and how many times as long it grows. */
const OF_ALL_PASSES = { short: 3_000, times: 4 };
/** What one pass alone takes is lost in what all of them take, unless it is given more. */
const OF_ONE_PASS = { short: 10_000, times: 16 };
/** What is looked through again for each of its words takes the square of the times. */
const MOST_TIMES = 2;
/** Below this the clock is too coarse to tell, and nobody waits for it. */
const LEAST_MS = 10;
const TRIES = 3;

const base = listingFormSchema.parse({
  platform: 'eBay',
  itemName: 'Wool coat',
  features: '-',
  condition: 'used-good',
});

interface Door {
  open: (text: string) => unknown;
  short: number;
  times: number;
}

const DOORS: Readonly<Record<string, Door>> = {
  'the listing': {
    open: (features) => generateListing({ ...base, features }, { variant: 'v1', currency: 'GBP (£)' }),
    ...OF_ALL_PASSES,
  },
  'the note': { open: (text) => readNote(text, 'GBP'), ...OF_ALL_PASSES },
  'the claims': {
    open: (description) =>
      checkClaims(
        { title: 'Wool coat', description, tags: [] },
        readItem({ ...base, features: description }),
      ),
    ...OF_ALL_PASSES,
  },
  'the sentences': { open: splitSentences, ...OF_ONE_PASS },
};

/** Values with and without their labels, amounts, cues, nouns, marks, contacts, lines and words without an end. */
const SCRAPS = [
  ...['50% wool ', 'Size M ', 'Size: M, ', 'L ', 'red, ', '(red) ', 'red/blue ', '10 cm x ', 'Nike ', 'new '],
  ...['£5 ', 'asking 5 ', 'cash only ', 'postage £5 ', '07700 900 123, ', 'a@b.c ', 'www.a.b ', 'IMEI '],
  ...['red or blue ', 'not ', 'not wool, ', 'no scratches ', 'with leather ', 'I wear M ', 'fits iPhone 12 '],
  ...[
    'coat ',
    'new coat, ',
    'wool. ',
    'a\n',
    'and ',
    '#redwool ',
    '((',
    '- ',
    '"',
    '👍',
    'Lovely dress 😍',
    '• a ',
    '- Ab: a ',
  ],
  ...['a', 'ä', '1', '1 ', '½', 'Ab', 'Schrank', 'in goodHeight: 5cm'],
  ...['שלום ', '１', '1\u200b', 'a1', '0o', '07-', '<b>1</b>', '&#49;', 'one ', '.de ', 'visit a.de '],
  ...['A.', 'A-', 'A/', '1/', '1-', 'a-', "a'", 'a.', '1.', '1,', 'A1.', 'x1/'],
];

function processorMs({ open }: Door, text: string): number {
  forgetTexts();
  const before = process.cpuUsage();
  open(text);
  return process.cpuUsage(before).user / 1000;
}

/**
 * Whether every try of the long one takes more than `most` times what the short one took at the least: a collection of
 * garbage falls into any try, and into all of them never. One that is quick enough needs no other.
 */
function isSlower(most: number, short: () => number, long: () => number): boolean {
  const tries = Array.from({ length: TRIES });
  const least = Math.max(LEAST_MS, Math.min(...tries.map(short)));
  return tries.every(() => long() > most * least);
}

test.each(Object.entries(DOORS))(
  '%s of a text: the time grows with its length and no faster',
  (_name, door) => {
    for (const scrap of SCRAPS) door.open(scrap.repeat(40));
    const isSlow = (scrap: string) => {
      const short = scrap.repeat(Math.ceil(door.short / scrap.length));
      const long = short.repeat(door.times);
      const ms = (text: string) => () => processorMs(door, text);
      return isSlower(MOST_TIMES * door.times, ms(short), ms(long));
    };
    expect(SCRAPS.filter((scrap) => isSlow(scrap) && isSlow(scrap))).toEqual([]);
  },
);

const ROWS = ['-', '/', '.', ',', '!', '|', ' -', '😍', '1', '1-', '1/', 'a.', '(', '"', '_', '*', '=', '+'];

test.each(['features', 'itemName', 'make', 'modelNumber', 'keywords', 'targetBuyer'] as const)(
  'a row of any sign in %s takes no power of its length',
  (field) => {
    const open = (row: string, signs: number) =>
      generateListing(
        { ...base, [field]: `SOLD COAT ${row.repeat(signs)}x SEEN` },
        { variant: 'v1', currency: 'GBP (£)' },
      );
    const ms = (row: string, signs: number) => () =>
      processorMs({ ...OF_ALL_PASSES, open: () => open(row, signs) }, '');
    for (const row of ROWS) open(row, 4);
    // Twice to the power of fourteen, where a pattern tries every way of parting the row.
    expect(ROWS.filter((row) => isSlower(8, ms(row, 14), ms(row, 28)))).toEqual([]);
  },
);
