// Apart so that the schema (and zod) loads when the form is first checked, not with the page.
import { zodResolver } from '@hookform/resolvers/zod';
import { listingFormSchema } from '@smart-listings/contract';
import { z } from 'zod';

/** The page's fields are plain text, also where one is chosen from a list; the contract's schema judges them. */
const pageForm = z
  .object({
    platform: z.string(),
    itemName: z.string(),
    make: z.string(),
    modelNumber: z.string(),
    features: z.string(),
    condition: z.string(),
    targetBuyer: z.string(),
    keywords: z.string(),
  })
  .transform((values, context) => {
    const result = listingFormSchema.safeParse(values);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });

export const resolveForm = zodResolver(pageForm);
