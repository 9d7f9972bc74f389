/** The parts of the completeness; each gives points and the change that would raise it most. No praise counts. */
import type { Breach, Claim, ListingText, ScoreAction, ScorePart } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';

export interface Judged {
  listing: ListingText;
  item: Item;
  marketplace: Marketplace;
  breaches: readonly Breach[];
  claims: readonly Claim[];
}

/** Whether a breach says that the text leaves out what a buyer must know. */
export function isOmission({ rule }: Breach): boolean {
  return rule.endsWith('.description.omission');
}

/** A part with `share` of its points; a full one advises nothing. */
export function scorePart(
  { id, label, max }: Pick<ScorePart, 'id' | 'label' | 'max'>,
  share: number,
  advice: string,
  action?: ScoreAction,
): ScorePart {
  const points = Math.round(10 * max * Math.min(1, Math.max(0, share))) / 10;
  if (points >= max) return { id, label, points: max, max, advice: null };
  return { id, label, points, max, advice, ...(action === undefined ? {} : { action }) };
}

// A title need not be full to the last character.
const FULL_TITLE = 0.8;

/** How much of the title's room is used by words that say something: no praise, none twice. */
export function titlePart({ listing, marketplace }: Judged): ScorePart {
  const room = Math.round(
    (marketplace.limits.title.policyMax ?? marketplace.limits.title.max).value * FULL_TITLE,
  );
  const tokens = tokenise(listing.title);
  const seen = new Set<string>();
  let used = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark' || seen.has(token.key) || entriesAt(tokens, at, ['filler']).length > 0)
      continue;
    seen.add(token.key);
    used += token.text.length + 1;
  }
  return scorePart(
    { id: 'title', label: 'Title', max: 15 },
    used / room,
    `The title has room for about ${Math.max(1, room - used)} more characters that buyers search by.`,
    { kind: 'ask', what: 'words that buyers search by', valueKind: 'keyword' },
  );
}

/** Each fault or missing part that the text does not tell costs half. */
export function omissionsPart({ breaches }: Judged): ScorePart {
  const omissions = breaches.filter(isOmission);
  const [first] = omissions;
  return scorePart(
    { id: 'omissions', label: 'Faults and missing parts told', max: 15 },
    1 - omissions.length / 2,
    first?.message ?? '',
    first === undefined ? undefined : { kind: 'fix', rule: first.rule },
  );
}

const COSTS: Readonly<Record<Breach['severity'], number>> = { hard: 0.75, policy: 0.4, guidance: 0.1 };

/** What of the marketplace's rules is kept; what is missing counts elsewhere. */
export function rulesPart({ breaches }: Judged): ScorePart {
  const others = breaches.filter((breach) => !isOmission(breach));
  const [worst] = [...others].sort((one, other) => COSTS[other.severity] - COSTS[one.severity]);
  return scorePart(
    { id: 'rules', label: 'Marketplace rules', max: 15 },
    1 - others.reduce((cost, { severity }) => cost + COSTS[severity], 0),
    worst?.message ?? '',
    worst === undefined ? undefined : { kind: 'fix', rule: worst.rule },
  );
}

const CLAIM_COST = 0.3;

/** Whether the text claims only what something supports. */
export function claimsPart({ claims }: Judged): ScorePart {
  const [first] = claims;
  return scorePart(
    { id: 'claims', label: 'Nothing unsupported', max: 10 },
    1 - claims.length * CLAIM_COST,
    first === undefined ? '' : `Confirm or strike “${first.text}”: nothing you entered says it.`,
    first === undefined ? undefined : { kind: 'claim', id: first.id },
  );
}

/** Whether the seller has answered all that is asked. */
export function questionsPart({ item: { questions } }: Judged): ScorePart {
  const [first] = questions;
  return scorePart(
    { id: 'questions', label: 'Open questions', max: 5 },
    1 - questions.length,
    first?.text ?? '',
    first === undefined ? undefined : { kind: 'question', id: first.id },
  );
}

const MOST_TAGS = 13;

/** How much of the room for tags is used; the same tag twice counts once. */
export function tagsPart({ listing, marketplace }: Judged): ScorePart {
  const target = Math.min(MOST_TAGS, marketplace.limits.tags.max.value);
  const used = new Set(listing.tags.map((tag) => fold(tag).trim()).filter((tag) => tag !== '')).size;
  return scorePart(
    { id: 'tags', label: marketplace.tags.label, max: 10 },
    target === 0 ? 1 : used / target,
    `There is room for ${target - used} more: add keywords that buyers search by.`,
    { kind: 'ask', what: 'keywords', valueKind: 'keyword' },
  );
}

// As many as let a buyer see all sides and each fault.
const ENOUGH_PHOTOS = 5;

/** How many of the photos that a buyer wants there are. */
export function photosPart({ marketplace }: Judged, count: number): ScorePart {
  const target = Math.max(1, Math.min(ENOUGH_PHOTOS, marketplace.photos.max.value));
  const more = `${count > 0 ? 'more ' : ''}${target - count === 1 ? 'photo' : 'photos'}`;
  return scorePart(
    { id: 'photos', label: 'Photos', max: 10 },
    count / target,
    `Add ${target - count} ${more}: all sides, the label, each fault.`,
    { kind: 'photos' },
  );
}
