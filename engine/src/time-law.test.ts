// The sixth property of docs/engine.md: time grows with the length of a text and no faster, whatever is repeated in it.
import { listingFormSchema } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { checkClaims } from './claims/check-claims.ts';
import { generateListing } from './generate.ts';
import { forgetTexts } from './text/remember.ts';
import { readItem } from './values/read-item.ts';
import { readNote } from './values/read-note.ts';

const SHORT = 3_000;
const TIMES = 4;
/** Twice the growth of the text: what is looked through again for each of its words would be near sixteen. */
const MOST_GROWTH = 8;
/** Below this the clock is too coarse to tell, and nobody waits for it. */
const LEAST_MS = 10;
const TRIES = 3;

const base = listingFormSchema.parse({
  platform: 'eBay',
  itemName: 'Wool coat',
  features: '-',
  condition: 'used-good',
});
const DOORS = {
  'a listing': (features: string) =>
    generateListing({ ...base, features }, { variant: 'v1', currency: 'GBP (£)' }),
  'a note': (text: string) => readNote(text, 'GBP'),
  'the claims': (description: string) =>
    checkClaims({ title: 'Wool coat', description, tags: [] }, readItem({ ...base, features: description })),
};

/** Values with and without their labels, amounts, cues, nouns, marks, contacts, lines and words without an end. */
const SCRAPS = [
  ...['50% wool ', 'Size M ', 'Size: M, ', 'L ', 'red, ', '(red) ', 'red/blue ', '10 cm x ', 'Nike ', 'new '],
  ...['£5 ', 'asking 5 ', 'cash only ', 'postage £5 ', '07700 900 123, ', 'a@b.c ', 'www.a.b ', 'IMEI '],
  ...['red or blue ', 'not ', 'not wool, ', 'no scratches ', 'with leather ', 'I wear M ', 'fits iPhone 12 '],
  ...['coat ', 'new coat, ', 'wool. ', 'a\n', 'and ', '#redwool ', '((', '- ', '"', '👍'],
  ...['a', 'ä', '1', '1 ', '½', 'Ab', 'Schrank', 'in goodHeight: 5cm'],
  ...['שלום ', '１', '1\u200b', 'a1', '0o', '07-', '<b>1</b>', '&#49;', 'one ', '.de ', 'visit a.de '],
];

function processorMs(door: (text: string) => unknown, text: string): number {
  forgetTexts();
  const before = process.cpuUsage();
  door(text);
  return process.cpuUsage(before).user / 1000;
}

/** The least of several tries: a collection of garbage falls into any of them, and into all of them never. */
function growthOf(door: (text: string) => unknown, scrap: string): number {
  const short = scrap.repeat(Math.ceil(SHORT / scrap.length));
  const least = (text: string) => Math.min(...Array.from({ length: TRIES }, () => processorMs(door, text)));
  return least(short.repeat(TIMES)) / Math.max(LEAST_MS, least(short));
}

test.each(Object.entries(DOORS))(
  '%s of a text four times as long takes four times as long',
  (_name, door) => {
    for (const scrap of SCRAPS) door(scrap.repeat(40));
    const slow = SCRAPS.filter(
      (scrap) => growthOf(door, scrap) > MOST_GROWTH && growthOf(door, scrap) > MOST_GROWTH,
    );
    expect(slow).toEqual([]);
  },
);
