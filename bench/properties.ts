// The six properties of docs/engine.md over what sellers really wrote: every text as a form, on every platform, in every
// version. A worker for each core. It prints counts and ids, never a text.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type ListingForm, listingFormSchema, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { forgetTexts, generateListing } from '@smart-listings/engine';
import { brokenProperties, lentWords } from '../engine/src/test/properties.ts';
import { checkBudget } from './budget.ts';
import { type OpenText, readOpenTexts } from './open-texts.ts';

const IDS_SHOWN = 5;

interface Found {
  texts: number;
  /** Texts that fill no form: too long, or empty. */
  refused: number;
  listings: number;
  breaches: { id: string; language: string; platform: string; variant: string; property: string }[];
}

if (isMainThread) await judge(readOpenTexts());
else parentPort?.postMessage(examine(workerData));

/** As a seller would type it here. */
function formOf({ title, description, brand }: OpenText): ListingForm | null {
  const itemName = title || (description.split(/[\n.!?,]/)[0] ?? '').slice(0, 80);
  const { data } = listingFormSchema.safeParse({
    platform: 'eBay',
    itemName,
    make: brand,
    features: description || title,
    condition: 'used-good',
  });
  return data ?? null;
}

function examine(texts: readonly OpenText[]): Found {
  const found: Found = { texts: texts.length, refused: 0, listings: 0, breaches: [] };
  for (const text of texts) {
    const form = formOf(text);
    if (!form) found.refused += 1;
    else for (const platform of PLATFORMS) examineForm({ ...form, platform }, text, found);
    forgetTexts();
  }
  return found;
}

function examineForm(form: ListingForm, { id, language }: OpenText, found: Found): void {
  const lent = lentWords(form);
  for (const variant of VARIANTS) {
    const answer = generateListing(form, { variant, currency: 'GBP (£)' });
    found.listings += 1;
    for (const { property } of brokenProperties(form, answer, lent))
      found.breaches.push({ id, language, platform: form.platform, variant, property });
  }
}

async function judge(texts: readonly OpenText[]): Promise<void> {
  if (texts.length === 0) return;
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) => texts.filter((_, at) => at % cores === core));
  const parts = await Promise.all(shares.map(inWorker));
  const sum = (count: (part: Found) => number) => parts.reduce((total, part) => total + count(part), 0);
  const breaches = parts.flatMap((part) => part.breaches);
  console.log(
    `${sum(({ texts }) => texts)} texts, ${sum(({ refused }) => refused)} of them fill no form; ${sum(({ listings }) => listings)} listings`,
  );
  for (const property of new Set(breaches.map((one) => one.property))) {
    const of = breaches.filter((one) => one.property === property);
    const ids = [...new Set(of.map(({ id, language }) => `${id} (${language})`))];
    console.log(
      `${property}: ${of.length} breaches in ${ids.length} texts: ${ids.slice(0, IDS_SHOWN).join(', ')}`,
    );
  }
  checkBudget("breaches of the six properties in real sellers' texts", breaches.length, { atMost: 0 });
}

function inWorker(texts: readonly OpenText[]): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: texts });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
