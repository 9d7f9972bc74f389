/** Why a sentence goes as a whole: it says nothing but what the marketplace does not want. */
import type { LeftOutReason } from '@smart-listings/contract';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { descriptionObstacles } from '../rules/obstacles.ts';
import { offPlatformIn } from '../text/contact.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import type { Stretch } from './stretch.ts';

interface Context {
  item: Item;
  spec: Marketplace;
  least: boolean;
}

/** Why a sentence goes as a whole; null where it stays, or only stretches of it go. */
export function wholeReason(sentence: SellerSentence, { item, spec, least }: Context): LeftOutReason | null {
  if (!pointsOnly(sentence, { least, spec }) && pointsAway(sentence, spec)) return 'other-marketplace';
  if (saysOnlyDenied(sentence, item)) return 'answered';
  if (sentence.topics.has('contact') || sentence.topics.has('other-marketplace')) return null;
  return descriptionObstacles(sentence.text, spec, item).length > 0 ? 'policy' : null;
}

/** Tokens before the words that point elsewhere from which on a sentence has said something of its own. */
const OWN_TOKENS = 4;

/** What a sentence says of the thing is not lost with the words that point elsewhere: only these go. */
export function pointsOnly(
  sentence: SellerSentence,
  { least, spec }: Pick<Context, 'least' | 'spec'>,
): boolean {
  const { topics, tokens } = sentence;
  if (least || topics.has('fault') || topics.has('missing')) return true;
  const first = pointersIn(sentence, spec)[0]?.start ?? 0;
  return tokens.filter(({ end, kind }) => end <= first && kind !== 'mark').length >= OWN_TOKENS;
}

/** Nothing but values that the seller denied when asked: "Size L." beside the answer M. */
function saysOnlyDenied({ tokens, place }: SellerSentence, { values }: Item): boolean {
  const denied = values.filter(
    ({ polarity, origin, from }) =>
      polarity === 'denied' &&
      origin === 'answered' &&
      from.field === place.field &&
      from.start >= place.start &&
      from.end <= place.end,
  );
  if (denied.length === 0) return false;
  return tokens.every(
    ({ kind, start, end }, at) =>
      kind === 'mark' ||
      denied.some(({ from }) => start >= from.start - place.start && end <= from.end - place.start) ||
      labelAt(tokens, at) !== null ||
      entriesAt(tokens, at, ['joiner', 'filler'])[0] !== undefined,
  );
}

function pointsAway(sentence: SellerSentence, spec: Marketplace): boolean {
  return pointersIn(sentence, spec).length > 0;
}

const NONE: readonly never[] = [];

/** Where a sentence sends buyers elsewhere; the marketplace's own name points nowhere else, and to the seller's other listings only where it minds. */
export function pointersIn({ raw, topics }: SellerSentence, spec: Marketplace): readonly Stretch[] {
  if (!topics.has('other-marketplace')) return NONE;
  return offPlatformIn(raw)
    .filter(({ kind, name = '' }) =>
      kind === 'other-listings'
        ? spec.policies['other-listings'] !== undefined
        : kind !== 'marketplace' || !spec.names.includes(name),
    )
    .map(({ start, end }) => ({ start, end, reason: 'other-marketplace' }));
}
