// What of the things that a form really says reaches the description: every form of the corpus, on its own platform (--all: on all seven, in all three versions).
// `--misses` lists what is lost.
import { PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';
import { readForms } from '../engine/src/test/corpus.ts';
import { checkBudget } from './budget.ts';

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

const counts = new Map<string, { said: number; reached: number }>(
  KINDS.map((kind) => [kind, { said: 0, reached: 0 }]),
);
const misses: string[] = [];
for (const { id, form: own, said } of readForms()) {
  for (const platform of everywhere ? PLATFORMS : [own.platform]) {
    for (const variant of everywhere ? VARIANTS : (['v1'] as const)) {
      const { listing } = generateListing({ ...own, platform }, { variant, currency: 'GBP (£)' });
      const text = plain(`${listing.title}\n${listing.description}`);
      for (const [kind, count] of counts) {
        for (const wanted of said[kind] ?? []) {
          count.said += 1;
          if (text.includes(plain(wanted).trim())) count.reached += 1;
          else misses.push(`${id} ${platform} ${variant} ${kind}: ${wanted}`);
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
