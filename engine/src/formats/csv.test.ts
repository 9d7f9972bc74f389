import { type ItemSpecific, type SellerAnswer, unsaidCondition } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { csvBranding, csvHead, csvListing } from './csv.ts';

const LISTING = {
  title: 'Drill',
  description: 'Works.',
  tags: ['drill', 'tool'],
  originalFormInput: { platform: 'eBay', condition: 'for-parts' },
  origin: { answers: [] as SellerAnswer[] },
  suggestedPriceRange: '£10 – £20',
  timestamp: '2026-11-21T06:31:19.000Z',
} as const;
const row = (changes: object) => csvListing({ ...LISTING, tags: [...LISTING.tags], ...changes });

describe('the CSV of saved listings', () => {
  it('has the seven columns', () => {
    expect(csvHead()).toBe('\ufefftitle,description,tags,platform,condition,suggested_price,date_saved\r\n');
    expect(row({})).toBe(
      'Drill,Works.,drill; tool,eBay,For Parts/Not Working,£14 (£10 – £20),2026-11-21\r\n',
    );
    expect(csvBranding().split(',')).toHaveLength(7);
  });

  it('has category and item specifics where they are asked for, what is certain, harmless as well', () => {
    expect(csvHead(true)).toMatch(/,date_saved,category,item_specifics\r\n$/);
    expect(csvBranding(true).split(',')).toHaveLength(9);
    const brand: ItemSpecific = {
      id: 'brand',
      label: '=Brand',
      askedBy: 'form',
      entry: 'type',
      state: 'certain',
      values: [{ value: '=1', origin: 'given', answer: { kind: 'brand', value: '=1' } }],
      likely: [],
      answerAs: { kind: 'brand' },
    };
    const category = { id: 'a', path: 'Tools > Drills', certainty: 'likely' } as const;
    const specifics: ItemSpecific[] = [brand, { ...brand, values: [], state: 'unknown' }];
    expect(csvListing({ ...LISTING, tags: [] }, { category, specifics })).toMatch(
      /,Tools > Drills,'=Brand: =1\r\n$/,
    );
  });

  it('leaves a condition out that nobody chose, and has the one that was answered', () => {
    const unsaid = unsaidCondition('for-parts');
    expect(row({ origin: { answers: [unsaid] } })).toContain(',eBay,,£14 (£10');
    const answers = [unsaid, { kind: 'condition', value: 'new', holds: true }];
    expect(row({ origin: { answers } })).toContain(',eBay,New,£14 (£10');
  });

  it('says N/A where there is no price', () => {
    expect(row({ suggestedPriceRange: ' ' })).toContain(',N/A,');
  });

  it.each([
    ['a, b', '"a, b"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
  ])('quotes %j', (title, cell) => {
    expect(row({ title }).startsWith(`${cell},Works.`)).toBe(true);
  });

  it.each(['=1+1', '+44 20', '-5 °C', '@SUM(A1)', '\t=1', '＝1+1'])('makes %j harmless', (title) => {
    expect(row({ title }).startsWith(`'${title},`)).toBe(true);
  });

  it.each([
    ' =1+1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff +1',
    '\u2060\u00ad@SUM(A1)',
    '\u3164-1',
    '\u0000=1',
    '﹦1',
  ])('makes %j harmless, whatever cannot be seen before it', (title) => {
    expect(row({ title }).startsWith(`'${title},`)).toBe(true);
  });

  it.each([' two blanks', 'a = b', '3 – 5'])('leaves %j as it is', (title) => {
    expect(row({ title }).startsWith(`${title},`)).toBe(true);
  });

  it.each(['\r=1', '\n=1'])('makes %j harmless, within quotes', (title) => {
    expect(row({ title }).startsWith(`"'${title}",`)).toBe(true);
  });
});
