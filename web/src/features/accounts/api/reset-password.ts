import { post } from '../../../lib/api.ts';

/** Sets a new password with the token of the mailed link; every session of the account ends. */
export async function resetPassword(body: { token: string; newPassword: string }): Promise<void> {
  await post('/api/auth/reset-password', body);
}
