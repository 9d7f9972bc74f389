import { z } from 'zod';
import { boundedText, formText, idText, timeText } from './form-text.ts';
import { listingFormSchema } from './generate-listing.ts';
import { LIMITS } from './limits.ts';
import { CONDITION_CODES, PLATFORMS } from './platforms.ts';

const name = z
  .string()
  .trim()
  .min(1, 'Give the template a name.')
  .max(LIMITS.templateName, `A template's name takes at most ${LIMITS.templateName} characters.`);

/** Of the required fields only the item's name: a template may leave the others to each item. */
const templateFormSchema = listingFormSchema.extend({
  platform: z.enum(PLATFORMS).or(z.literal('')).default(''),
  condition: z.enum(CONDITION_CODES).or(z.literal('')).default(''),
  features: formText('Features', LIMITS.form.features).default(''),
});

/** A form kept for the next item of its kind. */
export const templateSchema = z.object({
  id: idText,
  userId: idText,
  name: boundedText(LIMITS.templateName),
  formData: templateFormSchema,
  timestamp: timeText,
});
export type Template = z.infer<typeof templateSchema>;

export const createTemplateRequestSchema = z.object({ name, formData: templateFormSchema });
export type CreateTemplateRequest = z.input<typeof createTemplateRequestSchema>;
export const renameTemplateRequestSchema = z.object({ name });
export const listTemplatesResponseSchema = z.object({
  templates: z.array(templateSchema).max(LIMITS.templates),
});
