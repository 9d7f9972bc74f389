import { AppError } from '../../lib/app-error.ts';

/** What eBay says of a request that it does not take. */
export interface EbayError {
  errorId: number;
  message?: string | undefined;
  longMessage?: string | undefined;
  parameters?: { name: string; value: string }[] | undefined;
}

/** Which of our fields a word of eBay’s message or parameters is about; the first that fits. */
const FIELDS: readonly (readonly [field: string, said: RegExp])[] = [
  ['photos', /\b(?:image|picture|photo)/i],
  ['specifics', /\b(?:aspect|item specific)/i],
  ['condition', /\bcondition/i],
  ['categoryId', /\bcategory/i],
  ['price', /\bpric(?:e|ing)\b/i],
  ['postageId', /\b(?:fulfill?ment|shipping) ?policy|\bshipping\b/i],
  ['returnsId', /\breturn/i],
  ['paymentId', /\bpayment/i],
  ['placeId', /\b(?:location|postal ?code|country)\b/i],
  ['title', /\btitle/i],
  ['description', /\bdescription/i],
];

/** The field that it is about, as ours are called; null where eBay names none. */
function fieldOf({ message, longMessage, parameters = [] }: EbayError): string | null {
  const named = parameters.map(({ name, value }) => `${name} ${value}`).join(' ');
  const texts = [`${message ?? ''} ${longMessage ?? ''}`, named.replaceAll(/([a-z])([A-Z])/g, '$1 $2')];
  for (const text of texts) {
    const found = FIELDS.find(([, said]) => said.test(text));
    if (found) return found[0];
  }
  return null;
}

/** A request that eBay does not take, in its own words, with the field that they are about. */
export function refusal(status: number, errors: readonly EbayError[]): AppError {
  const said = errors.map((error) => {
    const text = error.longMessage || error.message || `error ${error.errorId}`;
    return { field: fieldOf(error), text: text.replace(/\s+/g, ' ').trim().slice(0, 400) };
  });
  const fields = Object.fromEntries(said.flatMap(({ field, text }) => (field ? [[field, text]] : [])));
  const sentence = said[0]?.text ?? `it answered ${status}`;
  return new AppError('refused', `eBay does not take this: ${sentence}`, {
    ...(Object.keys(fields).length > 0 && { fields }),
    cause: new Error(`eBay: ${status}, errors ${errors.map(({ errorId }) => errorId).join(', ')}`),
  });
}
