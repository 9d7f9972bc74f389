/** What a buyer must know and a text leaves out: faults, missing parts and warnings of the seller's sentences. */
import type { Breach, ListingText } from '@smart-listings/contract';
import { prepareText } from '../language/prepare.ts';
import { cite } from '../marketplaces/sources.ts';
import { codePointLength } from '../text/length.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { shortened } from './shortened.ts';
import { type Clause, readStatements } from './statements.ts';
import { faultTopic, NEEDED, NOT_WORKING, readTold, type ToldText, toldOf } from './told.ts';
import { type Warning, warningsOfItem } from './warnings.ts';
import { sentencePlacer } from './with-sentence.ts';

/** The share of what a warning speaks of that tells it. */
const TOLD_SHARE = 0.5;
/** Faults that a thing has beside others. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['broken', NEEDED, NOT_WORKING]);
/** Nobody reads more; each carries a whole description as its fix. */
const MOST_OMISSIONS = 60;
// What these speak of is not the seller's to tell in the text, or breaks a rule of the marketplace there.
const NOT_TO_TELL = ['contact', 'payment', 'other-marketplace', 'asking-price'] as const;

/** A breach for each sentence of the form that warns of something which the description nowhere tells. */
export function findOmissions(listing: ListingText, item: Item): Breach[] {
  const warning = warningsOfItem(item);
  if (warning.length === 0) return [];
  const own = toldOf(
    item.sentences.map(({ raw }) => ({ clauses: clausesOf(raw, item) })),
    item,
  );
  const told = readTold(prepareText(`${listing.title}\n\n${listing.description}`), item);
  const untold = warning.filter(
    ({ sentence, warnings }) =>
      // What stands there word for word is told, whatever else its reading is in doubt about.
      !listing.description.includes(sentence.raw) && !areTold(warnings, own, told),
  );
  if (untold.length === 0) return [];
  const put = sentencePlacer(listing.description, item);
  return untold.slice(0, MOST_OMISSIONS).map(({ sentence }) => breachFor(sentence, put, item));
}

/** The seller's sentences that a buyer must know of: faults, missing parts, warnings. */
export function warningSentences(item: Item): readonly SellerSentence[] {
  return warningsOfItem(item).map(({ sentence }) => sentence);
}

/** Whether the text tells all that a sentence warns of; of what is gone beside a fault a word is enough where that is told. */
function areTold(warnings: readonly Warning[], own: ToldText, told: ToldText): boolean {
  const telling = warnings.map((one) => tellingOf(one, own, told));
  const all = new Set(telling.flat());
  return warnings.every(({ fault, about }, index) => {
    const isAlong = fault === null && about.some((topic) => [...told.on(topic)].some((at) => all.has(at)));
    return (telling[index] ?? []).length > 0 || isAlong;
  });
}

/**
 * The statements of the text that tell the one fault of its kind, or speak of at least half of what the warning does;
 * and not to the contrary. What other sentences of the form speak of as well counts less: that the one lid is missing
 * says nothing of the other.
 */
function tellingOf({ fault, about }: Warning, own: ToldText, told: ToldText): readonly number[] {
  const isDenied = (at: number) => fault !== null && told.statements[at]?.noFaults.has(fault) === true;
  const shares = new Map<number, number>();
  let all = 0;
  const weigh = (statements: Iterable<number>, others: number) => {
    const weight = 1 / Math.max(1, others) ** 2;
    all += weight;
    for (const at of statements) shares.set(at, (shares.get(at) ?? 0) + weight);
  };
  const tells = fault === null ? told.without : told.on;
  for (const topic of about) weigh(tells(topic), own.on(topic).size);
  if (fault !== null) {
    const topic = faultTopic(fault);
    const others = own.on(topic).size;
    const so = [...told.on(topic)].filter((at) => !isDenied(at));
    if (so.length > 0 && others < 2 && !OF_ANYTHING.has(fault)) return so;
    weigh(so, others);
  }
  return [...shares].flatMap(([at, share]) => (share >= all * TOLD_SHARE && !isDenied(at) ? [at] : []));
}

function clausesOf(text: string, item: Item): readonly Clause[] {
  return readStatements(text, 'phrase', item).flatMap(({ clauses }) => clauses);
}

function breachFor(sentence: SellerSentence, put: (sentence: string) => string, item: Item): Breach {
  const { marketplace } = item;
  const { source, asOf, certainty } = cite('judgement');
  const breach: Breach = {
    rule: `${marketplace.slug}.description.omission`,
    severity: 'policy',
    field: 'description',
    text: sentence.text,
    message: `The text does not say: “${shortened(sentence.text)}” Buyers send back what they were not told of.`,
    source,
    asOf,
    certainty,
  };
  if (NOT_TO_TELL.some((topic) => sentence.topics.has(topic))) return breach;
  const description = put(sentence.text);
  if (codePointLength(description) > marketplace.limits.description.max.value) return breach;
  return { ...breach, fix: { label: 'Add it', description } };
}
