import { type LeftOut, LIMITS } from '@smart-listings/contract';
import { warningSentences } from '../claims/omissions.ts';
import { unpublishable } from '../generate.ts';
import { cutSpans } from '../language/cut-spans.ts';
import { withoutGone } from '../language/prepare.ts';
import { mendPrivate } from '../leave-out-private.ts';
import { findContacts } from '../text/contact.ts';
import { certainValues, type Item, type SellerSentence } from '../values/item.ts';

/**
 * The item as a model reads it: what the seller wrote once, as sentences, without what no text may say; the values,
 * each with the sentence that it stands in; what is open, denied, and must not be lost.
 */
export function presentItem(item: Item, condition: string): object {
  const { itemName, make, modelNumber, targetBuyer, keywords } = item.form;
  const given = { itemName, make, modelNumber, condition, targetBuyer, keywords };
  // Numbers of this very device are gone from the form already.
  const leftOut = unpublishable(item).filter(({ reason }) => reason !== 'private-number');
  const sentences = item.sentences.flatMap((sentence) => {
    const text = safe(publishable(sentence, leftOut), item);
    return text === '' ? [] : [{ id: `s${sentence.index + 1}`, text }];
  });
  const told = new Set(sentences.map(({ id }) => id));
  return {
    ...withoutEmpty(given, item),
    sentences: Object.fromEntries(sentences.map(({ id, text }) => [id, text])),
    ...ifAny(
      'confirmed',
      item.confirmed.map((text) => safe(text, item)),
    ),
    values: certainValues(item)
      .slice(0, LIMITS.itemValues)
      .map(({ kind, label, value, from }) => {
        const place = placeOf(from, item);
        return `${label ?? kind}: ${value}${place !== null && told.has(place) ? ` (${place})` : ''}`;
      }),
    ...ifAny(
      'mustTell',
      warningSentences(item)
        .map(({ index }) => `s${index + 1}`)
        .filter((id) => told.has(id)),
    ),
    ...ifAny(
      'undecided',
      item.questions.map(({ text }) => text),
    ),
    ...ifAny(
      'ruledOut',
      item.ruledOut.map(({ kind, value }) => `${kind}: ${value}`),
    ),
  };
}

function withoutEmpty(fields: Record<string, string>, item: Item): object {
  const filled = Object.entries(fields).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, safe(text, item)]));
}

function ifAny(name: string, entries: readonly string[]): object {
  return entries.length === 0 ? {} : { [name]: entries };
}

/** The sentence that a place of the features lies in. */
function placeOf({ field, start }: { field: string; start: number }, { sentences }: Item): string | null {
  const found = sentences.find(
    ({ place }) => place.field === field && place.start <= start && start < place.end,
  );
  return found ? `s${found.index + 1}` : null;
}

/** A sentence without the stretches that no text on the platform may say. */
function publishable({ place, raw }: SellerSentence, leftOut: readonly LeftOut[]): string {
  const spans = leftOut
    .filter(({ field, start, end }) => field === place.field && start < place.end && end > place.start)
    .map(({ start, end }) => ({
      start: Math.max(0, start - place.start),
      end: Math.min(raw.length, end - place.start),
    }))
    .sort((one, other) => one.start - other.start);
  const kept = spans.length === 0 ? raw : cutSpans(raw, spans);
  return /\p{L}{2}|\d/u.test(kept) ? kept.trim() : '';
}

/** A listing never carries the seller's own address or number, so the provider need not learn it either. */
export function safe(text: string, { form, privateNumbers, confirmed }: Item): string {
  const plain = withoutGone(text);
  const { description } = mendPrivate({ description: plain }, { form, numbers: privateNumbers }, confirmed);
  return findContacts(description).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[left out]${rest.slice(end)}`,
    description,
  );
}
