/** What a buyer must know and a text leaves out: faults, missing parts and warnings of the seller's sentences. */
import type { Breach, ListingText } from '@smart-listings/contract';
import { prepareText } from '../language/prepare.ts';
import { cite } from '../marketplaces/sources.ts';
import { codePointLength } from '../text/length.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { shortened } from './shortened.ts';
import { readStatements } from './statements.ts';
import { readTold, type ToldStatement, type ToldText } from './told.ts';
import { contentWords, ownWords, splitAtCommas, type Warning, warningsOfItem } from './warnings.ts';
import { sentencePlacer } from './with-sentence.ts';

/** The share of a warning's words that tell it in other words, and beside a fault of the same kind. */
const TOLD_SHARE = 0.5;
const NEAR_SHARE = 0.3;
/** Nobody reads more; each carries a whole description as its fix. */
const MOST_OMISSIONS = 60;
const BROKEN = 'broken';
// What these speak of is not the seller's to tell in the text, or breaks a rule of the marketplace there.
const NOT_TO_TELL = ['contact', 'payment', 'other-marketplace', 'asking-price'] as const;

/** A breach for each sentence of the form that warns of something which the description nowhere tells. */
export function findOmissions(listing: ListingText, item: Item): Breach[] {
  const warning = warningsOfItem(item);
  if (warning.length === 0) return [];
  const kinds = new Map<string, number>();
  for (const means of warning.flatMap(({ warnings }) => warnings.flatMap(({ faults }) => [...faults])))
    kinds.set(means, (kinds.get(means) ?? 0) + 1);
  const told = readTold(prepareText(`${listing.title}\n\n${listing.description}`), item);
  const nearer = nearerParts(item, told);
  const untold = warning.filter(
    ({ sentence, warnings }) =>
      // What stands there word for word is told, whatever else its reading is in doubt about.
      !listing.description.includes(sentence.raw) &&
      warnings.some((one) => !isTold(one, kinds, told) && !isRetold(one, told, nearer)),
  );
  if (untold.length === 0) return [];
  const put = sentencePlacer(listing.description, item);
  return untold.slice(0, MOST_OMISSIONS).map(({ sentence }) => breachFor(sentence, put, item));
}

/** The seller's sentences that a buyer must know of: faults, missing parts, warnings. */
export function warningSentences(item: Item): readonly SellerSentence[] {
  return warningsOfItem(item).map(({ sentence }) => sentence);
}

function isTold(
  { kind, faults, about, parts }: Warning,
  kinds: ReadonlyMap<string, number>,
  told: ToldText,
): boolean {
  const words = new Set(about);
  const shared = sharedWith(about, told);
  if (kind === 'missing') {
    if ([...parts].some((part) => told.deniedParts.has(part))) return true;
    return [...shared].some(([at, count]) => told.statements[at]?.denies && count >= words.size * NEAR_SHARE);
  }
  const isOnly = [...faults].every((means) => means !== BROKEN && (kinds.get(means) ?? 0) < 2);
  if ((words.size === 0 || isOnly) && [...faults].every((means) => told.faults.has(means))) return true;
  // In other words: the part is named, and something is wrong with it.
  return [...shared].some(([at, count]) => {
    const statement = told.statements[at];
    const isWrong =
      statement !== undefined &&
      [...faults].every((means) => !statement.noFaults.has(means)) &&
      (statement.denies || [...statement.faults].some((means) => !kinds.has(means)));
    return isWrong && count >= words.size * TOLD_SHARE;
  });
}

/** By statement of the text: the most content words that it shares with one part of the form. */
function nearerParts(item: Item, told: ToldText): ReadonlyMap<number, number> {
  const own = ownWords(item);
  const nearest = new Map<number, number>();
  for (const { raw } of item.sentences)
    for (const { clauses } of readStatements(raw, 'phrase', item))
      for (const part of clauses.flatMap(splitAtCommas))
        for (const [at, count] of sharedWith(contentWords(part, { own, speech: item }), told))
          nearest.set(at, Math.max(count, nearest.get(at) ?? 0));
  return nearest;
}

function sharedWith(words: readonly string[], told: ToldText): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const word of new Set(words))
    for (const at of told.having(word)) shared.set(at, (shared.get(at) ?? 0) + 1);
  return shared;
}

const NOTHING_TOLD: ToldStatement = { faults: new Set(), noFaults: new Set(), denies: false, gives: false };

/** Whether a statement of the text has half of the warning's words, and no part of the form has more of that statement's. */
function isRetold(
  { kind, faults, words, about, parts }: Warning,
  told: ToldText,
  nearest: ReadonlyMap<number, number>,
): boolean {
  const all = [...new Set([...words, ...about])];
  return [...sharedWith(all, told)].some(([at, count]) => {
    const { noFaults, denies, gives } = told.statements[at] ?? NOTHING_TOLD;
    const isGiven = (kind === 'missing' || parts.size > 0) && gives && !denies;
    const isOpposite = isGiven || [...faults].some((means) => noFaults.has(means));
    return !isOpposite && count >= 2 && count >= all.length * TOLD_SHARE && count >= (nearest.get(at) ?? 0);
  });
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
