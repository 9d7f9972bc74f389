import { post } from '../../../lib/api.ts';

/** Ends this browser's session on the server; the cookie goes with it. */
export async function logOut(): Promise<void> {
  await post('/api/auth/sign-out', {});
}
