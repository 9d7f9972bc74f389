/** How a title uses its room, and what stands where a phone still shows it. */
import type { Fact, FactKind, Platform, ScorePart } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { codePointLength } from '../text/length.ts';
import { part, type Scored } from './scored.ts';
import { keysOf } from './text-words.ts';

/**
 * Code points of a title that makes use of its platform, and how many kinds of fact it names: eBay
 * searches every word and takes 80, Etsy asks for short titles (often under 15 words), the small-ad
 * sites are read rather than searched.
 */
const TITLES: Record<Platform, { from: number; to: number; kinds: number }> = {
  eBay: { from: 74, to: 80, kinds: 6 },
  Etsy: { from: 50, to: 100, kinds: 4 },
  Vinted: { from: 34, to: 80, kinds: 4 },
  Amazon: { from: 60, to: 75, kinds: 5 },
  'Facebook Marketplace': { from: 32, to: 65, kinds: 4 },
  Gumtree: { from: 40, to: 80, kinds: 4 },
  Other: { from: 56, to: 80, kinds: 5 },
};

// In the order in which buyers narrow a search.
const TITLE_KINDS: readonly FactKind[] = [
  'brand',
  'model',
  'type',
  'size',
  'colour',
  'material',
  'measurement',
  'era',
  'identifier',
  'quantity',
];
const LONGEST_ADDED = 30;

/** Given facts of those kinds that the title does not say, the most telling first. */
function unsaid({ ledger, inTitle }: Scored): Fact[] {
  const open: Fact[] = [];
  for (const kind of TITLE_KINDS) {
    for (const fact of ledger.facts) {
      if (fact.what !== kind || fact.origin === 'inferred' || fact.hedged || inTitle.has(fact)) continue;
      // The colour of a part is not the item's.
      const isPart = fact.label !== undefined && (kind === 'colour' || kind === 'material');
      if (!isPart && fact.value.length <= LONGEST_ADDED) open.push(fact);
    }
  }
  return open;
}

export function titleUse(scored: Scored): ScorePart {
  const { listing, ledger, inTitle } = scored;
  const score = part('title-use', 'Title', 18);
  const spec = platformSpec(ledger.platform).title;
  const limit = (spec.policyMax ?? spec.max).value;
  const { from, to, kinds } = TITLES[ledger.platform];
  const length = codePointLength(listing.title);
  if (listing.title.trim() === '') return score(0, 'Write a title.');
  if (length > limit) {
    const surplus = length - limit;
    const characters = surplus === 1 ? 'character' : 'characters';
    return score(0.3, `Shorten the title by ${surplus} ${characters}: ${ledger.platform} takes ${limit}.`);
  }
  const open = unsaid(scored);
  const filled = Math.min(1, length / from);
  // A short title that says all there is to say loses less.
  const fill = open.length === 0 ? (1 + filled) / 2 : filled;
  const named = new Set([...inTitle].map(({ what }) => what).filter((what) => TITLE_KINDS.includes(what)));
  const share = 0.6 * fill + 0.4 * Math.min(1, named.size / kinds);
  if (length > to)
    return score(share * 0.85, `Shorten the title to about ${to} characters: it reads better.`);
  const room = limit - length;
  const first = open.find(({ value }) => codePointLength(value) < room);
  const fits = `${room} more ${room === 1 ? 'character fits' : 'characters fit'}`;
  if (first) return score(share, `Add “${first.value}” to the title: ${fits}.`);
  if (filled < 1) return score(share, `Use the title: ${fits}, for size, colour or a key feature.`);
  return score(share, 'Let the title name more kinds of fact: make, model, size, colour, material.');
}

const EARLY = 40;

export function keywordsEarly({ listing, ledger }: Scored): ScorePart {
  const score = part('keywords-early', 'Keywords early in the title', 6);
  const head = keysOf(listing.title.slice(0, EARLY));
  const wanted = new Map<FactKind, string>();
  for (const { what, value, origin } of ledger.facts) {
    // A kind that only we inferred ('smartphone' of an iPhone) need not stand in front.
    const isWanted = what === 'brand' || what === 'model' || (what === 'type' && origin !== 'inferred');
    if (isWanted && !wanted.has(what)) wanted.set(what, value);
  }
  if (wanted.size === 0)
    return score(listing.title.trim() === '' ? 0 : 1, 'Begin the title with what the item is.');
  // Makes and types have several words; one of them ("jacket" of "wax jacket") is already found.
  const missing = [...wanted].filter(([, value]) => !keysOf(value).some((key) => head.includes(key)));
  const first = missing[0];
  if (!first) return score(1, '');
  return score(
    1 - missing.length / wanted.size,
    `Put the ${first[0] === 'type' ? 'kind of item' : first[0]} “${first[1]}” into the first ${EARLY} characters of the title: phones cut the rest.`,
  );
}
