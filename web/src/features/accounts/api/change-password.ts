import { post } from '../../../lib/api.ts';

/** Every other session of the account ends with it. */
export async function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  await post('/api/account/password', body);
}
