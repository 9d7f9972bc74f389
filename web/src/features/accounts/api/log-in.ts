import type { signInSchema } from '@smart-listings/contract';
import type { z } from 'zod';
import { post } from '../../../lib/api.ts';

export async function logIn(credentials: z.infer<typeof signInSchema>): Promise<void> {
  await post('/api/auth/sign-in/email', credentials);
}
