import { post } from '../../../lib/api.ts';

/** Has a link mailed with which a new password can be set. */
export async function requestReset({ email }: { email: string }): Promise<void> {
  await post('/api/auth/request-password-reset', { email });
}
