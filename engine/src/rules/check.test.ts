import { type ListingText, PLATFORMS, type Platform } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import type { Item } from '../values/item.ts';
import { listingOf, testItem } from './builders.ts';
import { checkRules } from './check.ts';

/** Rules broken by `given`, without the platform's name: 'title.length'. */
function broken(given: Partial<ListingText>, platform: Platform, item?: Item): string[] {
  const found = checkRules(listingOf({ tags: [], ...given }), marketplaceOf(platform), item);
  return [...new Set(found.map(({ rule }) => rule.slice(rule.indexOf('.') + 1)))];
}

type Row = readonly [words: string, rules: readonly string[]];

function titles(platform: Platform, rows: readonly Row[], item?: Item) {
  test.each(rows)('title %j breaks %j', (title, rules) => {
    expect(broken({ title }, platform, item).filter((rule) => rule.startsWith('title.'))).toEqual(
      rules.map((rule) => `title.${rule}`),
    );
  });
}

function descriptions(platform: Platform, rows: readonly Row[], item?: Item) {
  test.each(rows)('description %j breaks %j', (description, rules) => {
    expect(broken({ description }, platform, item).filter((rule) => rule.startsWith('description.'))).toEqual(
      rules.map((rule) => `description.${rule}`),
    );
  });
}

function tags(
  platform: Platform,
  rows: readonly (readonly [tags: string[], rules: readonly string[]])[],
  item?: Item,
) {
  test.each(rows)('tags %j break %j', (given, rules) => {
    expect(broken({ tags: given }, platform, item).filter((rule) => rule.startsWith('tags.'))).toEqual(
      rules.map((rule) => `tags.${rule}`),
    );
  });
}

const X = (count: number) => 'x'.repeat(count);

describe('eBay', () => {
  titles('eBay', [
    ['Dr Martens 1460 Boots Cherry Red Smooth Leather UK 6 EU 39', []],
    ['LEGO Star Wars 75257 Figures C-3PO & R2-D2, 100% complete', []],
    ['Stanley No. 4 Plane 2" Iron, 1/100 scale print £ sign', []],
    ['90° elbow joint 22mm @ 2000rpm (new) + case', []],
    ['Guitar pedal | true bypass | 9V', []],
    [X(80), []],
    [`${X(79)}🙂`, ['symbols']],
    [X(81), ['length']],
    ['Kettle ♥ rare ™ 1½ litre', ['symbols']],
    ['𝗕𝗼𝗹𝗱 kettle', ['symbols']],
    ['L@@K kettle!!!', ['attention']],
    ['AMAZING VINTAGE COPPER KETTLE', ['capitals']],
    ['IKEA KALLAX shelf USB LED NVME SSD', []],
    ['Bracelet Silver? 7 inch', ['question-marks']],
    ['Kettle better than Bodum', []],
    ['Kettle, email me at a@example.com', ['contact']],
    ['Kettle www.example.com', ['links']],
    ['Kettle also on Vinted', ['other-marketplaces']],
    ['<b>Kettle</b>', ['markup']],
    ['Kettle\tcopper', ['one-line']],
    ['', ['required']],
  ]);

  descriptions('eBay', [
    ['Plays great. Size UK 6. No. 4 plane, 3.5mm jack, v1.2, f/2.8 at 1/100.', []],
    ['Looks like new. <b>Bold</b> is fine.\n<p>So is this.</p>', []],
    ['Feels better than it looks. Quieter than expected.', []],
    ['It is better than Bodum kettles.', ['comparison']],
    ['As good as Nespresso.', ['comparison']],
    ['Similar to Le Creuset.', ['comparison']],
    ['With a choice of 3 speeds.', []],
    ['Choose your colour when ordering.', ['choice']],
    ['<script>alert(1)</script>', ['scripts']],
    ['<form action="/x"><input></form>', ['scripts']],
    ['<a href="javascript:x()">a</a>', ['scripts']],
    ['See https://www.ebay.co.uk/itm/123 for the size chart.', []],
    ['See https://example.com for the size chart.', ['links']],
    ['Message me for a better price.', ['off-platform']],
    ['Bought on Amazon in 2019.', []],
    ['Also for sale on Gumtree.', ['other-marketplaces']],
    ['See my other items.', ['other-listings']],
    ['Bank transfer is fine.', ['payment']],
    ['Cash on collection.', []],
    ['THIS IS THE BEST KETTLE EVER MADE', ['capitals']],
    ['Keywords: nike adidas puma', ['keyword-list']],
    ['POWER LEAD works. USB and HDMI too.', []],
    ['\u202eevil', ['control-characters']],
  ]);

  const seal = testItem({
    values: [['name', 'Battery for Dyson V8']],
    form: {
      itemName: 'Battery for Dyson V8',
      make: '',
      features: 'Not a genuine Dyson part',
      keywords: 'shark, vax',
    },
  });
  titles(
    'eBay',
    [
      ['Battery for Dyson V8 21.6V 2800mAh', []],
      ['Battery fits Dyson V8', []],
      ['Dyson V8 Battery 2800mAh', ['fits-wording']],
      ['Battery for Dyson V8 Miele Sony', ['keyword-spam']],
    ],
    seal,
  );
  tags(
    'eBay',
    [
      [['vacuum battery', 'dyson v8 battery'], []],
      [['vacuum battery', 'Vacuum Battery'], ['duplicates']],
      [['miele battery'], ['keyword-spam']],
      [['call 07700 900142'], ['contact']],
      [['vacuum, battery'], ['separator']],
      [[''], ['form']],
      [Array.from({ length: 11 }, (_, index) => `part ${index}`), ['count']],
    ],
    seal,
  );
});

describe('Etsy', () => {
  titles('Etsy', [
    ['Hornsea Saffron Tea Jar, 1970s "Made in England" (15 cm) – No. 4', []],
    ['Ring size R, 9ct gold: 4.2g @ 375 #1 / 50% + more & boxed ™', []],
    ['Olivetti typewriter with £ sign', ['characters']],
    ['Kettle 1½ litre', ['characters']],
    ['Thermometer 20°C', ['characters']],
    ['Mug ♥', ['characters']],
    ['Cream & Grape & Duck Egg', ['once']],
    ['10% + Zinc 1%', ['once']],
    ['Yarn: DK: 100g', ['once']],
    ['USB LED DVD CD', ['caps']],
    ['USB LED DVD', []],
    [X(140), []],
    [X(141), ['length']],
  ]);
  tags('Etsy', [
    [["women's mug", 'hand-thrown', 'müsli bowl', '1970s jar ™'], []],
    [['women’s mug'], ['characters']],
    [['mug & saucer'], ['characters']],
    [['-mug'], ['start']],
    [['Mug', 'mug'], ['duplicates']],
    [['a twenty letter tag1'], []],
    [['a twenty one lettered'], ['length']],
    [['mug,cup'], ['separator', 'characters']],
    [Array.from({ length: 14 }, (_, index) => `mug ${index}`), ['count']],
  ]);
  descriptions('Etsy', [
    ['Knitted by me. 100% merino & £ signs are fine here, 20°C wash.', []],
    ['<p>Knitted by me.</p>', ['html']],
    ['Sizes < 3 cm and > 1 cm, I <3 it.', []],
    ['DM me on insta @pots.example its cheaper than on here', ['contact', 'off-platform']],
  ]);

  test.each([
    ['used-good', {}, false],
    ['used-good', { features: 'A phone', itemName: 'Phone' }, true],
    ['used-good', { features: 'Reversible blanket, 1960s', itemName: 'Blanket' }, false],
    ['used-good', { features: 'Hallmarked 1904', itemName: 'Vesta case' }, false],
    ['used-good', { features: 'From 2015', itemName: 'Vase' }, true],
    ['open-box', { features: '10 balls of yarn', itemName: 'Stylecraft' }, false],
    ['new', { features: 'A phone', itemName: 'Phone' }, false],
    ['used-good', { features: 'Hand thrown by me', itemName: 'Mug' }, false],
  ] as const)('an item %j %j is out of place: %j', (condition, form, isOut) => {
    const item = testItem({ platform: 'Etsy', condition, form, values: [] });
    expect(broken({}, 'Etsy', item).includes('description.eligible-items')).toBe(isOut);
  });
});

describe('Vinted', () => {
  titles('Vinted', [
    ['Dr Martens 1460 boots cherry red UK 6 / EU 39', []],
    [X(101), ['length']],
    ['Boots ✨', ['symbols']],
  ]);
  descriptions('Vinted', [
    ['Worn twice, size 38, 118 cm long. From a smoke-free home.', []],
    ['Also on Depop.', ['other-marketplaces']],
    ['Bids start at 5.', []],
    ['Starting bid £5, highest bidder wins.', ['bidding']],
    ['Bought at auction.', []],
    ['Looking for a size 10 version.', ['wanted']],
    ['Looking for a good home.', []],
    ['Nike top, goes with Adidas shorts.', ['one-brand']],
    ['Levi’s 501, levis fit.', []],
    ['LEGO Star Wars set with a USB lamp. Made on request.', []],
    ['<i>Lovely</i>', ['html']],
  ]);
  tags('Vinted', [
    [['#drmartens', '#boots_uk6', '#größe38'], []],
    [['boots'], ['hashtags']],
    [['#two words'], ['hashtags']],
    [['#a', '#b', '#c', '#d', '#e', '#f'], ['count']],
  ]);

  test('takes cosmetics only new', () => {
    const item = (condition: 'new' | 'open-box') => testItem({ condition, category: 'lipstick' });
    expect(broken({}, 'Vinted', item('open-box'))).toContain('description.cosmetics');
    expect(broken({}, 'Vinted', item('new'))).not.toContain('description.cosmetics');
  });
});

describe('Amazon', () => {
  titles('Amazon', [
    ['Bosch Washing Machine Door Seal 00361127 Grey Rubber', []],
    ['New Balance 574 Trainers Grey UK 9', []],
    ['Screw Set #8 x 1-1/4" <50 g', []],
    [`Aa ${X(72)}`, []],
    [`Aa ${X(73)}`, ['policy-length']],
    [`Aa ${X(198)}`, ['length']],
    ['Kettle! Only $5', ['characters', 'promotion', 'page-text']],
    ['Kettle *** Copper', ['decoration', 'attention']],
    ['Kettle and Kettle Stand for Kettle', ['repeated-words']],
    ['Cover for the Rain and for the Sun and for the Snow', []],
    ['kettle copper small', ['lowercase']],
    ['Copper Kettle Best Seller Free Shipping', ['promotion', 'page-text']],
    ['Copper Kettle Used', ['page-text']],
    ['Copper Kettle in Good Condition', ['page-text']],
    ['New Copper Kettle', ['page-text']],
    ['Star Wars A New Hope DVD', []],
  ]);

  const bullets = 'Size: 24 cm across\nMaterial: grey rubber\nFit: some Maxx machines';
  const note = '\n\nCondition note:\nUsed - Good. Cost £20 new. ~ 2 scratches!';
  descriptions('Amazon', [
    [`${bullets}\n\nA door seal that can be used with most machines.${note}`, []],
    [`${bullets}${note}`, []],
    [`Size: 24 cm\nMaterial: rubber${note}`, ['bullets-count']],
    [`${bullets}\nColour: grey\nWeight: 300 g\nOrigin: Germany`, ['bullets-count']],
    [`${bullets.replace('grey', '™ grey ±')}${note}`, ['bullets-characters']],
    [`${bullets}.${note}`, ['bullets-form']],
    [`${bullets.replace('Size', 'size')}${note}`, ['bullets-form']],
    [`${bullets.replace('24 cm across', X(260))}${note}`, ['bullets-length']],
    [`${bullets.replace('grey', 'eco-friendly')}${note}`, ['bullets-phrases']],
    [`${bullets.replace('24 cm across', 'not applicable')}${note}`, ['placeholders']],
    [`${bullets}\n\nA seal in very good condition.${note}`, ['page-text']],
    [`${bullets}\n\nA seal for £20.${note}`, ['page-text']],
    [`${bullets}\n\nPlease leave a review.${note}`, ['promises']],
    [`${bullets}\n\n<b>A seal.</b>${note}`, ['html']],
    ['Condition note:\nLike new, never fitted.', []],
  ]);

  const seal = testItem({ platform: 'Amazon', values: [['brand', 'Bosch']] });
  tags(
    'Amazon',
    [
      [['gasket', 'washer', 'drum'], []],
      [['bosch gasket'], ['content']],
      [['hornsea'], ['content']],
      [['best gasket'], ['content']],
      [Array.from({ length: 30 }, (_, index) => `gasketnumber${index}`), ['bytes']],
    ],
    seal,
  );

  test('does not take items for parts', () => {
    expect(broken({}, 'Amazon', testItem({ condition: 'for-parts' }))).toContain('description.for-parts');
  });
});

describe('Facebook Marketplace', () => {
  titles('Facebook Marketplace', [
    ['Bugaboo Fox pushchair, black & grey', []],
    [X(100), []],
    [X(101), ['length']],
  ]);
  descriptions('Facebook Marketplace', [
    ['Collection from LS6, ground floor. Cash is fine. Message me here.', []],
    ['TEXT JEN ON 07700 900142', ['contact']],
    ['Find it at www.example.com', ['links']],
    ['In search of a pram.', ['wanted']],
  ]);

  test('wants the first line to say that a broken item is broken', () => {
    const item = testItem({ condition: 'for-parts' });
    const rule = 'description.for-parts-first';
    expect(broken({ description: 'A nice phone.\nFor parts.' }, 'Facebook Marketplace', item)).toContain(
      rule,
    );
    expect(
      broken({ description: 'For parts, not working.\nA phone.' }, 'Facebook Marketplace', item),
    ).not.toContain(rule);
  });
});

describe('Gumtree', () => {
  titles('Gumtree', [
    ['Nokia 3310 – works, no charger', []],
    [X(101), ['length']],
  ]);
  descriptions('Gumtree', [
    ['Collection from Dalston. £40. Table 104 w x 52 d x 101 h cm.', []],
    [`${'A fact about it. '.repeat(118)}`, ['length']],
    ['o7700 nine double-O five one six or chestsandco (at) example (dot) net', ['contact']],
    ['2 others listed', ['other-listings']],
  ]);
});

describe('Other', () => {
  titles('Other', [
    ['Levis 511 Slim Jeans, W32 L34 (dark indigo) 1/2 & more - No. 4', []],
    ["Levi's 511", ['characters']],
    [X(81), ['length']],
  ]);
  tags('Other', [
    [['slim jeans', 'w32-l34'], []],
    [['jeans!'], ['characters']],
    [['twenty one characters!'], ['characters', 'length']],
  ]);
});

describe('every breach', () => {
  const messy: ListingText = {
    title: `WOW!!! <b>${X(300)}</b> ♥ call 07700 900142`,
    description: `<script>x</script> see www.example.com, also on eBay and Vinted ${X(600_000)}`,
    tags: [
      '',
      'a, b',
      X(300),
      '@handle',
      '-x',
      'dup',
      'DUP',
      ...Array.from({ length: 60 }, (_, index) => `tag ${index}`),
    ],
  };

  test.each(PLATFORMS)('on %s says why, where from and since when, in a whole sentence', (platform) => {
    const breaches = checkRules(messy, marketplaceOf(platform));
    expect(breaches.length).toBeGreaterThan(5);
    for (const breach of breaches) {
      // A name such as eBay keeps its own small letter.
      expect(breach.message).toMatch(/^(?:\P{Ll}|\p{Ll}\p{Lu})/u);
      expect(breach.source.length).toBeGreaterThan(10);
      expect(breach.asOf).toMatch(/^20\d\d-\d\d$/u);
      expect(breach.rule.split('.')).toHaveLength(3);
    }
  });

  test('words an uncertain limit as a warning', () => {
    const [length] = checkRules(listingOf({ title: X(120) }), marketplaceOf('Gumtree'));
    expect(length).toMatchObject({ severity: 'hard', certainty: 'unverified' });
    expect(length?.message).toContain('publishes no limit');
  });
});

describe('a condition that the seller’s own words contradict', () => {
  const text = 'You chose New, but your text says “Worn twice”. Which is right?';
  const worn = testItem({
    condition: 'new',
    questions: [
      {
        id: 'condition',
        kind: 'conflict',
        text,
        options: [
          { label: 'New', answers: [{ kind: 'condition', value: 'new', holds: true }] },
          { label: 'Used', answers: [{ kind: 'condition', value: 'used-like-new', holds: true }] },
        ],
      },
    ],
  });

  test.each(PLATFORMS)('is a breach on %s', (platform) => {
    const found = checkRules(listingOf({}), marketplaceOf(platform), {
      ...worn,
      marketplace: marketplaceOf(platform),
    });
    const breach = found.find(({ rule }) => rule.endsWith('.condition.contradiction'));
    expect(breach).toMatchObject({ severity: 'policy', message: text });
  });

  test('is none where they agree', () => {
    expect(broken({}, 'eBay', { ...worn, questions: [] })).not.toContain('condition.contradiction');
  });
});

test('names each kind of contact once for a sentence, and each sentence by itself', () => {
  const found = checkRules(
    listingOf({ description: 'Ring 07700 900142 or write to jo@example.com today. Or to al@example.com.' }),
    marketplaceOf('Gumtree'),
  ).filter(({ rule }) => rule.endsWith('contact'));
  expect(found.map(({ text }) => text)).toEqual([
    'Ring 07700 900142 or write to jo@example.com',
    'al@example.com',
  ]);
  expect(found[0]?.message).toContain('a phone number and an e-mail address');
});
