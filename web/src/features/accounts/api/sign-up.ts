import type { signUpSchema } from '@smart-listings/contract';
import type { z } from 'zod';
import { post } from '../../../lib/api.ts';

/** Opens an account; this browser is signed in to it then. */
export async function signUp({ email, password }: z.infer<typeof signUpSchema>): Promise<void> {
  await post('/api/auth/sign-up/email', { email, password });
}
