// What conditions and makes are worth by pairs of real prices (step-pairs.ts): measured on the half that may be looked at,
// beside the same on the half that was set aside. The steps of the code must be those that the first half supports.
import { CONDITION_STEPS } from '../engine/src/pricing/condition-prices.ts';
import { PRICE_WEIGHTS } from '../engine/src/pricing/price-weights.ts';
import { checkBudget } from './budget.ts';
import { FAMILIES, isSetAside, MEASURED, readRealPrices } from './real-prices.ts';
import { conditionSteps, makeSteps, type PricedThing, pricedThings, type Step } from './step-pairs.ts';

const all = readRealPrices();
const [known, aside] = [false, true].map((isAside) =>
  pricedThings(all.filter((row) => isSetAside(row) === isAside)),
) as [PricedThing[], PricedThing[]];
const worn = (things: readonly PricedThing[]) =>
  things.filter(({ real, family }) => MEASURED.has(real.source) && FAMILIES.has(family));

function write(step: Step | undefined): string {
  if (step === undefined || step.groups === 0) return 'none';
  const { times, low, high, pairs, groups } = step;
  const [middle, from, to] = [times, low, high].map((number) => number.toFixed(2));
  return `${middle} (${groups > 1 ? `${from} to ${to}; ` : ''}${pairs} pairs in ${groups} groups)`;
}

function print(name: string, { step, again }: { step: Step; again: Step | undefined }) {
  console.log(
    name.padEnd(32),
    write(step).padEnd(48),
    (step.counts ? 'counts' : 'does not').padEnd(9),
    write(again),
  );
}

console.log('step'.padEnd(32), 'may be looked at'.padEnd(48), ''.padEnd(9), 'set aside');
const others = conditionSteps(aside);
const steps = conditionSteps(known);
for (const { name, family, step } of steps)
  print(`${family}, ${name}`, {
    step,
    again: others.find((other) => other.name === name && other.family === family)?.step,
  });
const makes = makeSteps(worn(known));
const otherMakes = makeSteps(worn(aside));
for (const { level, tier, beside, step } of makes)
  print(`${level}, ${tier} beside ${beside}`, {
    step,
    again: otherMakes.find((other) => other.level === level && other.tier === tier)?.step,
  });

const supported = steps
  .filter(({ step }) => step.counts)
  .flatMap(({ family, conditions, step }) =>
    [...conditions].map((condition) => `${family} ${condition} ${step.times.toFixed(2)}`),
  );
const written = Object.entries(CONDITION_STEPS).flatMap(([family, conditions]) =>
  Object.entries(conditions).map(([condition, times]) => `${family} ${condition} ${times.toFixed(2)}`),
);
/** Whether the weights of two sorts of make say what the pairs do: one weight where these support none, else a step that they allow. */
function isAsPaired({ level, tier, beside, step }: (typeof makes)[number]): boolean {
  const own = PRICE_WEIGHTS[`${level} make ${tier}`];
  if (own === undefined) return true;
  const times = own / (PRICE_WEIGHTS[`${level} make ${beside}`] ?? Number.NaN);
  return step.counts ? times >= step.low && times <= step.high : times === 1;
}
const otherwise = [
  ...supported.filter((one) => !written.includes(one)),
  ...written.filter((one) => !supported.includes(one)),
  ...makes.filter((make) => !isAsPaired(make)).map(({ level, tier }) => `${level} make ${tier}`),
];
for (const one of otherwise) console.log(`not as measured: ${one}`);
checkBudget('price steps of the code that are not as the pairs say', otherwise.length, { atMost: 0 });
