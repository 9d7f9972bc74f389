import { post } from '../../../lib/api.ts';
import { withStreamsHeld } from '../../../lib/follow-events.ts';

/** Every other session of the account ends with it, and this one is exchanged for a new one. */
export async function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  await withStreamsHeld(() => post('/api/account/password', body));
}
