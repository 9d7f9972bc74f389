import { z } from 'zod';

/** Text of one form field: at most `max` code points. */
export function formText(label: string, max: number) {
  return z.string().refine((text) => [...text].length <= max, `${label} takes at most ${max} characters.`);
}
