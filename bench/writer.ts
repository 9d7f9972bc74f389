// How many listings a second the built-in writer makes on one core: the whole way from the form
// to the enforced text, nothing remembered from one to the next. Seconds are processor time, all threads of the
// process together, and counting begins when the code is compiled as far as it will be. The ratio stands beside
// it because machines differ: it is against turning the same form and answer to JSON and back.
import { loadavg } from 'node:os';
import { VARIANTS } from '@smart-listings/contract';
import { enforceRules, forgetTexts, readItem, writeListing } from '@smart-listings/engine';
import { readForms } from '../engine/src/test/corpus.ts';
import { checkBudget } from './budget.ts';
import { median, ratePerCpuSecond } from './cpu-time.ts';

const forms = readForms().map(({ form }) => form);
const rounds = 5;
/** The engine is some two thousand small functions; the compiler's threads work on them for about this long. */
const WARM_UP_SECONDS = 20;

function makeListing(index: number) {
  const form = forms[index % forms.length];
  const variant = VARIANTS[index % VARIANTS.length] ?? 'v1';
  if (!form) throw new Error('There are no forms to write from.');
  const item = readItem(form);
  const { listing } = enforceRules(writeListing(item, variant).text, item.marketplace, item);
  // As the server does after each answer.
  forgetTexts();
  return { form, listing };
}

const cold = ratePerCpuSecond(makeListing);
ratePerCpuSecond(makeListing, WARM_UP_SECONDS);
const answers = forms.flatMap((_, index) => [makeListing(index), makeListing(index + forms.length)]);
const pairs = Array.from({ length: rounds }, () => ({
  writer: ratePerCpuSecond(makeListing),
  json: ratePerCpuSecond((index) => JSON.parse(JSON.stringify(answers[index % answers.length]))),
}));

const perSecond = Math.round(median(pairs.map((pair) => pair.writer)));
const ratio = median(pairs.map((pair) => pair.writer / pair.json));
const characters = forms.reduce((sum, form) => sum + form.features.length, 0) / forms.length;
console.log(`forms: ${forms.length}, ${Math.round(characters)} characters of features on average`);
console.log(`built-in writer: ${perSecond} listings a second of processor time (budget: 2000)`);
console.log(
  `in its first second: ${Math.round(cold)}; the figure above is after ${WARM_UP_SECONDS} s of warming up`,
);
console.log(`others at work on the machine: load ${loadavg()[0]?.toFixed(1)} while it was measured`);
console.log(`against a JSON round trip of the same form and text: ${ratio.toFixed(3)} of its rate`);
checkBudget('built-in writer: listings a second of processor time', perSecond, { atLeast: 2_000 });
