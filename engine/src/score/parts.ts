/** The named parts of the score beside the title's; each gives points and the change that would raise it most. */
import type { Breach, FactKind, Platform, ScorePart } from '@smart-listings/contract';
import type { AttributeId } from '../categories/category.ts';
import { plural } from '../categories/plural.ts';
import { categoryById } from '../categories/table.ts';
import { isHandmade } from '../facts/handmade.ts';
import { platformSpec } from '../platforms/index.ts';
import { attributeUses } from './attributes.ts';
import { DETAILS, FLAWS, part, type Scored } from './scored.ts';
import { keysOf } from './text-words.ts';

/** As many tags as serve the seller: all of Etsy's and Vinted's, a handful where the platform has no field. */
const TAG_TARGET: Record<Platform, number> = {
  eBay: 6,
  Etsy: 13,
  Vinted: 5,
  Amazon: 5,
  'Facebook Marketplace': 8,
  Gumtree: 5,
  Other: 8,
};
const SEARCHED: ReadonlySet<FactKind> = new Set([
  'brand',
  'model',
  'type',
  'size',
  'colour',
  'material',
  'era',
  'origin',
  'keyword',
]);
const FEWEST_TAGS = 2;

/** How many tags the facts can fill: one for each that buyers search by; search terms repeat no title. */
function tagsToGive({ ledger, inTitle }: Scored, target: number): number {
  const repeats = platformSpec(ledger.platform).tags.form !== 'word';
  let count = 0;
  for (const fact of ledger.facts) {
    if (SEARCHED.has(fact.what) && (repeats || (fact.what !== 'brand' && !inTitle.has(fact)))) count += 1;
  }
  return Math.min(target, Math.max(FEWEST_TAGS, count));
}

export function tagsUsed(scored: Scored): ScorePart {
  const { listing, ledger } = scored;
  const score = part('tags', 'Tags', 12);
  const spec = platformSpec(ledger.platform).tags;
  const target = Math.min(TAG_TARGET[ledger.platform], spec.max.value);
  const given = tagsToGive(scored, target);
  const tags = new Set(listing.tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''));
  const used = tags.size;
  const phrases = [...tags].filter((tag) => tag.includes(' ')).length;
  const inPhrases = ledger.platform === 'Etsy' ? Math.min(1, phrases / (target * 0.6)) : Math.min(1, used);
  const share = 0.45 * Math.min(1, used / target) + 0.45 * Math.min(1, used / given) + 0.1 * inPhrases;
  const label = spec.label.toLowerCase();
  if (used < given) {
    const more = given - used;
    const noun = more === 1 ? label.replace(/s$/, '') : label;
    return score(share, `Add ${more} more ${noun}: your details give enough for ${given}.`);
  }
  if (used < target)
    return score(share, `Enter more details or keywords: there is room for ${target - used} more ${label}.`);
  return score(share, 'Use tags of two or three words: buyers search in phrases.');
}

/** Characters of a description that leaves few questions open. */
const LONG_ENOUGH: Record<Platform, number> = {
  eBay: 650,
  Etsy: 650,
  Vinted: 400,
  Amazon: 650,
  'Facebook Marketplace': 400,
  Gumtree: 450,
  Other: 600,
};
const SCANNABLE_LINES = 6;
// A bullet, or a label before a colon. Told by the line's beginning, so that more words never undo it.
const LIST_LINE = /^\s*(?:[-•*–✓]|[^:：\n]{1,32}[:：]\s?\S)/u;

export function descriptionStructure({ listing, ledger, words, said }: Scored): ScorePart {
  const score = part('description', 'Description structure', 18);
  const text = listing.description.trim();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const opening = keysOf(lines[0] ?? '');
  const nameWords = keysOf(`${ledger.form.itemName} ${ledger.form.make}`);
  const opens = nameWords.length === 0 || nameWords.some((key) => opening.includes(key));
  const flaws = ledger.facts.filter(({ what }) => FLAWS.has(what));
  const flawsSaid = flaws.filter((fact) => said.has(fact)).length;
  const saysCondition =
    flawsSaid > 0 ||
    keysOf(ledger.condition).some((key) => key !== 'like' && words.has(key)) ||
    keysOf(platformSpec(ledger.platform).conditions[ledger.condition].label).some((key) => words.has(key));
  const listed = lines.filter((line) => LIST_LINE.test(line)).length;
  const scannable = listed + Math.max(0, lines.length - listed - 1) / 2;
  const checks: readonly (readonly [ok: number, weight: number, advice: string])[] = [
    [opens ? 1 : 0, 3, 'Say in the first sentence what the item is: search results show only that.'],
    [saysCondition ? 1 : 0, 3, 'Say the condition in a sentence of its own, with every flaw.'],
    [
      flaws.length === 0 ? 1 : flawsSaid / flaws.length,
      4,
      'Name every flaw that you entered: one left out comes back as a return.',
    ],
    [
      Math.min(1, scannable / SCANNABLE_LINES),
      4,
      'Put the facts on lines of their own: buyers scan before they read.',
    ],
    [
      Math.min(1, text.length / LONG_ENOUGH[ledger.platform]),
      4,
      'Write more: sizes, what is included, how it was used.',
    ],
  ];
  let share = 0;
  let worst = 0;
  let advice = '';
  for (const [ok, weight, change] of checks) {
    share += (ok * weight) / 18;
    if ((1 - ok) * weight <= worst) continue;
    worst = (1 - ok) * weight;
    advice = change;
  }
  return score(text === '' ? 0 : share, text === '' ? 'Write a description.' : advice);
}

/** That many details make a text that a buyer need not ask back about. */
const ENOUGH_DETAILS = 12;

export function factsPresent({ ledger, said }: Scored): ScorePart {
  const score = part('facts', 'Facts that buyers ask for', 32);
  const category = ledger.category === null ? undefined : categoryById(ledger.category);
  // What somebody made at home has no brand to look for.
  const isAsked = (id: AttributeId): boolean => id !== 'brand' || !isHandmade(ledger.form);
  const uses = category ? attributeUses(category.asks.filter(isAsked), ledger.facts, said) : [];
  const details = ledger.facts.filter(({ what }) => DETAILS.has(what));
  const unused = details.filter((fact) => !said.has(fact));
  const used = details.length - unused.length;
  const depth = Math.min(1, used / ENOUGH_DETAILS);
  const asked = uses.length === 0 ? depth : uses.filter(({ state }) => state === 'used').length / uses.length;
  const share = 0.5 * asked + 0.3 * depth + 0.2 * (details.length === 0 ? 0.3 : used / details.length);
  const flaw = unused.find(({ what }) => FLAWS.has(what));
  if (flaw) return score(share, `Mention “${flaw.value}”: a flaw left out comes back as a return.`);
  const forgotten = uses.find(({ state }) => state === 'unused');
  if (forgotten) {
    return score(
      share,
      `Add ${forgotten.label} (${forgotten.value ?? ''}): it is in your details, not in the text.`,
    );
  }
  const unknown = uses.find(({ state }) => state === 'unknown');
  if (unknown && category)
    return score(share, `Add ${unknown.label}: buyers of ${plural(category.type)} look for it.`);
  const left = unused[0];
  if (left) return score(share, `Mention “${left.value}”: it is in your details, not in the text.`);
  return score(share, 'Enter more details: each answers a question before a buyer asks it.');
}

const BREACH_COST: Record<Breach['severity'], number> = { hard: 6, policy: 4, guidance: 1 };
const BREACHES_MAX = 8;

export function breachesPart({ findings: { breaches } }: Scored): ScorePart {
  const score = part('breaches', 'Platform rules', BREACHES_MAX);
  let cost = 0;
  let worst: Breach | undefined;
  for (const breach of breaches) {
    cost += BREACH_COST[breach.severity];
    if (!worst || BREACH_COST[breach.severity] > BREACH_COST[worst.severity]) worst = breach;
  }
  return score(1 - cost / BREACHES_MAX, worst?.message ?? '');
}

const CLAIM_COST = 2;
const CLAIMS_MAX = 6;

export function claimsPart({ findings: { claims } }: Scored): ScorePart {
  const score = part('claims', 'Nothing unsupported', CLAIMS_MAX);
  const first = claims[0];
  return score(
    1 - (claims.length * CLAIM_COST) / CLAIMS_MAX,
    first ? `Confirm or strike “${first.text}”: nothing you entered says it.` : '',
  );
}
