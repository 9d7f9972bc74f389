import {
  type SavedListing,
  savedListingSchema,
  unsaidCondition,
  uploadCheckSchema,
} from '@smart-listings/contract';
import {
  findUploadFile,
  listUploadFiles,
  refusalsOf,
  uploadHead,
  uploadRow,
  uploadText,
  uploadTextHead,
} from '@smart-listings/engine';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUpPro } from '../../test/create-database-app.ts';
import { readZip } from '../../test/read-zip.ts';
import { writeWorkbook } from './operations/workbook.ts';

const ORIGIN = { currency: 'GBP (£)' };
const NUMBERED = {
  ...ORIGIN,
  answers: [{ kind: 'form-field' as const, label: 'Category number', value: '57988', holds: true }],
};
const nasty = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '=1+1',
    '+SUM(A1)',
    '@cmd',
    '-2',
    '\t=1',
    '"quoted", twice',
    'a\nb',
    'ünïcödé 🙂',
    "'apostrophe",
  ),
);

function listingWith(changes: Partial<SavedListing>): SavedListing {
  return savedListingSchema.parse({
    ...GOOD_ANSWER,
    pricingSource: 'range',
    id: 'listing-1',
    userId: 'seller',
    variant: 'v1',
    originalFormInput: buildForm(),
    origin: NUMBERED,
    imageUrls: [],
    timestamp: '2026-11-21T00:00:00.000Z',
    pricingRefreshCount: 0,
    revision: 1,
    ...changes,
  });
}

describe('an upload file', () => {
  it('reads back as it was written, and runs nothing', () => {
    const csvFiles = listUploadFiles().filter(({ file }) => file.format === 'csv');
    fc.assert(
      fc.property(nasty, nasty, fc.array(nasty, { maxLength: 4 }), (title, description, tags) => {
        for (const owned of csvFiles) {
          const photos = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
          const listing = listingWith({ title, description, tags });
          const row = uploadRow(listing, owned, { taxonomy: null, photos, link: 'https://shop.example' });
          const { above } = uploadHead(owned, 'GBP');
          const text = uploadTextHead(owned, 'GBP') + uploadText(owned, row, 'GBP');
          const rows: Record<string, string>[] = parse(text, { columns: true, from_line: above.length + 1 });
          const columns = owned.file.columns('GBP');
          expect(rows).toHaveLength(owned.file.lines?.(row) ?? 1);
          for (const [line, read] of rows.entries())
            for (const { name, cell } of columns) {
              const written = cell(row, line);
              expect([written, `'${written}`]).toContain(read[name]);
              expect(read[name]).not.toMatch(/^\s*[=+\-@]/u);
            }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps what stands in a workbook as text, formulas too', async () => {
    const cells = ['=1+1', '+2', '@x', 'a\nb', '<b> & "c"', '  blanks  ', 'ünïcödé 🙂'];
    const read = await readXlsxFile(Buffer.from(await writeWorkbook('Sheet', [cells])), { trim: false });
    const rows = Array.isArray(read[0]) ? read : (read[0] as unknown as { data: unknown[][] }).data;
    expect(rows).toEqual([cells]);
  });

  it('begins with the lines of eBay’s template, for the currency’s site', () => {
    const owned = findUploadFile('ebay-drafts');
    if (!owned) throw new Error('no such file');
    const [first, , , , names] = uploadTextHead(owned, 'USD').split('\r\n');
    expect(first).toBe('#INFO,Version=0.0.2,Template= eBay-draft-listings-template_US,,,,,,,,');
    expect(names).toMatch(
      /^Action\(SiteID=US\|Country=US\|Currency=USD\|Version=1193\|CC=UTF-8\),Custom label \(SKU\),Category ID,Title,UPC,Price,Quantity,Item photo URL,Condition ID,Description,Format,C:/u,
    );
  });

  it('says of each listing why it would be refused', () => {
    const refusals = (id: string, changes: Partial<SavedListing>) => {
      const owned = findUploadFile(id);
      if (!owned) throw new Error('no such file');
      const listing = listingWith(changes);
      const row = uploadRow(listing, owned, { taxonomy: null, photos: [], link: '' });
      return refusalsOf(owned, row, listing, 'GBP');
    };
    expect(refusals('ebay-drafts', {})).toEqual([]);
    expect(refusals('ebay-drafts', { title: 'x'.repeat(81) })).toEqual([
      'Title: 81 characters, the file takes 80.',
    ]);
    expect(refusals('ebay-drafts', { origin: { ...listingWith({}).origin, answers: [] } })[0]).toContain(
      'category number',
    );
    expect(
      refusals('ebay-drafts', { origin: { ...listingWith({}).origin, currency: 'EUR (€)' } })[0],
    ).toContain('EUR');
    expect(refusals('facebook-bulk', {})[0]).toContain('written for eBay');
    expect(refusals('shopify-products', {})).toEqual([]);
    const facebook = savedListingSchema.shape.originalFormInput.parse(
      buildForm({ platform: 'Facebook Marketplace' }),
    );
    expect(refusals('facebook-catalogue', { originalFormInput: facebook })).toHaveLength(2);
    expect(refusals('facebook-bulk', { originalFormInput: facebook, suggestedPriceRange: '' })[0]).toContain(
      'no price',
    );
  });

  it('offers on Amazon’s own pages what has a number, cell by cell between tabs', () => {
    const owned = findUploadFile('amazon-offers');
    if (!owned) throw new Error('no such file');
    const read = (features: string, condition: 'used-good' | 'for-parts' = 'used-good') => {
      const originalFormInput = savedListingSchema.shape.originalFormInput.parse(
        buildForm({ platform: 'Amazon', itemName: 'The Hobbit paperback', make: '', features, condition }),
      );
      const description = '• Paperback: yes\n\nCondition note:\nSpine\tcreased.\nNo marks.';
      const listing = listingWith({ originalFormInput, description });
      const row = uploadRow(listing, owned, { taxonomy: null, photos: [], link: '' });
      const [names = '', line = ''] = (uploadTextHead(owned, '') + uploadText(owned, row, '')).split('\r\n');
      const cells = line.split('\t');
      return {
        cells: Object.fromEntries(names.split('\t').map((name, at) => [name, cells[at]])),
        count: cells.length - names.split('\t').length,
        refused: refusalsOf(owned, row, listing, ''),
      };
    };
    const offer = read('ISBN 978-0-261-10221-7');
    expect(offer.refused).toEqual([]);
    expect(offer.count).toBe(0);
    expect(offer.cells).toMatchObject({
      'product-id': '9780261102217',
      'product-id-type': '2',
      'item-condition': '3',
      'add-delete': 'a',
      'item-note': 'Spine creased. No marks.',
    });
    expect(read('A good copy.').refused).toEqual([expect.stringContaining('ISBN')]);
    expect(read('ISBN 978-0-261-10221-7', 'for-parts').refused).toEqual([
      'Amazon does not take items that do not work.',
    ]);
  });

  it('parts several values of an item specific with a stroke, and tags without their sign', () => {
    const originalFormInput = savedListingSchema.shape.originalFormInput.parse(
      buildForm({ itemName: 'Trainers', make: 'Nike', features: 'White and grey trainers.' }),
    );
    const listing = listingWith({ originalFormInput, description: '- White', tags: ['#nike', '#retro'] });
    const read = (id: string) => {
      const owned = findUploadFile(id);
      if (!owned) throw new Error('no such file');
      const row = uploadRow(listing, owned, { taxonomy: null, photos: [], link: '' });
      const { above } = uploadHead(owned, 'GBP');
      const text = uploadTextHead(owned, 'GBP') + uploadText(owned, row, 'GBP');
      return (parse(text, { columns: true, from_line: above.length + 1 }) as Record<string, string>[])[0];
    };
    expect(read('ebay-drafts')?.['C:Colour']).toBe('White|Grey');
    expect(read('ebay-drafts')?.Description).toBe('<p>- White</p>');
    expect(read('shopify-products')?.Tags).toBe('nike, retro');
    expect(read('shopify-products')?.['Google Shopping / Condition']).toBe('used');
  });

  it('says no condition that nobody chose: blank, or refused where the file needs one', () => {
    const answers = [...NUMBERED.answers, unsaidCondition('used-good')];
    const read = (id: string, platform: 'eBay' | 'Facebook Marketplace') => {
      const owned = findUploadFile(id);
      if (!owned) throw new Error('no such file');
      const originalFormInput = savedListingSchema.shape.originalFormInput.parse(buildForm({ platform }));
      const listing = listingWith({ originalFormInput, origin: { ...listingWith({}).origin, answers } });
      const row = uploadRow(listing, owned, { taxonomy: null, photos: [], link: '' });
      return { file: uploadText(owned, row, 'GBP'), refused: refusalsOf(owned, row, listing, 'GBP') };
    };
    const drafts = read('ebay-drafts', 'eBay');
    expect(drafts.refused).toEqual([]);
    expect(drafts.file).not.toContain('USED');
    expect(read('facebook-bulk', 'Facebook Marketplace').refused).toEqual([
      'Nobody has chosen its condition yet: open it and say which is true.',
    ]);
  });
});

describe.each(DATABASES)('the upload on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(env = {}): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, env, { clock: () => new Date('2026-11-21T12:00:00Z') });
    open.push(test);
    return test;
  }
  async function save(test: DatabaseApp, session: { cookie: string }, changes = {}): Promise<string> {
    const body = buildSave({ origin: NUMBERED, ...changes });
    return ((await (await test.post('/api/listings', body, session)).json()) as { id: string }).id;
  }

  it('is checked first, and holds what the check let in', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const good = await save(test, session);
    const bad = await save(test, session, { origin: ORIGIN });
    const query = `file=ebay-drafts&ids=${good},${bad}`;
    const check = uploadCheckSchema.parse(
      await (await test.get(`/api/listings/upload-check?${query}`, session)).json(),
    );
    expect(check).toMatchObject({ accepted: 1, refusedCount: 1, files: 1, photosStay: false });
    expect(check.refused.map(({ id, asks }) => [id, asks])).toEqual([[bad, 'Category number']]);
    const file = await test.get(`/api/listings/upload?${query}`, session);
    expect(file.headers.get('content-disposition')).toContain('ebay-drafts-2026-11-21.csv');
    const text = await file.text();
    expect(text).toContain(good);
    expect(text).not.toContain(bad);
  });

  it.each([
    ['ebay-drafts', /“[^”]+”: .*category number/u],
    ['amazon-offers', /written for eBay/u],
    ['facebook-bulk', /written for eBay/u],
  ])('is none where nothing goes in, and says what stays out and why: %s', async (file, why) => {
    const test = await createApp();
    const session = await signUpPro(test);
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await save(test, session, { origin: ORIGIN }));
    const answer = await test.get(`/api/listings/upload?file=${file}&ids=${ids.join(',')}`, session);
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error.message).toMatch(/^None of the listings goes into this file\. /u);
    expect(error.message).toMatch(why);
    expect(error.message).toMatch(/ 2 more stay out\.$/u);
  });

  it('is none of listings that are gone', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const answer = await test.get('/api/listings/upload?file=shopify-products&ids=gone', session);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('no longer there');
  });

  it('takes what it asked for as an answer of the listing, and asks for nothing else', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const id = await save(test, session, { origin: ORIGIN });
    const elsewhere = await save(test, session, {
      origin: ORIGIN,
      originalFormInput: buildForm({ platform: 'Vinted' }),
    });
    const lookAgain = async () => {
      const path = `/api/listings/upload-check?file=ebay-drafts&ids=${id},${elsewhere}`;
      const { refused } = uploadCheckSchema.parse(await (await test.get(path, session)).json());
      return refused.map((one) => [one.id, one.asks]);
    };
    const say = async (value: string, revision: number) => {
      const answers = [{ ...NUMBERED.answers[0], value }];
      await test.patch(`/api/listings/${id}`, { revision, origin: { ...ORIGIN, answers } }, session);
    };
    expect(await lookAgain()).toEqual([
      [elsewhere, null],
      [id, 'Category number'],
    ]);
    await say('Coats', 1);
    expect(await lookAgain()).toContainEqual([id, 'Category number']);
    await say('57988', 2);
    expect(await lookAgain()).toEqual([[elsewhere, null]]);
  });

  it('advises to write for the marketplace only what is not among the chosen ones', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const origin = { ...NUMBERED, itemId: 'item-1' };
    const facebook = buildForm({ platform: 'Facebook Marketplace' });
    const ids = [
      await save(test, session, { origin, originalFormInput: facebook }),
      await save(test, session, { origin }),
      await save(test, session),
    ];
    const path = `/api/listings/upload-check?file=facebook-bulk&ids=${ids.join(',')}`;
    const { refused } = uploadCheckSchema.parse(await (await test.get(path, session)).json());
    const said = new Map(refused.map(({ id, reasons }) => [id, reasons.join()]));
    expect(said.get(ids[1] ?? '')).toMatch(/Facebook Marketplace, chosen too, goes in its place/);
    expect(said.get(ids[2] ?? '')).toContain('Also for…');
  });

  it('takes one currency where its prices do not say theirs', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const ids = [await save(test, session), await save(test, session, { origin: { currency: 'EUR (€)' } })];
    const path = `/api/listings/upload-check?file=shopify-products&ids=${ids.join(',')}`;
    const check = uploadCheckSchema.parse(await (await test.get(path, session)).json());
    expect(check).toMatchObject({ accepted: 1, refusedCount: 1 });
    expect(check.refused[0]?.reasons[0]).toContain('make a file of each');
  });

  it('brings fifty listings into a workbook, and more into several', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const originalFormInput = buildForm({ platform: 'Facebook Marketplace' });
    for (let n = 0; n < 51; n += 1) await save(test, session, { originalFormInput });
    const file = await test.get('/api/listings/upload?file=facebook-bulk', session);
    expect(file.headers.get('content-type')).toBe('application/zip');
    const books = await readZip(Buffer.from(await file.arrayBuffer()));
    expect([...books.keys()]).toEqual(['facebook-bulk-2026-11-21-1.xlsx', 'facebook-bulk-2026-11-21-2.xlsx']);
  });

  it('has a number for a price, and text for everything else', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const originalFormInput = buildForm({ platform: 'Facebook Marketplace' });
    await save(test, session, { originalFormInput });
    const file = await test.get('/api/listings/upload?file=facebook-bulk', session);
    const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
    const [names = [], row = []] = sheet?.data.slice(3) ?? [];
    expect(row[names.indexOf('PRICE')]).toBe(82);
    expect(typeof row[names.indexOf('TITLE')]).toBe('string');
  });

  it('refuses a file that no marketplace has, and one with nothing in it', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    for (const query of ['file=no-such', 'file=facebook-bulk', 'file=ebay-drafts&link=javascript:x'])
      expect((await test.get(`/api/listings/upload?${query}`, session)).status).toBe(400);
  });
});
