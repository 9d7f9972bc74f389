import { post } from '../../../lib/api.ts';

/** Mails a link to the new address; only opening it changes anything. */
export async function changeEmail(body: { newEmail: string; password: string }): Promise<void> {
  await post('/api/account/email', body);
}
