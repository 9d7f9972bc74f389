import { BRANDING_FOOTER, csvHead } from '@smart-listings/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from '../../test/create-database-app.ts';

const PATH = '/api/listings/export.csv';
type Session = { cookie: string };

describe.each(DATABASES)('the export on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, {}, { clock: () => new Date('2026-11-21T23:59:59Z') });
    open.push(test);
    return test;
  }
  const save = async (test: DatabaseApp, session: Session, title: string) => {
    const listing = { ...GOOD_ANSWER, title, description: 'As seen.', pricingSource: 'range' as const };
    const response = await test.post('/api/listings', buildSave({ listing }), session);
    return ((await response.json()) as { id: string }).id;
  };
  const rows = async (test: DatabaseApp, session: Session, query = '') =>
    (await (await test.get(`${PATH}${query}`, session)).text()).trimEnd().split('\r\n').slice(1);

  it('is part of Pro', async () => {
    const test = await createApp();
    expect((await test.get(PATH, await signUp(test))).status).toBe(403);
  });

  it('is a file of the day with the columns of the specification and the promotional line', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    await save(test, session, '=HYPERLINK("http://x")');
    const response = await test.get(PATH, session);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="smart-listings-export-2026-11-21.csv"',
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('utf8')).toBe(
      `${csvHead()}"'=HYPERLINK(""http://x"")",As seen.,combi drill; cordless drill; makita drill,eBay,Used - Good,£82 (£70 - £95),2026-11-21\r\n${BRANDING_FOOTER},,,,,,\r\n`,
    );
  });

  it('has category and item specifics on request, behind the others', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    await save(test, session, 'Drill');
    const text = await (await test.get(`${PATH}?specifics=true`, session)).text();
    expect(text.split('\r\n')[0]).toMatch(/,date_saved,category,item_specifics$/);
    expect(text).toContain(
      ',2026-11-21,Hardware > Tools > Drills,"Condition: Used; Brand: Makita; Type: Combi drill; Model: DHP482; Set Includes: Charger, Case; Voltage: 18 V; Power source: Cordless"\r\n',
    );
    expect(text).toContain(`\r\n${BRANDING_FOOTER},,,,,,,,\r\n`);
  });

  it('leaves the promotional line out on request', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    await save(test, session, 'Drill');
    expect(await rows(test, session, '?branding=false')).toHaveLength(1);
  });

  it('holds every listing of the account once, newest first, over all its pieces', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    await save(test, await signUp(test, 'ben@example.com'), 'Theirs');
    const expected: string[] = [];
    for (let n = 1; n <= 450; n += 1) {
      await save(test, session, `Item ${n}`);
      expected.unshift(`Item ${n}`);
    }
    const titles = (await rows(test, session, '?branding=false')).map((row) => row.split(',')[0]);
    expect(titles).toEqual(expected);
  });

  it('holds the chosen ones, and of those only its own', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const ids = [await save(test, session, 'One'), await save(test, session, 'Two')];
    await save(test, session, 'Three');
    const theirs = await save(test, await signUp(test, 'ben@example.com'), 'Theirs');
    const titles = async (query: string) =>
      (await rows(test, session, `?branding=false&ids=${query}`)).map((row) => row.split(',')[0]);
    expect(await titles(`${ids.join()},${theirs}`)).toEqual(['Two', 'One']);
    expect(await rows(test, session, '?branding=false&ids=')).toEqual([]);
    expect((await test.get(`${PATH}?ids=${'a,'.repeat(101)}`, session)).status).toBe(400);
    expect((await test.get(`${PATH}?ids=%00`, session)).status).toBe(400);
  });

  it.each([
    ['', /no saved listing/],
    ['?ids=gone', /any more/],
  ])('is none of no listing, and says so: “%s”', async (query, why) => {
    const test = await createApp();
    const answer = await test.get(`${PATH}${query}`, await signUpPro(test));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(why);
  });

  it('reads no further than the client takes', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    await save(test, session, 'Drill');
    const { body } = await test.get(PATH, session);
    const reader = body?.getReader();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader?.read())?.value)).toBe(
      csvHead(),
    );
    await reader?.cancel();
    expect(test.logged()).not.toContain('unexpected error');
  });
});
