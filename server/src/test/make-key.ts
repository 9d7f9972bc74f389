import type { ApiScope, CreateApiKeyResponse } from '@smart-listings/contract';
import type { TestApp } from './create-test-app.ts';

/** Makes a key on the account of `session`. @returns its id, itself, and the header that brings it */
export async function makeKey(
  test: TestApp,
  session: { cookie: string },
  scope: ApiScope,
): Promise<{ id: string; secret: string; bearer: { authorization: string } }> {
  const wanted = { name: 'My assistant', scope, password: 'correct horse' };
  const response = await test.post('/api/account/keys', wanted, session);
  if (!response.ok) throw new Error(`No key was made: ${await response.text()}`);
  const { key, secret } = (await response.json()) as CreateApiKeyResponse;
  return { id: key.id, secret, bearer: { authorization: `Bearer ${secret}` } };
}
