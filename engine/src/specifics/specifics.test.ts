import {
  type ItemSpecific,
  itemCategorySchema,
  itemSpecificSchema,
  type ListingForm,
  PLATFORMS,
  type SellerAnswer,
  USUAL_PLATFORM,
} from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { generateListing } from '../generate.ts';
import { fold } from '../language/fold.ts';
import { listMarketplaces } from '../marketplaces/index.ts';
import { readForms } from '../test/corpus.ts';
import { HANGERLY } from '../test/hangerly/index.ts';
import { readItem } from '../values/read-item.ts';
import { fillAskedFields } from './asked-fields.ts';
import { listSpecifics } from './list-specifics.ts';
import { optionFor } from './options.ts';
import { categoryOf, searchCategories, suggestCategories } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();
const FORM: ListingForm = {
  platform: USUAL_PLATFORM,
  itemName: 'Barbour bomber jacket',
  make: 'Barbour',
  modelNumber: '',
  features:
    'Colour: dark navy\nSleeve length: long\nNeckline: not sure\nIt is all leather and warm. Not cotton.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
};

function specificsOf(form: ListingForm, options: Parameters<typeof readItem>[1] = {}) {
  const item = readItem(form, options);
  const specifics = listSpecifics(item, categoryOf(item, taxonomy));
  return { item, specifics, named: new Map(specifics.map((specific) => [specific.id, specific])) };
}

const wordsOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

function hold({ answer }: ItemSpecific['likely'][number]) {
  return { ...answer, holds: true };
}

describe.each(listMarketplaces())('the specifics of every real form on $name', ({ name, fields }) => {
  const platform = PLATFORMS.find((one) => one === name) ?? USUAL_PLATFORM;
  const read = readForms().map(({ form }) => specificsOf({ ...form, platform }));
  const pickers = new Map(fields.map((field) => [field.id, field]));

  it('have the agreed shape, each id once', () => {
    for (const { specifics, named } of read) {
      for (const specific of specifics) itemSpecificSchema.parse(specific);
      expect(named.size).toBe(specifics.length);
    }
  });

  it('hold what the form says, ask what it doubts, and have nothing that it denies or says of another thing', () => {
    for (const { item, specifics } of read) {
      const text = ` ${wordsOf(Object.values(item.form).join(' '))} `;
      const isSaid = (answer: { kind: string; value: string }, polarities: readonly string[]) =>
        item.values.some(
          ({ kind, value, polarity }) =>
            kind === answer.kind && polarities.includes(polarity) && fold(value) === fold(answer.value),
        );
      for (const { values, likely } of specifics.filter(({ id }) => id !== 'condition')) {
        for (const { answer, origin } of values) {
          if (isSaid(answer, ['asserted'])) continue;
          expect(isSaid(answer, ['denied', 'unsure', 'other']), answer.value).toBe(false);
          if (origin === 'given') expect(text).toContain(wordsOf(answer.value));
        }
        for (const { answer } of likely) {
          const isKnown = isSaid(answer, ['asserted', 'unsure']);
          expect(isKnown || isSaid(answer, ['denied', 'other']), answer.value).toBe(isKnown);
          // An entry of a picker that says nothing of the item itself is the picker's own.
          if (!isKnown && answer.kind !== 'form-field')
            expect(text.replaceAll(' ', '')).toContain(wordsOf(answer.value).replaceAll(' ', ''));
        }
      }
    }
  });

  it('take no more than the field, and of a picker only its entries', () => {
    for (const { specifics } of read) {
      for (const { id, values, likely, most, options, state } of specifics) {
        expect(values.length).toBeLessThanOrEqual(most ?? 20);
        expect(state).toBe(values.length > 0 ? 'certain' : likely.length > 0 ? 'likely' : 'unknown');
        const entries = pickers.get(id)?.options?.map(({ label }) => label) ?? options;
        if (entries === undefined) continue;
        for (const { value } of [...values, ...likely]) expect(entries).toContain(value);
      }
    }
  });
});

describe('a field', () => {
  const vinted: ListingForm = {
    ...FORM,
    platform: PLATFORMS.find((name) => name === 'Vinted') ?? USUAL_PLATFORM,
  };

  it('takes the entry of its picker that means the value', () => {
    expect(specificsOf(vinted).named.get('colour')).toMatchObject({
      state: 'certain',
      values: [{ value: 'Navy', origin: 'given' }],
      most: 2,
    });
  });

  it('stays open where no entry means it, and says so', () => {
    const { named } = specificsOf({ ...vinted, features: 'Colour: teal' });
    expect(named.get('colour')).toMatchObject({ state: 'unknown', hint: expect.stringContaining('“Teal”') });
  });

  it('offers what is likely, and one answer makes it certain and takes it into the text', () => {
    const likely = specificsOf(FORM).named.get('material')?.likely ?? [];
    expect(likely.map(({ value }) => value)).toEqual(['Leather']);
    const answers = likely.map(hold);
    const { named } = specificsOf(FORM, { answers });
    expect(named.get('material')).toMatchObject({ values: [{ value: 'Leather', origin: 'answered' }] });
  });

  it('is read behind its own label, unless that is doubted', () => {
    const { named } = specificsOf(FORM);
    expect(named.get('taxonomy:sleeve_length_type')?.values[0]?.value).toBe('Long');
    expect(named.get('taxonomy:neckline')?.state).toBe('unknown');
  });

  it('keeps an answer of its own, in the text where it says something of the item', () => {
    const answers = [
      { kind: 'attribute' as const, label: 'Neckline', value: 'Crew', holds: true },
      { kind: 'form-field' as const, label: 'Parcel size', value: 'Small', holds: true },
      { kind: 'brand' as const, value: 'Barbour', holds: true },
      { kind: 'size' as const, value: 'M', holds: true },
    ];
    const { named } = specificsOf(vinted, { answers });
    expect(named.get('taxonomy:neckline')?.values).toMatchObject([{ value: 'Crew', origin: 'answered' }]);
    expect(named.get('parcel-size')?.values).toMatchObject([{ value: 'Small', origin: 'answered' }]);
    const { listing } = generateListing(FORM, { variant: 'v3', currency: 'GBP (£)', answers });
    expect(listing.description).toContain('Neckline: Crew');
    expect(listing.description).not.toContain('Small');
  });

  it('is asked of its goods only, and of goods of no known kind where there is a value for it', () => {
    const table = { ...FORM, itemName: 'Oak coffee table', make: '', features: 'Solid oak.' };
    expect(specificsOf(table).named.has('size')).toBe(false);
    const unknown = { ...table, itemName: 'Qwxyz', features: 'Size: M' };
    expect(specificsOf(unknown).named.get('size')?.state).toBe('certain');
  });
});

it('pickers take years and decades by their span, and none that they may not mean', () => {
  const options = [
    { label: '2010 - 2019', years: [2010, 2019] },
    { label: '1990s', means: ['1990s'], years: [1990, 1999] },
  ] as const;
  const found = ['1994', '1990s', '90s', 'nineties', '2015', '2000s', '1900s', '12', 'Vintage'].map((value) =>
    optionFor(options, value),
  );
  expect(found).toEqual(['1990s', '1990s', '1990s', '1990s', '2010 - 2019', null, null, null, null]);
});

describe('the category', () => {
  it('is the likely one with two others, each of them in the taxonomy', () => {
    for (const { form } of readForms()) {
      const found = suggestCategories(readItem(form), taxonomy);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      for (const category of found) {
        itemCategorySchema.parse(category);
        expect(taxonomy.byId.get(category.id)?.path).toBe(category.path);
      }
    }
    const [first] = suggestCategories(readItem(FORM), taxonomy);
    expect(first).toMatchObject({
      path: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets > Bomber Jackets',
      certainty: 'likely',
    });
  });

  it('that the seller chose comes first, is certain, and decides what is asked', () => {
    const sofa = searchCategories('sofa', taxonomy)[0];
    const answers = [{ kind: 'category' as const, value: sofa?.id ?? '', holds: true }];
    const { item, named } = specificsOf(FORM, { answers });
    expect(suggestCategories(item, taxonomy)[0]).toMatchObject({ id: sofa?.id, certainty: 'certain' });
    expect(item.values.some(({ kind }) => kind === 'category')).toBe(false);
    expect(named.has('taxonomy:neckline')).toBe(false);
  });

  it('is found by a search in any of the languages', () => {
    for (const words of ['sofa', 'canapé', 'Sofa', 'kanapa'])
      expect(searchCategories(words, taxonomy).some(({ path }) => path.includes('Sofas'))).toBe(true);
    expect(searchCategories('qwxyz', taxonomy)).toEqual([]);
  });

  it('has the marketplace’s own name where that is known', () => {
    const item = readItem(FORM, { marketplace: HANGERLY });
    expect(suggestCategories(item, taxonomy)[0]?.name).toBe('Rail');
  });
});

describe('a field that the marketplace itself asks for', () => {
  const asked = [
    {
      name: 'Size Type',
      values: [{ value: 'Regular' }, { value: 'Petite' }],
      isClosed: true,
      isRequired: true,
      isMultiple: false,
    },
    {
      name: 'Fit',
      values: [
        { value: 'Always' },
        { value: 'Long', when: [{ field: 'size type', values: ['regular'] }] },
        { value: 'Short', when: [{ field: 'Size Type', values: ['Petite'] }] },
      ],
      isClosed: true,
      isRequired: false,
      isMultiple: false,
    },
  ];
  const fitOf = (answers: readonly SellerAnswer[]) => {
    const fields = fillAskedFields(asked, readItem(FORM, { answers }));
    return fields.find(({ label }) => label === 'Fit')?.options;
  };

  it('offers the entries that go with what other fields say, and all while they are open', () => {
    const petite = { kind: 'attribute' as const, label: 'Size Type', value: 'Petite', holds: true };
    expect(fitOf([petite])).toEqual(['Always', 'Short']);
    expect(fitOf([])).toEqual(['Always', 'Long', 'Short']);
  });
});
