import { sendJson } from '../../../lib/api.ts';

export async function changeName(body: { displayName: string }): Promise<void> {
  await sendJson('PATCH', '/api/account', body);
}
