/**
 * What share of what sellers say reaches the fact ledger, over real filled forms.
 * `npx node bench/facts.ts [--misses] [--speed]`
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Fact, FactKind } from '@smart-listings/contract';
import { listingFormSchema } from '@smart-listings/contract';
import { buildLedger } from '@smart-listings/engine';

interface Expect {
  brand: string | null;
  model: string | null;
  sizes: string[];
  colours: string[];
  materials: string[];
  measurements: string[];
  included: string[];
  flaws: string[];
  identifiers: string[];
  mustNotSay: string[];
}

const FORMS = new URL('../../shared/data/forms.jsonl', import.meta.url);
if (!existsSync(FORMS)) {
  console.log('No forms to measure with: ../shared/data/forms.jsonl is absent.');
  process.exit(0);
}

const SAID: readonly FactKind[] = [
  'flaw',
  'missing',
  'working',
  'condition',
  'care',
  'history',
  'delivery',
  'included',
  'feature',
];
const FITTING: Record<Exclude<keyof Expect, 'mustNotSay'>, readonly FactKind[]> = {
  brand: ['brand'],
  model: ['model', 'identifier', 'name'],
  sizes: ['size'],
  colours: ['colour', 'flaw', 'included'],
  materials: ['material', 'flaw'],
  measurements: [
    'measurement',
    'quantity',
    'size',
    'material',
    'flaw',
    'missing',
    'history',
    'feature',
    'condition',
    'care',
    'included',
  ],
  included: ['included', 'feature', 'working', 'flaw', 'quantity', 'condition', 'missing'],
  flaws: ['flaw', 'missing', 'working', 'condition', 'history'],
  identifiers: ['identifier', 'model'],
};
const misses = process.argv.includes('--misses');
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}%"£]+/gu, '');

const rows = readFileSync(FORMS, 'utf8')
  .trim()
  .split('\n')
  .map((line): { id: string; form: unknown; expect: Expect } => JSON.parse(line));
const tally = new Map<string, { found: number; asked: number; anywhere: number }>();
let forbidden = 0;

for (const { id, form, expect } of rows) {
  const parsed = listingFormSchema.parse(form);
  const ledger = buildLedger(parsed);
  for (const [kind, fitting] of Object.entries(FITTING)) {
    const wanted = Object.entries(expect).find(([key]) => key === kind)?.[1];
    for (const words of Array.isArray(wanted) ? wanted : wanted ? [wanted] : []) {
      const holds = (fact: Fact) => plain(fact.value).includes(plain(String(words)));
      const count = tally.get(kind) ?? { found: 0, asked: 0, anywhere: 0 };
      count.asked += 1;
      const found = ledger.facts.some((fact) => fitting.includes(fact.what) && holds(fact));
      if (found) count.found += 1;
      else if (misses) console.log(`${id} ${kind}: ${words}`);
      if (
        ledger.facts.some((fact) =>
          SAID.includes(fact.what) || fitting.includes(fact.what) ? holds(fact) : false,
        )
      )
        count.anywhere += 1;
      tally.set(kind, count);
    }
  }
  const own = plain(Object.values(parsed).join(' '));
  for (const words of expect.mustNotSay) {
    if (own.includes(plain(words))) continue;
    const fact = ledger.facts.find(
      (one) => one.what !== 'keyword' && plain(one.value).includes(plain(words)),
    );
    if (fact === undefined) continue;
    forbidden += 1;
    console.log(`${id} says what it must not: ${words} in "${fact.value}"`);
  }
}
for (const [kind, { found, asked, anywhere }] of tally) {
  console.log(
    `${kind.padEnd(13)} ${((found / asked) * 100).toFixed(1).padStart(5)} % as its kind, ${((anywhere / asked) * 100).toFixed(1).padStart(5)} % in any fact, of ${asked}`,
  );
}
console.log(`facts that say what no seller said: ${forbidden}`);

if (process.argv.includes('--speed')) {
  const forms = rows
    .map(({ form }) => listingFormSchema.parse(form))
    .filter((form) => form.features.length < 600);
  for (let round = 0; round < 60; round += 1) for (const form of forms) buildLedger(form);
  const started = performance.now();
  for (let round = 0; round < 100; round += 1) for (const form of forms) buildLedger(form);
  const each = (performance.now() - started) / (100 * forms.length);
  const average = forms.reduce((sum, form) => sum + form.features.length, 0) / forms.length;
  console.log(`${(each * 1000).toFixed(0)} µs a form of ${average.toFixed(0)} characters`);
  const base = forms[0];
  if (base !== undefined) {
    const long = {
      ...base,
      features: forms
        .map((form) => form.features)
        .join('\n')
        .slice(0, 5000),
    };
    for (let round = 0; round < 50; round += 1) buildLedger(long);
    const from = performance.now();
    for (let round = 0; round < 50; round += 1) buildLedger(long);
    console.log(`${((performance.now() - from) / 50).toFixed(2)} ms a form of 5,000 characters`);
  }
}
