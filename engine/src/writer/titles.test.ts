import { type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, it, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { writeThing as write } from '../test/write-thing.ts';

const titleOf = (form: Partial<ListingForm>) => write(form).listing.title;
const tagsOf = (form: Partial<ListingForm>) => write(form).listing.tags;

describe('a title', () => {
  it.each(PLATFORMS)('of %s parts each search word from what stands before it', (platform) => {
    const keywords = ['gorpcore', 'festival', 'hiking'];
    const title = titleOf({
      platform,
      itemName: 'Kestrel rain jacket',
      make: 'Kestrel',
      features: 'Navy. Size M.',
      keywords: keywords.join(', '),
    }).toLowerCase();
    for (const word of keywords)
      if (title.includes(word)) expect(title).toMatch(new RegExp(`(?:^|, )${word}`));
  });

  it('spells a code as the text spells it', () => {
    expect(
      titleOf({ itemName: 'Alternator', features: 'From a Z16XE engine.', keywords: 'z16xe' }),
    ).toContain('Z16XE');
  });

  it('has the model, however long the rest is', () => {
    const form = {
      itemName: 'Mobility scooter 4 wheel, boot size',
      make: 'Pride',
      modelNumber: 'Go Go Elite Traveller',
    };
    expect(titleOf({ ...form, platform: 'Facebook Marketplace' })).toContain('Go Go Elite Traveller');
  });
});

describe('what follows the name', () => {
  it.each([
    ['Etsy', 'Caneca de cerâmica azul', 'Barro da Lua', '', 'azul, Barro da Lua'],
    ['Vinted', 'Buty trekkingowe damskie Salomon 39', 'Salomon', 'X Ultra', 'Salomon X Ultra 39'],
  ] as const)(
    'is on %s no part of a value at the end of “%s”',
    (platform, itemName, make, modelNumber, said) => {
      expect(titleOf({ itemName, make, modelNumber, platform })).toContain(said);
    },
  );

  it('is the state of all of it, and no measure of one piece', () => {
    const plants = { itemName: 'Cuttings and 2 spider plants', condition: 'new' as const };
    expect(titleOf({ ...plants, platform: 'Facebook Marketplace' })).toMatch(/plants, New$/);
    const bundle = { itemName: 'Skincare bundle', features: 'Serum 30ml.', platform: 'Vinted' as const };
    expect(titleOf(bundle)).not.toContain('30');
  });

  it('is no make that the form doubts', () => {
    const vase = { itemName: 'Lava vase', make: 'Scheurich (unconfirmed)', keywords: 'scheurich, mcm' };
    expect([titleOf(vase), ...tagsOf(vase)].join(' ')).not.toMatch(/scheurich/i);
  });
});

describe('a title that was cut', () => {
  const loose = /\b(?:never|not|with|for|the|a|of|and|in|without|von|mit|für|con|per|sans|avec)$/i;

  it.each(['camera opened never used', 'camera used only once', 'coat with box as new', 'lamp not used'])(
    'of “%s” ends in nothing that leads on',
    (itemName) => {
      expect(
        titleOf({ itemName: `Kestrel ${itemName}`, platform: 'Amazon', condition: 'open-box' }),
      ).not.toMatch(loose);
    },
  );

  it('ends in no denial, article or preposition, wherever the room ends', () => {
    const groups = ['never for the', 'not with a', 'without any', 'in and of', 'but never with'];
    const nouns = Array.from(
      { length: 60 },
      (_, at) => `${'bcdfgklmnp'[at % 10]}o${'rstvz'[at % 5]}a${'lmnrt'[at % 4]}`,
    );
    const ends = PLATFORMS.flatMap((platform) =>
      groups.flatMap((group) =>
        Array.from({ length: 30 }, (_, before) => {
          const name = [...nouns.slice(0, before), group, ...nouns.slice(before)].join(' ');
          return titleOf({ itemName: `Kestrel ${name}`, platform }).replace(/\.{3}$/, '');
        }),
      ),
    );
    expect(ends.filter((title) => loose.test(title))).toEqual([]);
  });
});

describe('the name', () => {
  it('stays where the text opens with less of it', () => {
    const title = titleOf({
      itemName: 'Manteau long camel en laine',
      make: 'Sézane',
      features: 'Manteau Sézane taille 38, porté un hiver.',
    });
    expect(title).toContain('long camel en laine');
  });

  it('ends with a model of which it has the first word', () => {
    expect(
      titleOf({ itemName: 'Pushchair Kestrel Trio', make: 'Kestrel', modelNumber: 'Trio Best Friend' }),
    ).toContain('Kestrel Trio Best Friend');
  });

  it.each([
    ['Ticket to Ride Europe board game', 'board game'],
    ['Talk Talk - Spirit of Eden LP', 'lp'],
  ])('“%s” is the title of a work, and ends with what it is', (itemName, tag) => {
    expect(tagsOf({ itemName, platform: 'Gumtree' })).toContain(tag);
    expect(tagsOf({ itemName, platform: 'Gumtree' }).join('|')).not.toMatch(
      /\bticket\b(?! to)|(?<!of )eden lp/,
    );
  });
});

describe('makes in titles', () => {
  it('stand whole in place of their half, and never twice', () => {
    const title = titleOf({ itemName: 'Ralph shirt', make: 'Ralph Lauren', platform: 'Vinted' });
    expect(title).toMatch(/^Ralph Lauren shirt/);
    expect(title.match(/Ralph/g)).toHaveLength(1);
  });

  it('lend none of their words to the material', () => {
    const { facts } = write({
      itemName: 'White shirt',
      make: 'Maison Coton',
      features: 'Chemise Maison Coton',
    });
    expect(facts.filter(({ kind }) => kind === 'material')).toEqual([]);
  });

  it.each([
    ['Boosey & Hawkes trumpet', 'Boosey and Hawkes', '', 'Boosey & Hawkes trumpet'],
    ['charlotte tilbury lipstick', 'Charlotte Tilbury', '', 'Charlotte Tilbury lipstick'],
    ['ti 84 plus ce calculator', '', 'TI-84 Plus CE', 'TI-84 Plus CE calculator'],
    ['zara dress', 'ZARA', '', 'Zara dress'],
    ['Yoyo pram', '', 'Yoyo+', 'Yoyo pram'],
  ])('of “%s” are spelt as their fields spell them', (itemName, make, modelNumber, title) => {
    expect(titleOf({ itemName, make, modelNumber, platform: 'Gumtree' })).toBe(title);
  });

  it.each(PLATFORMS)(
    'and all else stay within the room of %s, however many search words there are',
    (platform) => {
      const { max } = marketplaceOf(platform).limits.title;
      const words = ['oak', 'parts', 'repair', 'elph', 'y2k digicam', 'retro', 'pocket'];
      for (let from = 0; from < words.length; from += 1)
        for (let length = 1; length <= 40; length += 1) {
          const title = titleOf({
            itemName: `Kestrel ${'compact '
              .repeat(length)
              .slice(0, 40 + length)
              .trim()}`,
            keywords: words.slice(from).join(', '),
            platform,
            condition: 'for-parts',
          });
          expect(title.length).toBeLessThanOrEqual(max.value);
          expect(title).not.toContain('...');
        }
    },
  );

  it('keep a name that is said twice, and lose one that was typed twice', () => {
    expect(titleOf({ itemName: 'Duran Duran tour book' })).toContain('Duran Duran');
    expect(titleOf({ itemName: 'Bosch Bosch drill' })).not.toContain('Bosch Bosch');
  });
});

describe('signs of a name', () => {
  it.each([
    ['Nokia lumia 9 +', /9\+/],
    ['OMEGA SEAMASTER PLANET II WATCH', /\bII\b/],
  ])('stay in %j', (itemName, sign) => {
    expect(titleOf({ itemName })).toMatch(sign);
  });
});

it.each(PLATFORMS)('a plus is another model, on %s too', (platform) => {
  expect(titleOf({ itemName: 'Samsung Galaxy S8+', platform })).toMatch(/S8(?:\+| Plus)/);
});

it.each(PLATFORMS)('feet and inches stay two numbers on %s', (platform) => {
  for (const sign of ["'", '’'])
    expect(titleOf({ itemName: `Surfboard 6${sign}2 with bag`, platform })).toMatch(/6(?:['’]| ft )2 with/);
});

it('a model is not put into a name that says it in its own way', () => {
  const form = { itemName: 'Lumora EF 50mm f/1.8 STM lens', make: 'Lumora', modelNumber: 'EF 50mm 1.8 STM' };
  expect(titleOf(form)).toMatch(/^Lumora EF 50mm f\/1\.8 STM lens/);
});

describe('colours', () => {
  it('that are joined stand together, one of several does not stand for all', () => {
    const shoes = { itemName: 'Trainers', platform: 'Vinted' as const };
    expect(titleOf({ ...shoes, features: 'White/green' })).toContain('white/green');
    expect(titleOf({ ...shoes, features: 'The trainers are green/brown/black' })).toBe('Trainers');
  });
});

describe('the condition', () => {
  const asked = (features: string) =>
    write({ itemName: 'Wool coat', features }).questions.map(({ id }) => id);

  it.each(['Never worn.', 'Brand new with tags. Lovely.', 'Unopened'])(
    'is asked for beside %j',
    (features) => {
      expect(asked(features)).toContain('conflict:condition:used-good');
    },
  );

  it.each([
    'Comes with a brand new battery.',
    'The belt was never used.',
    'Never used. Scratched at the front.',
  ])('is not asked for beside %j', (features) => {
    expect(asked(features)).toEqual([]);
  });
});

it.each([
  ['Dyson V8 vacuum', 'Dyson', 'V8 Animal', 'Dyson V8 Animal vacuum'],
  ['Double stroller', 'Baby Jogger', 'City Mini GT2 Double', 'Baby Jogger City Mini GT2 Double stroller'],
  ['Nike Mercurial boots', 'Nike', 'Mercurial Vapor 14', 'Nike Mercurial Vapor 14 boots'],
  ['Canon 50mm lens', 'Canon', 'EF 50mm f/1.8 STM', 'Canon EF 50mm f/1.8 STM lens'],
])(
  'a model of which %s says a word stands whole, and no word of it twice',
  (itemName, make, modelNumber, title) => {
    expect(titleOf({ itemName, make, modelNumber, features: 'Works.' })).toBe(title);
  },
);

describe('what comes with the thing', () => {
  const opening = 'I have had it for about two years and it still does everything that it should.';
  const camera = (features: string) =>
    titleOf({ itemName: 'Canon camera', make: 'Canon', features: `${opening} ${features}` });

  it.each([
    ['Comes with the strap, a lens cap and manual.', 'Canon camera with strap, lens cap and manual'],
    ['Strap and lens cap included.', 'Canon camera with strap and lens cap'],
    // What is not a thing ends the list, and a statement before "included" is none of it.
    ['Comes with the strap, which my daughter sewed.', 'Canon camera with strap'],
    ['It is clean, two straps included.', 'Canon camera with two straps'],
    // Nothing beside a fault or something missing; and all of it, or how it is posted, is no part.
    ['Comes with the strap, I lost the cap.', 'Canon camera'],
    ['Case included but the zip is broken.', 'Canon camera'],
    ['Comes with everything shown.', 'Canon camera'],
    ['Postage included.', 'Canon camera'],
  ])('%s', (features, title) => {
    expect(camera(features)).toBe(title);
  });

  it('stands there as far as the title has room, ending between two pieces', () => {
    const parts = ['charger', 'leather case', 'spare battery', 'memory card', 'lens hood', 'neck strap'];
    const title = camera(`Comes with ${parts.join(', ')} and printed manual.`);
    const said = (title.split(' with ')[1] ?? '').split(/, | and /);
    expect(said.length).toBeGreaterThan(2);
    expect(said).toEqual(parts.slice(0, said.length));
  });
});

describe('further keywords', () => {
  const board = (form: Partial<ListingForm>) =>
    titleOf({ platform: 'Etsy', itemName: 'Cutting board', features: 'I oiled it twice a year.', ...form });

  it('fill a title that says little, two at most', () => {
    expect(board({ keywords: 'wedding gift, rustic decor, new home' })).toBe(
      'Cutting board, wedding gift, rustic decor',
    );
    expect(board({ keywords: 'kitchen' })).toBe('Cutting board, kitchen');
  });

  it('are none of one word in a title that says enough, and none that the text denies', () => {
    const features = 'Solid walnut cutting board with a juice groove and two brass handles.';
    expect(board({ features, keywords: 'kitchen' })).not.toContain('kitchen');
    expect(board({ features: 'It is no wedding gift.', keywords: 'wedding gift' })).not.toContain('gift');
  });
});

it.each(PLATFORMS)('the title of %s ends with the state of a broken thing', (platform) => {
  const bag = { itemName: 'Wash bag', features: 'Brown leather. 20 x 12 cm.', keywords: 'travel kit' };
  expect(titleOf({ ...bag, platform, condition: 'for-parts' })).toMatch(/, Spares or Repair$/);
});

test.each([['Laptop', 'i5-8350U\n16GB ram\n256GB SSD', '16GB ram']])(
  'an amount with the label of its part is told with it: %s',
  (itemName, features, words) => {
    expect(titleOf({ itemName, make: 'Lenovo', features })).toContain(words);
  },
);

describe('the place of a model', () => {
  const mixer = { itemName: 'stand mixer', make: 'KitchenAid', modelNumber: 'KSM150PSER' };

  it('is behind all names that stand behind the make', () => {
    const title = titleOf({ ...mixer, features: 'Empire Red Artisan series, 5 quart tilt head.' });
    expect(title).toContain('KitchenAid Empire Red Artisan KSM150PSER');
    expect(
      titleOf({ itemName: 'Nike Air Max 90 trainers', make: 'Nike', modelNumber: 'CN8490-100' }),
    ).toMatch(/^Nike Air Max 90 CN8490-100/);
    const meter = { itemName: 'Digital micrometer', make: 'Mitutoyo', modelNumber: '293-340-30' };
    expect(titleOf({ platform: 'eBay', ...meter })).toMatch(/^Mitutoyo 293-340-30 digital micrometer/i);
  });
});

describe('a name and a phrase that share words', () => {
  it.each([
    ['IKEA Kallax shelf unit', 'IKEA', '4x4 Kallax in white.', /^IKEA 4x4 Kallax shelf unit/],
    ['Boss DD-3 delay pedal', 'Boss', 'Boss DD-3 digital delay.', /^Boss DD-3 digital delay pedal/],
    [
      'Bugatti Chiron 42083',
      'LEGO',
      'Technic Bugatti Chiron. Built once and kept in a cabinet.',
      /^LEGO Technic Bugatti Chiron 42083/,
    ],
    [
      'Ercol dining chairs x4',
      '',
      'Four Ercol stick back dining chairs.',
      /^Ercol stick back dining chairs x4/,
    ],
    [
      'Sac à main Longchamp',
      '',
      'Sac Longchamp Le Pliage taille M.',
      /^Sac à main Longchamp Le Pliage taille M/,
    ],
    [
      'Maglione lana Benetton',
      '',
      'Maglione Benetton in pura lana vergine.',
      /^Maglione Benetton in pura lana/,
    ],
    ['Aparat Zenit', '', 'Zenit TTL z obiektywem Helios.', /^Aparat Zenit TTL z obiektywem Helios/],
    ['Foulard di seta', '', 'Foulard in pura seta 90x90.', /^Foulard in pura seta 90x90/],
  ])('are one: “%s”', (itemName, make, features, start) => {
    expect(titleOf({ platform: 'eBay', itemName, make, features })).toMatch(start);
  });

  it.each([
    ['Hornby OO gauge coaches', 'Box with the Hornby logo, two coaches inside.', /box/i],
    ['Microsoft Xbox Series S', 'My sons Xbox, he never plays it now.', /sons/i],
    ['Bracelet pierre de lune', 'Perles de pierre de lune de 4 mm montées sur fil nylon.', /lune de 4 mm/],
    ['Set of Bakelite buttons', 'Six matched carved Bakelite dress buttons.', /carved(?! Bakelite)/],
    ['Rabbit hutch two storey', '5ft x 2ft, two levels with ramp.', /(?<!two )levels/],
  ])(
    'are not, where the phrase speaks of something else or would be torn: “%s”',
    (itemName, features, wrong) => {
      expect(titleOf({ platform: 'eBay', itemName, features })).not.toMatch(wrong);
    },
  );
});

describe('what resellers mostly say', () => {
  const bottle = { platform: 'Amazon', itemName: 'Insulated water bottle' } as const;

  it('stands in a title behind a sentence that speaks of something else', () => {
    const title = titleOf({
      ...bottle,
      features: 'Shop stock, we ordered too many of them. Stainless steel 32 oz wide mouth, double wall.',
    });
    expect(title.toLowerCase()).toContain('stainless steel');
  });

  it.each(['No lid,', 'Not', 'My other one is', 'Comes with a cup,', 'I think it is'])(
    'does not behind “%s”',
    (lead) => {
      const title = titleOf({ ...bottle, features: `${lead} stainless steel 32 oz wide mouth.` });
      expect(title.toLowerCase()).not.toContain('wide mouth');
    },
  );
});

it.each([
  ['Minitel 1B', 'Bonjour, retrouvé dans la cave de mes grands-parents. Il s’allume.', /retrouvé/],
  ['Bombki szydełkowe', 'Robię na szydełku od dwudziestu lat, najczęściej przy serialach.', /serialach/],
  ['Kaffeevollautomat', 'Guten Tag, mahlt noch, Pumpe brummt.', /mahlt/],
])(
  'what nothing shows to be of the thing stands behind what is told alone: “%s”',
  (itemName, features, wrong) => {
    expect(titleOf({ platform: 'eBay', itemName, features })).not.toMatch(wrong);
  },
);

it('a value stands behind for whom a thing is', () => {
  const title = titleOf({
    platform: 'eBay',
    itemName: 'Sukienka dla dziewczynki',
    features: 'Rozmiar 134. Kolor ecru, tiul i koronka.',
  });
  expect(title).toMatch(/134/);
  expect(title).toMatch(/ecru/);
});

it('by whom a thing was made states nothing of what follows', () => {
  const title = titleOf({
    platform: 'eBay',
    itemName: 'Bolso de macramé',
    features: 'Hecho a mano por mí en Almería, color mostaza. Mide 32 x 28 cm.',
  });
  expect(title).toMatch(/color mostaza/);
});

it('an amount loses no number that the name has', () => {
  const form = { platform: 'eBay', itemName: 'washing machine', make: 'Bosch' } as const;
  const title = titleOf({ ...form, features: 'Bosch Serie 4 8kg 1400 spin. 4 yrs old. Hoses included.' });
  expect(title).toMatch(/^Bosch Serie 4/);
  expect(title).not.toMatch(/(?<!4 )yrs/);
});

it('what a material is like stands with it in the name', () => {
  const board = titleOf({
    platform: 'Etsy',
    itemName: 'Oak chopping board',
    features: 'Solid English oak, 45cm long.',
  });
  expect(board).toMatch(/^Solid English oak chopping board/);
});
