import { type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { writeThing as write } from '../test/write-thing.ts';

const titleOf = (form: Partial<ListingForm>) => write(form).listing.title;
const tagsOf = (form: Partial<ListingForm>) => write(form).listing.tags;

describe('numbers that a sign ties together', () => {
  const names = ['inch drive socket set', 'inch spanner', 'Zoll Ratsche', 'tums hylsnyckel', 'inch dop'];
  const pairs = ['1/2', '3/4', '50/50', '24/70', '1\u20442'];

  it.each(PLATFORMS)('are cut to one half in no tag of %s', (platform) => {
    const halves = pairs.flatMap((pair) =>
      names.flatMap((name) =>
        [
          { itemName: `${pair} ${name}`, features: '' },
          { itemName: name.split(' ').slice(1).join(' '), features: `${pair} ${name}.` },
        ].flatMap((form) => {
          const second = pair.split(/\D/u)[1] ?? '';
          const isHalf = (tag: string) => tag.split(/[\s#]+/u).includes(second) || tag.startsWith(second);
          return tagsOf({ platform, ...form }).filter(isHalf);
        }),
      ),
    );
    expect(halves).toEqual([]);
  });
});

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

  it('crosses no value with what is counted beside the thing', () => {
    const bundle = { itemName: 'PlayStation 2 slim bundle 11 games', make: 'Sony', features: 'Black.' };
    expect(tagsOf(bundle).filter((tag) => / games$/.test(tag))).toEqual([]);
    expect(tagsOf({ itemName: 'Job lot 23 Ladybird books', make: 'Ladybird' })).toContain('ladybird books');
    expect(tagsOf({ itemName: '4 alloy wheels', make: 'Ronal' })).toContain('ronal alloy wheels');
  });

  it('is every name of the kind with the make and what the thing is like', () => {
    const sneakers = tagsOf({
      platform: 'Etsy',
      itemName: 'Diadora sneakers',
      make: 'Diadora',
      features: 'Green.',
    });
    expect(sneakers).toEqual(expect.arrayContaining(['diadora trainers', 'green trainers']));
    const skirt = tagsOf({ platform: 'Etsy', itemName: 'Black pencil skirt', make: 'Zara' });
    expect(skirt).toEqual(expect.arrayContaining(['zara skirt', 'black skirt']));
  });

  it('is no lone noun that means another kind by itself', () => {
    const tank = {
      platform: 'Etsy',
      itemName: 'Juwel fish tank',
      make: 'Juwel',
      features: 'Black.',
    } as const;
    expect(tagsOf(tank).filter((tag) => /(?<!fish )tank/.test(tag))).toEqual([]);
  });

  it('crosses no colour with a work, whose title may hold it', () => {
    const tags = tagsOf({ itemName: 'Pink Floyd Animals LP', keywords: 'pink floyd' });
    expect(tags).toContain('pink floyd');
    expect(tags).not.toContain('pink lp');
  });

  it('lends no kind of one make to a bundle of several', () => {
    const form = { itemName: 'The Ordinary and Clinique skincare bundle', make: 'The Ordinary / Clinique' };
    expect(tagsOf({ ...form, platform: 'Vinted' }).filter((tag) => /serum/.test(tag))).toEqual([]);
  });

  it('holds a number with the short word before it, or neither', () => {
    const tags = tagsOf({ itemName: 'Märklin H0 Dampflok BR 24 analog', make: 'Märklin' });
    expect(tags.filter((tag) => /\bbr$/.test(tag))).toEqual([]);
  });

  it('is a number alone where that is the model and the seller’s own search word', () => {
    const boots = { itemName: 'Boots', modelNumber: '1460', keywords: '#1460 #2019' };
    expect(tagsOf({ ...boots, platform: 'Vinted' })).toEqual(expect.arrayContaining(['#1460']));
    expect(tagsOf({ ...boots, platform: 'Vinted' })).not.toContain('#2019');
  });

  it.each([
    ['anniversary gift for him', 'anniversary gift'],
    ['brass lamp base replacement', null],
    ['black leather and suede bag', null],
  ])('of “%s”, which is too long, is what stands before a joining word or nothing', (keywords, tag) => {
    const said = tagsOf({ itemName: 'Thing', platform: 'Etsy', keywords });
    expect(said.filter((one) => keywords.startsWith(one))).toEqual(tag === null ? [] : [tag]);
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
  const termsOf = (form: Partial<ListingForm>) => tagsOf({ platform: 'Amazon', condition: 'new', ...form });

  it('are whole phrases or none, and no halves of our own', () => {
    const form = { itemName: 'Microsoft Xbox Series X/S controller', make: 'Microsoft' };
    expect(termsOf({ ...form, keywords: 'series x pad' })).toEqual(['series x pad']);
    expect(termsOf({ ...form, keywords: 'xbox controller, microsoft pad, best pad' })).toEqual([]);
  });

  it('keep a word of praise that stands behind its noun', () => {
    const keywords = 'plastic free, free gift, tank top, top gift';
    expect(termsOf({ itemName: 'Lunch box', keywords })).toEqual(['plastic free', 'tank top']);
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

it('hold no part of the thing alone that stands behind the phrase with which the text opens', () => {
  const { tags } = write({
    itemName: 'iCandy Peach pram',
    features: 'iCandy Peach 3 in Truffle, chrome chassis, good tyres.',
  }).listing;
  expect(tags.filter((tag) => tag.includes('chassis'))).toEqual([]);
});

describe('tags of a handmade thing', () => {
  it('say what it is where no category knows it', () => {
    const tags = tagsOf({ platform: 'Etsy', itemName: 'Welsh wool tapestry blanket double weave' });
    expect(tags).toContain('tapestry blanket');
  });

  it('say what the first sentences say it is like or has', () => {
    const collar = {
      itemName: 'Leather dog collar',
      features: 'Made in my workshop, dark brown. Hand stitched with waxed linen thread.',
    };
    expect(tagsOf({ platform: 'Etsy', ...collar })).toContain('hand stitched');
    const earrings = {
      itemName: 'Boucles d’oreilles',
      features: 'Pendantes, faites main en argile polymère. Elles sont légères.',
    };
    expect(tagsOf({ platform: 'Etsy', ...earrings })).toContain('argile polymère');
    const ring = {
      itemName: 'Silver ring',
      features: 'Recycled sterling silver, hammered band, UK sizes J to T.',
    };
    expect(tagsOf({ platform: 'Etsy', ...ring })).toContain('hammered band');
    expect(tagsOf({ platform: 'Etsy', ...ring })).not.toContain('uk sizes');
  });
});
