import { post } from '../../../lib/api.ts';

/** The account and everything in it, at once and for good. */
export async function deleteAccount({ password }: { password: string }): Promise<void> {
  await post('/api/account/delete', { password });
}
