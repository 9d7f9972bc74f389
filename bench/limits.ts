// 100,000 generated forms through the built-in writer: how many texts leave with a breach of a hard limit.
import { VARIANTS } from '@smart-listings/contract';
import { checkRules, enforceRules, readItem, writeListing } from '@smart-listings/engine';
import fc from 'fast-check';
import { arbitraryForm } from '../engine/src/test/arbitrary-form.ts';
import { checkBudget } from './budget.ts';

const INPUTS = Number(process.argv[2] ?? 100_000);
const BATCH = 1_000;

let written = 0;
let changed = 0;
const breaches: string[] = [];
for (let seed = 1; written < INPUTS; seed += 1) {
  for (const form of fc.sample(arbitraryForm, { numRuns: Math.min(BATCH, INPUTS - written), seed })) {
    const item = readItem(form);
    const { text } = writeListing(item, VARIANTS[written % VARIANTS.length] ?? 'v1');
    const { listing, changes } = enforceRules(text, item.marketplace, item);
    written += 1;
    if (changes.length > 0) changed += 1;
    for (const breach of checkRules(listing, item.marketplace, item)) {
      if (breach.severity === 'hard') breaches.push(`seed ${seed}: ${breach.rule} ${JSON.stringify(form)}`);
    }
  }
}

for (const breach of breaches.slice(0, 10)) console.log(breach);
console.log(`the rules had to change ${changed} of the writer's texts`);
checkBudget(
  `breaches of hard limits in ${written.toLocaleString('en-GB')} generated inputs`,
  breaches.length,
  { atMost: 0 },
);
