import { z } from 'zod';

/** What the browser may know of how this server is set up; never a secret. */
export const publicConfigSchema = z.object({
  version: z.string(),
  /** 'builtin', or the provider and model that writes the listings. */
  engine: z.string(),
  supportEmail: z.string(),
  anonymousGenerationsPerHour: z.number(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
