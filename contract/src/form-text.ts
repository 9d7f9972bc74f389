import { z } from 'zod';

/** Text of one form field: at most `max` code points. */
export function formText(label: string, max: number) {
  return (
    z
      .string()
      .refine((text) => [...text].length <= max, `${label} takes at most ${max} characters.`)
      // JSON Schema counts code points as well.
      .meta({ maxLength: max })
  );
}

/** Text of at most `max` UTF-16 units: what machines write, and what is only kept. */
export function boundedText(max: number) {
  return z.string().max(max);
}

/** An id that this server or a browser made up. */
export const idText = boundedText(128);
/** A moment or a day as ISO 8601 writes it. */
export const timeText = boundedText(40);
/** The address of a page. */
export const addressText = boundedText(2_000);
/** One plain sentence, or a few. */
export const sentenceText = boundedText(5_000);

/** A record of at most `most` entries, as the document says it too. */
export function boundedRecord<Key extends z.ZodType<string>, Value extends z.ZodType>(
  key: Key,
  value: Value,
  most: number,
) {
  return z
    .record(key as z.ZodType<string, string>, value)
    .refine((entries) => Object.keys(entries).length <= most, `At most ${most}.`)
    .meta({ maxProperties: most });
}
