import { type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { generateListing } from '../generate.ts';
import { marketplaceOf } from '../marketplaces/index.ts';

function write(form: Partial<ListingForm>) {
  const whole = {
    platform: 'eBay' as const,
    make: '',
    modelNumber: '',
    features: 'Works.',
    condition: 'used-good' as const,
    targetBuyer: '',
    keywords: '',
    itemName: 'Thing',
    ...form,
  };
  return generateListing(whole, { variant: 'v1', currency: 'GBP (£)' });
}
const titleOf = (form: Partial<ListingForm>) => write(form).listing.title;
const tagsOf = (form: Partial<ListingForm>) => write(form).listing.tags;

describe('what a thing has several of, or only a part of it has', () => {
  it.each(PLATFORMS)('is crossed with its noun in no tag of %s', (platform) => {
    const tags = tagsOf({ platform, itemName: 'Steel road bike', features: 'Red/white.' });
    expect(tags.filter((tag) => /red|white/.test(tag) && /bike/.test(tag))).toEqual([]);
  });

  it('is said of its part in every language, and is no material of the whole', () => {
    const said = [
      ['Camera with case', 'Case leather.'],
      ['Kamera mit Tasche', 'Tasche Leder.'],
      ['Appareil photo avec étui', 'Étui cuir.'],
      ['Cámara con funda', 'Funda cuero.'],
      ['Camera con custodia', 'Custodia pelle.'],
      ['Camera met tas', 'Tas leer.'],
      ['Kamera med väska', 'Väska läder.'],
    ].flatMap(([itemName = '', features = '']) =>
      write({ itemName, features }).facts.filter(
        ({ kind, certainty }) => kind === 'material' && certainty === 'certain',
      ),
    );
    expect(said).toEqual([]);
  });

  it.each(['Dyson V8 motorised head', 'Dyson V8 cracked bin'])('“%s” is no vacuum cleaner', (itemName) => {
    expect(tagsOf({ itemName, make: 'Dyson' }).join(' ')).not.toContain('vacuum');
  });

  it('ends at two sides behind the noun', () => {
    expect(tagsOf({ itemName: 'Standing desk 140x70 white top' })).toContain('standing desk');
    expect(tagsOf({ itemName: 'Standing desk 140x70 white top' })).not.toContain('top');
  });
});

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

describe('a tag', () => {
  it.each([
    ['Alpaca yarn 9 balls', /^(?:9 )?balls$|9$/],
    ['Denby Arabesque 19 pieces', /19$/],
    ['Scrap bag 200g', /^bag$/],
    ['Längdskidor Fischer 200 cm + pjäxor', /fischer pjäxor/],
  ])('of “%s” says nothing of what is counted, held or joined', (itemName, wrong) => {
    const make = itemName.includes('Denby') ? 'Denby' : itemName.includes('Fischer') ? 'Fischer' : '';
    expect(tagsOf({ itemName, make }).filter((tag) => wrong.test(tag))).toEqual([]);
  });

  it('joins no two phrases, and no span of ages', () => {
    expect(tagsOf({ itemName: 'Rollator with seat, Days', make: 'Days' }).join('|')).not.toContain(
      'seat days',
    );
    expect(
      tagsOf({ platform: 'Vinted', itemName: 'Baby bundle', keywords: '3-6 months' }).join('|'),
    ).not.toContain('36');
  });

  it('names no narrower kind than the seller does', () => {
    expect(tagsOf({ itemName: 'Wooden name puzzle' }).join('|')).not.toContain('jigsaw');
  });
});

describe('search terms', () => {
  it('are whole words, and no halves of our own phrases', () => {
    const tags = tagsOf({
      platform: 'Amazon',
      itemName: 'Microsoft Xbox Series X/S controller',
      keywords: 'series x pad',
    });
    expect(tags).toEqual(['pad']);
  });
});

describe('makes in titles', () => {
  it('stand whole in place of their half, and never twice', () => {
    const title = titleOf({ itemName: 'Ralph shirt', make: 'Ralph Lauren', platform: 'Vinted' });
    expect(title).toMatch(/^Ralph Lauren shirt/);
    expect(title.match(/Ralph/g)).toHaveLength(1);
  });

  it('are followed by the line that only the text names', () => {
    expect(titleOf({ itemName: 'Berghaus rain jacket', features: 'Berghaus Mera, hardly worn.' })).toContain(
      'Mera',
    );
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

describe('colours', () => {
  it('that are joined stand together, one of several does not stand for all', () => {
    const shoes = { itemName: 'Trainers', platform: 'Vinted' as const };
    expect(titleOf({ ...shoes, features: 'White/green' })).toContain('White/green');
    expect(titleOf({ ...shoes, features: 'The trainers are green/brown/black' })).toBe('Trainers');
  });
});

describe('tags', () => {
  it('hold the line of a make as the name says it, whole', () => {
    expect(tagsOf({ itemName: 'Lenovo Yoga 720' })).toContain('lenovo yoga 720');
  });

  it('hold no half of a number, no bare year and no scrap of one word', () => {
    const tags = tagsOf({ itemName: "I'd part with Puma Cell 42,5 from 2019" });
    expect(tags.filter((tag) => /^(?:i'd|42|5|2019)$/.test(tag))).toEqual([]);
  });

  it('keep the accents of decomposed letters', () => {
    expect(tagsOf({ itemName: 'C\u0327a' })).toContain('ça');
  });
});

describe('tags of a name', () => {
  it.each([
    ['Crochet Highland Cow plush MADE TO ORDER', 'highland cow plush'],
    ['Resin wildflower earrings', 'wildflower earrings'],
    ['Antique Welsh love spoon carved sycamore', 'welsh love spoon'],
    ['Set of 7 mismatched brass candlesticks', 'brass candlesticks'],
    ['Beeswax polish 200ml tin', 'beeswax polish'],
  ])('hold its noun with what stands before it, as long as a tag may be: %s', (itemName, tag) => {
    expect(tagsOf({ itemName, platform: 'Etsy' })).toContain(tag);
  });

  it.each(['Mamas & Papas', 'Marks and Spencer', 'Kate Spade New York', 'Fruit of the Loom', 'North Face'])(
    'begin with no later word of %s, however long the name is',
    (make) => {
      const later = make.toLowerCase().split(' ').slice(1);
      const names = ['vintage leather handbag', 'pure merino wool cardigan', 'cot bed', 'hooded jacket'];
      const torn = names.flatMap((noun) =>
        (['Etsy', 'eBay', 'Gumtree'] as const).flatMap((platform) =>
          tagsOf({ itemName: `${make} ${noun}`, make, platform }).filter((tag) =>
            later.includes(tag.split(' ')[0] ?? ''),
          ),
        ),
      );
      expect(torn).toEqual([]);
    },
  );

  it.each(['Upright piano free to collector', 'Sofa MUST GO BY SUNDAY', 'Hen house + run'])(
    'end with its noun, or are the whole name: %s',
    (itemName) => {
      const tags = tagsOf({ itemName, platform: 'Gumtree' });
      expect(tags.length).toBeGreaterThan(0);
      expect(
        tags.filter(
          (tag) => tag !== itemName.toLowerCase() && !/(?:piano|sofa|couch|settee|house)$/.test(tag),
        ),
      ).toEqual([]);
    },
  );

  it('end before a verb with its particle, which names no thing', () => {
    const tags = tagsOf({ itemName: 'Dog bandana tie on' });
    expect(tags).toContain('dog bandana');
    expect(tags.filter((tag) => /(?<!on.*)\btie$/.test(tag))).toEqual([]);
  });

  it('hold no edition of another thing that the name leads to', () => {
    expect(tagsOf({ itemName: 'Fender guitar signed' })).toContain('signed');
    expect(tagsOf({ itemName: 'Fender guitar with signed photo' })).not.toContain('signed');
  });

  it('of a book or a record name no publisher before the work', () => {
    const record = { itemName: 'Fleetwood Mac - Rumours LP', make: 'Warner Bros' };
    expect(titleOf(record)).toMatch(/^Fleetwood Mac/);
    expect(tagsOf(record)).toEqual(expect.arrayContaining(['fleetwood mac', 'rumours lp']));
    expect(tagsOf(record)).not.toContain('warner bros lp');
  });

  it('of handmade things say whom they are for where buyers search for that', () => {
    const scarf = { itemName: 'Wool scarf', targetBuyer: 'new mums, people who are always cold in winter' };
    expect(tagsOf({ ...scarf, platform: 'Etsy' })).toContain('new mums');
    expect(tagsOf({ ...scarf, platform: 'Gumtree' })).not.toContain('new mums');
  });

  it('keep a line with its number, and no number that counts what follows', () => {
    expect(tagsOf({ itemName: 'Nike Air Max 90 trainers', make: 'Nike' })).toContain('air max 90');
    expect(tagsOf({ itemName: 'IKEA Hemnes 8 drawer dresser', make: 'IKEA' })).not.toContain('hemnes 8');
  });

  it('are no glued makes, no cut phrases, no bare amounts and no loose letters', () => {
    const several = { itemName: 'Baby bundle', make: 'Next, F&F, George', platform: 'Vinted' as const };
    expect(tagsOf(several)).toEqual(expect.arrayContaining(['#next', '#george']));
    expect(tagsOf(several).filter((tag) => tag.includes('nextf'))).toEqual([]);
    const gift = {
      itemName: 'Ring',
      platform: 'Etsy' as const,
      keywords: 'anniversary gift for him, 18 19 20 22 mm',
    };
    expect(tagsOf(gift)).toContain('anniversary gift');
    expect(tagsOf(gift).filter((tag) => /^\d/.test(tag))).toEqual([]);
    expect(tagsOf({ itemName: 'S.U. carburettors' }).join(' ')).not.toMatch(/\bs u\b/);
    const words = { itemName: 'Cogs', keywords: 'steampunk gears resin inclusions watch parts' };
    expect(tagsOf(words)).toEqual(expect.arrayContaining(['steampunk', 'gears', 'resin']));
  });

  it.each([
    ['a keyword', { itemName: 'Sac', keywords: 'sac en cuir synthétique' }, /cuir$/],
    ['a denial', { itemName: 'Bag', keywords: 'tote bag without any zips' }, /without$/],
    ['a name', { itemName: 'Vintage brown faux leather biker jacket' }, /^leather/],
    [
      'words apart',
      { itemName: 'Case', keywords: 'phone case without battery cover in black' },
      /^(?:battery|without|cover)$/,
    ],
  ])('never say the opposite of %s by what is cut off', (_, form, opposite) => {
    expect(tagsOf({ ...form, platform: 'Etsy' }).filter((tag) => opposite.test(tag))).toEqual([]);
  });

  it('bend a material as the seller did', () => {
    expect(
      tagsOf({
        itemName: 'Botki skórzane Ryłko',
        make: 'Ryłko',
        platform: 'Vinted',
        features: 'Botki skórzane, stan dobry.',
      }),
    ).toContain('#botkiskórzane');
  });

  it('of a jacket that is blanket lined name no blanket', () => {
    const tags = tagsOf({ itemName: 'Carhartt Detroit jacket J97 moss green blanket lined XL' });
    expect(tags.filter((tag) => tag.includes('blanket'))).toEqual([]);
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
