// What of the things that a form really says reaches the description: every form of the collection
// beside the checkout, on its own platform (--all: on all seven, in all three versions).
// `--misses` lists what is lost.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listingFormSchema, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';
import { checkBudget } from './budget.ts';

const collection = fileURLToPath(new URL('../../shared/data/forms.jsonl', import.meta.url));
const everywhere = process.argv.includes('--all');
const KINDS = ['flaws', 'included', 'sizes', 'colours', 'materials', 'measurements', 'identifiers'] as const;
const FLAWS_FLOOR = 0.95;
const REST_FLOOR = 0.9;

/** Case, punctuation, apostrophes and spaces do not count. */
function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

if (!existsSync(collection)) {
  console.log('The collection of forms is not beside this checkout: nothing to measure.');
} else {
  const counts = new Map<string, { said: number; reached: number }>(
    KINDS.map((kind) => [kind, { said: 0, reached: 0 }]),
  );
  const misses: string[] = [];
  for (const line of readFileSync(collection, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line);
    const own = listingFormSchema.parse(row.form);
    for (const platform of everywhere ? PLATFORMS : [own.platform]) {
      for (const variant of everywhere ? VARIANTS : (['v1'] as const)) {
        const { listing } = generateListing({ ...own, platform }, { variant, currency: 'GBP (£)' });
        const text = plain(`${listing.title}\n${listing.description}`);
        for (const [kind, count] of counts) {
          for (const wanted of row.expect[kind] ?? []) {
            count.said += 1;
            if (text.includes(plain(wanted).trim())) count.reached += 1;
            else misses.push(`${row.id} ${platform} ${variant} ${kind}: ${wanted}`);
          }
        }
      }
    }
  }
  if (process.argv.includes('--misses')) for (const miss of misses) console.log(miss);
  console.log('Compared without case, punctuation and apostrophes: “Levis” is “Levi’s”.');
  for (const [kind, { said, reached }] of counts) {
    const floor = kind === 'flaws' ? FLAWS_FLOOR : REST_FLOOR;
    const share = reached / said;
    console.log(
      `${kind.padEnd(13)} ${(share * 100).toFixed(1).padStart(5)} % of ${said} reach the text (aim: ${floor * 100} %)`,
    );
    checkBudget(`what forms say and descriptions repeat: ${kind}`, share * 100, {
      atLeast: floor * 100,
      unit: ' %',
    });
  }
}
