import { z } from 'zod';

/** The beginning of a service's addresses, without a slash at its end. */
export const webAddress = z
  .string()
  .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), {
    error: 'takes a web address such as https://example.com',
  })
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();
