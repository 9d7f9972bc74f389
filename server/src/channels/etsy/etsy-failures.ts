import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';

/** One sentence, or what is wrong with each part of the request. */
const bodySchema = z.union([
  z.object({ error: z.string(), error_description: z.string().optional() }),
  z.array(z.object({ path: z.string().default(''), message: z.string().default('') })).min(1),
]);

/** Which of our fields a word of Etsy’s message is about; the first that fits. */
const FIELDS: readonly (readonly [field: string, said: RegExp])[] = [
  ['photos', /\bimage|\bphoto/i],
  ['returnsId', /\breturn/i],
  ['postageId', /\bshipping/i],
  ['readinessId', /\breadiness|\bprocessing/i],
  ['whenMade', /\bwhen[ _]?made/i],
  ['whoMade', /\bwho[ _]?made/i],
  ['isSupply', /\bis[ _]?supply/i],
  ['categoryId', /\btaxonomy|\bcategory/i],
  ['tags', /\btags?\b/i],
  ['specifics', /\bmaterial|\bpropert|\battribute/i],
  ['price', /\bprice|\bquantity/i],
  ['title', /\btitle/i],
  ['description', /\bdescription/i],
];

/** A request that Etsy does not take, in its own words, with the field that they are about. */
export function refusal(status: number, body: unknown): AppError {
  const said = sentencesOf(body);
  const fields = Object.fromEntries(
    said.flatMap(({ about, text }) => {
      const field = FIELDS.find(([, words]) => words.test(about));
      return field ? [[field[0], text]] : [];
    }),
  );
  return new AppError('refused', `Etsy does not take this: ${said[0]?.text ?? `it answered ${status}`}`, {
    ...(Object.keys(fields).length > 0 && { fields }),
    cause: new Error(`Etsy: ${status}`),
  });
}

function sentencesOf(body: unknown): { about: string; text: string }[] {
  const { data } = bodySchema.safeParse(body);
  if (!data) return [];
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 400);
  if (!Array.isArray(data)) {
    const text = plain(data.error_description ?? data.error);
    return [{ about: text, text }];
  }
  return data.map(({ path, message }) => {
    const name = path.replaceAll(/[/_]+/g, ' ').trim();
    return { about: `${name} ${message}`, text: plain(`${name} ${message}`) };
  });
}
