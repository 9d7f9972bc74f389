import { expect, it } from 'vitest';
import { createTestApp } from '../test/create-test-app.ts';

const GIVEN = 'trace-0123456789';

async function ask(env: Record<string, string>, given: string) {
  const test = createTestApp(env);
  const response = await test.get('/healthz', { 'x-request-id': given });
  return { id: response.headers.get('x-request-id') ?? '', logged: test.logged() };
}

it('tells the id of a request in its answer and in its line of the log', async () => {
  const { id, logged } = await ask({}, '');
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(logged).toContain(`"requestId":"${id}"`);
});

it('takes over the id that a proxy of ours has given', async () => {
  expect(await ask({ TRUST_PROXY: '1' }, GIVEN)).toMatchObject({ id: GIVEN });
});

it('takes no id from a visitor, nor one that could deceive whoever reads the log', async () => {
  expect((await ask({}, GIVEN)).id).not.toBe(GIVEN);
  const { id, logged } = await ask({ TRUST_PROXY: '1' }, '"},{"level":60');
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(logged).not.toContain('"level":60');
});
