import { LIMITS, MESSAGES, SERVER_MESSAGES, type Template } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from '../../test/create-database-app.ts';

const PATH = '/api/templates';

describe.each(DATABASES)('templates on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(
    ...rest: [env?: Record<string, string>, overrides?: object]
  ): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, ...rest);
    open.push(test);
    return test;
  }
  const create = async (test: DatabaseApp, session: { cookie: string }, name = 'Drills') =>
    (await (await test.post(PATH, { name, formData: buildForm() }, session)).json()) as Template;
  const list = async (test: DatabaseApp, session: { cookie: string }) =>
    ((await (await test.get(PATH, session)).json()) as { templates: Template[] }).templates;

  it('asks whoever is signed out to log in', async () => {
    const test = await createApp();
    const answers = [
      test.get(PATH),
      test.post(PATH, { name: 'Drills', formData: buildForm() }),
      test.patch(`${PATH}/a`, { name: 'Saws' }),
      test.delete(`${PATH}/a`),
    ];
    for (const answer of answers) expect((await answer).status).toBe(401);
  });

  it('is part of Pro', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const response = await test.post(PATH, { name: 'Drills', formData: buildForm() }, session);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: { code: 'forbidden', message: MESSAGES.proOnly } });
    expect((await test.get(PATH, session)).status).toBe(403);
  });

  it('keeps a form under a name, without its NULs, and lists the newest first', async () => {
    const times = [1, 2].map((second) => new Date(Date.UTC(2026, 10, 21, 9, 0, second)));
    const test = await createApp({}, { clock: () => times.shift() ?? new Date() });
    const session = await signUpPro(test);
    await create(test, session);
    const formData = buildForm({ features: '', itemName: 'Saw\0s' });
    const response = await test.post(PATH, { name: '  Saws ', formData }, session);
    expect(response.status).toBe(201);
    const [newest, older] = await list(test, session);
    expect(newest).toMatchObject({ name: 'Saws', formData: { itemName: 'Saws', features: '' } });
    expect(older).toMatchObject({ name: 'Drills', formData: buildForm() });
  });

  it.each([
    [{ name: ' ', formData: buildForm() }, { name: 'Give the template a name.' }],
    [
      { name: 'Drills', formData: buildForm({ itemName: '' }) },
      { 'formData.itemName': 'Item name is required.' },
    ],
    [{ name: 'x'.repeat(LIMITS.templateName + 1), formData: buildForm() }, { name: expect.any(String) }],
  ])('names what is wrong (%#)', async (body, fields) => {
    const test = await createApp();
    const response = await test.post(PATH, body, await signUpPro(test));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { fields } });
  });

  it('renames and deletes', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const { id } = await create(test, session);
    const renamed = await test.patch(`${PATH}/${id}`, { name: 'Saws' }, session);
    expect(await renamed.json()).toMatchObject({ id, name: 'Saws', formData: buildForm() });
    expect((await test.delete(`${PATH}/${id}`, session)).status).toBe(200);
    expect(await list(test, session)).toEqual([]);
  });

  it('does not know the templates of others, nor ids that cannot be', async () => {
    const test = await createApp();
    const { id } = await create(test, await signUpPro(test));
    const stranger = await signUpPro(test, 'ben@example.com');
    expect(await list(test, stranger)).toEqual([]);
    for (const one of [id, 'made-up', '%00', 'x'.repeat(65)]) {
      expect((await test.patch(`${PATH}/${one}`, { name: 'Mine' }, stranger)).status).toBe(404);
      expect((await test.delete(`${PATH}/${one}`, stranger)).status).toBe(404);
    }
  });

  it('stops at as many as one page can list', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const first = await create(test, session);
    const rows = Array.from({ length: LIMITS.templates - 1 }, (_, n) => ({
      ...first,
      id: `filler-${n}`,
      formData: JSON.stringify(first.formData),
    }));
    await test.db.insertInto('template').values(rows).execute();
    const response = await test.post(PATH, { name: 'One more', formData: buildForm() }, session);
    expect(await response.json()).toEqual({
      error: { code: 'limit-reached', message: SERVER_MESSAGES.templateLimit },
    });
  });
});
