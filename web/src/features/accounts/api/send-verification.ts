import { post } from '../../../lib/api.ts';

/** Mails the link that confirms the account's address once more. */
export async function sendVerification(): Promise<void> {
  await post('/api/account/verification', {});
}
