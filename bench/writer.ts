// How many listings a second the built-in writer makes on one core: the whole way from the form
// to the enforced text. The ratio stands beside it because machines differ: it is against turning
// the same form and answer to JSON and back.
import { VARIANTS } from '@smart-listings/contract';
import { buildLedger, enforceRules, writeListing } from '@smart-listings/engine';
import { sampleForms } from './sample-forms.ts';

const forms = sampleForms();
const rounds = 5;

function makeListing(index: number) {
  const form = forms[index % forms.length];
  const variant = VARIANTS[index % VARIANTS.length] ?? 'v1';
  if (!form) throw new Error('There are no forms to write from.');
  const ledger = buildLedger(form);
  return { form, listing: enforceRules(writeListing(ledger, variant), form.platform, ledger).listing };
}

/** Operations a second of `work`, run for about a second. */
function rate(work: (index: number) => unknown): number {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < 1_000) {
    for (let burst = 0; burst < 50; burst += 1) work(count++);
  }
  return (count * 1_000) / (performance.now() - started);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const answers = forms.flatMap((_, index) => [makeListing(index), makeListing(index + forms.length)]);
const pairs = Array.from({ length: rounds }, () => ({
  writer: rate(makeListing),
  json: rate((index) => JSON.parse(JSON.stringify(answers[index % answers.length]))),
}));

const perSecond = Math.round(median(pairs.map((pair) => pair.writer)));
const ratio = median(pairs.map((pair) => pair.writer / pair.json));
const characters = forms.reduce((sum, form) => sum + form.features.length, 0) / forms.length;
console.log(`forms: ${forms.length}, ${Math.round(characters)} characters of features on average`);
console.log(`built-in writer: ${perSecond} listings a second on one core (budget: 2000)`);
console.log(`against a JSON round trip of the same form and text: ${ratio.toFixed(3)} of its rate`);
if (perSecond < 2_000) process.exitCode = 1;
