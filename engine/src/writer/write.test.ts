import { PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { splitAmazonDescription } from '../formats/amazon-description.ts';
import { makeLedger } from './test-ledger.ts';
import { describeVariant, writeListing } from './write.ts';

const jacket = (platform: (typeof PLATFORMS)[number]) =>
  makeLedger({ platform, itemName: 'Barbour Bedale wax jacket', make: 'Barbour', condition: 'used-fair' }, [
    ['name', 'Barbour Bedale wax jacket'],
    ['brand', 'Barbour'],
    ['model', 'Bedale'],
    ['type', 'wax jacket'],
    ['feature', 'Barbour Bedale in Sage, size C42 / 107CM'],
    ['colour', 'Sage', { within: 'f5' }],
    ['size', 'C42 / 107CM', { within: 'f5' }],
    ['feature', 'Two-way brass zip runs sweet'],
    ['material', 'brass', { within: 'f8' }],
    ['measurement', '22.5"', { label: 'pit to pit', amount: 22.5, unit: 'in' }],
    ['flaw', 'Dry patches on both elbows'],
    ['flaw', 'Faint mark at the collar'],
    ['missing', 'No hood'],
    ['keyword', 'waxed cotton'],
  ]);

describe('the built-in writer', () => {
  test.each(['Etsy', 'Amazon'] as const)('finds a third title on %s where little is told', (platform) => {
    const ledger = makeLedger({ platform, itemName: 'Stanley No 4 plane', condition: 'used-good' }, [
      ['name', 'Stanley No 4 plane'],
      ['brand', 'Stanley'],
      ['type', 'plane'],
      ['origin', 'made in England'],
      ['audience', 'woodworkers'],
    ]);
    const titles = VARIANTS.map((variant) => writeListing(ledger, variant).title);
    expect(new Set(titles).size).toBe(3);
    expect(titles.join()).toContain('for Woodworkers');
  });

  test('takes the colour that a statement begins with for the item’s, and the other for its pattern’s', () => {
    const dress = { platform: 'Vinted', itemName: 'Next dress', condition: 'used-like-new' } as const;
    const { title } = writeListing(
      makeLedger(dress, [
        ['name', 'Next dress'],
        ['brand', 'Next'],
        ['type', 'dress'],
        ['feature', 'Navy with white spots'],
        ['colour', 'navy', { within: 'f4' }],
        ['colour', 'white', { within: 'f4' }],
      ]),
      'v1',
    );
    expect(title).toContain('navy');
    expect(title).not.toContain('white');
  });

  test.each(PLATFORMS)('tells every flaw and what is missing on %s in every variant', (platform) => {
    for (const variant of VARIANTS) {
      const { description } = writeListing(jacket(platform), variant);
      for (const words of [
        /dry patches on both elbows/i,
        /faint mark at the collar/i,
        /no hood/i,
        /22\.5"/,
      ]) {
        expect(description).toMatch(words);
      }
    }
  });

  test.each([
    ['eBay', 'Barbour Bedale wax jacket in Sage, size C42 / 107CM.'],
    ['Vinted', 'Barbour Bedale wax jacket in Sage, size C42 / 107CM. Used, in fair condition.'],
    ['Facebook Marketplace', 'Selling my Barbour Bedale wax jacket in Sage, size C42 / 107CM.'],
    ['Gumtree', 'Barbour Bedale wax jacket in Sage for sale, size C42 / 107CM.'],
  ] as const)(
    'opens on %s with the item and its key facts in that platform’s own way',
    (platform, opening) => {
      expect(writeListing(jacket(platform), 'v1').description.split('\n')[0]).toBe(opening);
    },
  );

  test('opens the alternatives with whom it is for and with its condition', () => {
    const ledger = makeLedger({ platform: 'eBay', itemName: 'Trek Marlin 5 mountain bike black' }, [
      ['name', 'Trek Marlin 5 mountain bike black'],
      ['brand', 'Trek'],
      ['type', 'mountain bike'],
      ['colour', 'black'],
      ['feature', 'Hydraulic brakes'],
      ['feature', '2x8 gears'],
      ['audience', 'commuters, trail beginners'],
    ]);
    expect(VARIANTS.map((variant) => writeListing(ledger, variant).description.split('\n')[0])).toEqual([
      'Trek Marlin 5 mountain bike in black, with hydraulic brakes and 2x8 gears.',
      'For commuters and trail beginners: Trek Marlin 5 mountain bike in black.',
      'Used, in good condition: Trek Marlin 5 mountain bike in black.',
    ]);
    expect(writeListing(ledger, 'v1').description.match(/hydraulic/gi)).toHaveLength(1);
  });

  test('leaves the chosen condition to the seller’s own words where they contradict it', () => {
    const ledger = makeLedger({ platform: 'Vinted', itemName: 'Zara blazer', condition: 'new' }, [
      ['name', 'Zara blazer'],
      ['condition', 'Worn twice for interviews'],
    ]);
    for (const variant of VARIANTS) {
      const { title, description } = writeListing(ledger, variant);
      expect(`${title}\n${description}`).not.toMatch(/\bnew\b/i);
      expect(description).toContain('Worn twice for interviews');
    }
  });

  test('joins the sides of a thing into one line', () => {
    const side = (label: string, amount: number) =>
      ['measurement', `${amount} cm`, { label, amount, unit: 'cm' }] as const;
    const ledger = makeLedger({ platform: 'Gumtree', itemName: 'Pine chest of drawers' }, [
      ['name', 'Pine chest of drawers'],
      side('width', 102),
      side('height', 98),
      side('depth', 48),
    ]);
    expect(writeListing(ledger, 'v1').description).toContain('Measurements: H 98 cm × W 102 cm × D 48 cm');
  });

  test('leaves the brass of a zip out of what the jacket is made of', () => {
    expect(writeListing(jacket('eBay'), 'v1').description).not.toMatch(/Material/);
    expect(writeListing(jacket('eBay'), 'v1').title).not.toMatch(/brass/i);
  });

  test('does not repeat a statement whose values stand in labelled lines', () => {
    expect(writeListing(jacket('eBay'), 'v1').description).not.toContain('- Barbour Bedale in Sage');
  });

  test('makes three listings that differ in title and in the order of the description', () => {
    const texts = VARIANTS.map((variant) => writeListing(jacket('eBay'), variant));
    expect(new Set(texts.map((text) => text.title)).size).toBe(3);
    const order = texts.map(
      ({ description }) => description.indexOf('Dry patches') < description.indexOf('Size:'),
    );
    expect(order).toEqual([false, true, true]);
    expect(texts[1]?.description.indexOf('zip')).toBeLessThan(
      texts[1]?.description.indexOf('Dry patches') ?? 0,
    );
  });

  test('says what does not work before anything else of an item for parts', () => {
    const ledger = makeLedger(
      { platform: 'Gumtree', itemName: 'Magnifica S coffee machine faulty', condition: 'for-parts' },
      [
        ['name', 'Magnifica S coffee machine faulty'],
        ['type', 'coffee machine'],
        ['working', 'Grinds beans'],
        ['flaw', 'No water comes through'],
      ],
    );
    for (const variant of VARIANTS) {
      const { title, description } = writeListing(ledger, variant);
      expect(title).toMatch(/spares or repair/i);
      const [opening, faults] = description.split('\n\n');
      expect(opening).toMatch(
        /^For parts or repair: Magnifica S coffee machine\.$|^Magnifica S coffee machine\. Sold for parts or not working\.$/,
      );
      expect(faults).toMatch(/No water comes through/);
    }
  });

  test('keeps Amazon’s page text free of the condition, which stands in the note', () => {
    const { bullets, paragraph, conditionNote } = splitAmazonDescription(
      writeListing(jacket('Amazon'), 'v1').description,
    );
    expect(bullets.length).toBeGreaterThanOrEqual(3);
    expect(bullets.length).toBeLessThanOrEqual(5);
    for (const bullet of bullets) expect(bullet).toMatch(/^\p{Lu}[^:]+: .*[^.!?;,]$/u);
    expect(`${bullets.join('\n')}${paragraph}`).not.toMatch(/used|condition|elbows/i);
    expect(conditionNote).toMatch(/^Used, in fair condition\. Dry patches on both elbows/);
  });

  test('gives Etsy tags that buyers type, none of them torn', () => {
    const ledger = makeLedger({ platform: 'Etsy', itemName: 'Hand knitted baby blanket', condition: 'new' }, [
      ['name', 'Hand knitted baby blanket'],
      ['type', 'baby blanket'],
      ['material', 'merino wool'],
      ['colour', 'ecru'],
      ['feature', 'Moss stitch border'],
      ['audience', 'baby shower'],
      ['keyword', 'baby gift'],
      ['keyword', 'merino'],
    ]);
    const { tags } = writeListing(ledger, 'v1');
    expect(tags).toEqual(
      expect.arrayContaining([
        'baby gift',
        'ecru baby blanket',
        'hand knitted blanket',
        'moss stitch border',
        'baby shower gift',
      ]),
    );
    expect(tags).not.toContain('hand knitted baby');
    for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(20);
  });

  test('heads Amazon’s first bullet with what the item is known for', () => {
    const ledger = makeLedger({ platform: 'Amazon', itemName: 'Sony WH-1000XM4 headphones' }, [
      ['name', 'Sony WH-1000XM4 headphones'],
      ['brand', 'Sony'],
      ['model', 'WH-1000XM4'],
      ['type', 'headphones'],
      ['colour', 'black'],
      ['measurement', 'up to 30 hours', { label: 'battery life' }],
      ['feature', 'Noise cancelling'],
      ['feature', 'Bluetooth'],
      ['included', 'Carry case'],
    ]);
    expect(splitAmazonDescription(writeListing(ledger, 'v1').description).bullets).toEqual([
      'Noise cancelling and bluetooth: Sony WH-1000XM4 headphones in black',
      'What you get: Carry case',
      'Colour and battery life: Black; up to 30 hours',
      'Sony WH-1000XM4: Headphones',
    ]);
  });

  test('writes a decent listing from the required fields alone', () => {
    const ledger = makeLedger({ platform: 'Vinted', itemName: 'Yoga mat', condition: 'new' }, [
      ['name', 'Yoga mat'],
      ['colour', 'purple'],
      ['measurement', '6mm'],
    ]);
    const { title, description, tags } = writeListing(ledger, 'v1');
    expect(title).toBe('Yoga mat, purple, new');
    expect(description).toMatch(/^Yoga mat in purple\. New\.\n\n/);
    expect(description).toContain('6mm');
    expect(tags).toContain('#purple');
  });

  test('writes Japanese with its own stops and without spaces between sentences', () => {
    const ledger = makeLedger(
      { platform: 'Other', itemName: 'ゲームボーイカラー 本体', condition: 'used-fair' },
      [
        ['name', 'ゲームボーイカラー 本体'],
        ['colour', 'クリアパープル'],
        ['flaw', '画面に細かい傷がたくさんあります'],
        ['missing', '電池カバーなし'],
      ],
      { language: 'ja' },
    );
    const { description } = writeListing(ledger, 'v1');
    expect(description).toContain('画面に細かい傷がたくさんあります。');
    expect(description).not.toMatch(/。 |\.\n|\.$/);
  });

  test('sorts ten pages of features into a text that fits, with every flaw in it', () => {
    const features = Array.from(
      { length: 120 },
      (_, index) => `Detail number ${index} of the long story of this table`,
    );
    const ledger = makeLedger({ platform: 'Vinted', itemName: 'Oak table', condition: 'used-good' }, [
      ['name', 'Oak table'],
      ...features.map((value) => ['feature', value] as const),
      ['history', 'It stood in a school'],
      ['flaw', 'One leg is loose'],
    ]);
    for (const variant of VARIANTS) {
      const { description } = writeListing(ledger, variant);
      expect(description.length).toBeLessThanOrEqual(2_000);
      expect(description).toContain('One leg is loose');
      expect(description).toContain('Detail number 0');
    }
  });

  test('gives each angle a short name', () => {
    expect(VARIANTS.map(describeVariant)).toEqual(['Complete', 'Buyer first', 'Condition first']);
  });
});
