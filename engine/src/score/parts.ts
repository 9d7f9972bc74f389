/** The named parts of the score; each gives points and the one change that would raise it most. */
import type { Breach, Claim, FactKind, ListingText, Platform, ScorePart } from '@smart-listings/contract';
import { categoryById } from '../categories/table.ts';
import type { Ledger } from '../facts/ledger.ts';
import { splitWords } from '../facts/words.ts';
import { platformSpec } from '../platforms/index.ts';
import { codePointLength } from '../text/length.ts';
import { attributeUses } from './attributes.ts';
import { usesValue } from './text-words.ts';

export interface Scored {
  listing: ListingText;
  ledger: Ledger;
  words: ReadonlySet<string>;
  findings: { breaches: readonly Breach[]; claims: readonly Claim[] };
}

/**
 * Code points of a title that makes use of its platform: eBay searches every word and takes 80,
 * Etsy asks for short titles (often under 15 words), the small-ad sites are read rather than searched.
 */
const TITLE_RANGE: Record<Platform, readonly [from: number, to: number]> = {
  eBay: [62, 80],
  Etsy: [35, 110],
  Vinted: [22, 80],
  Amazon: [42, 75],
  'Facebook Marketplace': [20, 70],
  Gumtree: [24, 80],
  Other: [42, 80],
};

/** As many tags as serve the seller: all of Etsy's and Vinted's, a handful where the platform has no field. */
const TAG_TARGET: Record<Platform, number> = {
  eBay: 6,
  Etsy: 13,
  Vinted: 5,
  Amazon: 8,
  'Facebook Marketplace': 8,
  Gumtree: 5,
  Other: 8,
};

const EARLY = 40;
const LONG_ENOUGH = 260;
const MUST_SAY: ReadonlySet<FactKind> = new Set([
  'size',
  'colour',
  'material',
  'measurement',
  'identifier',
  'included',
  'missing',
  'flaw',
  'feature',
  'working',
  'quantity',
]);
const FLAW_KINDS: ReadonlySet<FactKind> = new Set(['flaw', 'missing']);

function part(id: string, label: string, max: number) {
  return (share: number, advice: string): ScorePart => {
    const points = Math.round(Math.min(1, Math.max(0, share)) * max * 10) / 10;
    return { id, label, max, points, advice: points >= max ? null : advice };
  };
}

export function titleUse({ listing, ledger }: Scored): ScorePart {
  const score = part('title-use', 'Title length', 12);
  const spec = platformSpec(ledger.platform).title;
  const limit = (spec.policyMax ?? spec.max).value;
  const [from, to] = TITLE_RANGE[ledger.platform];
  const length = codePointLength(listing.title);
  if (length === 0) return score(0, 'Write a title.');
  if (length > limit) {
    return score(
      0.3,
      `Shorten the title by ${length - limit} characters: ${ledger.platform} takes ${limit}.`,
    );
  }
  if (length > to) return score(0.85, `Shorten the title to about ${to} characters: it reads better.`);
  const room = limit - length;
  return score(
    length / from,
    `Use the title: ${room} more ${room === 1 ? 'character fits' : 'characters fit'}, for size, colour or a key feature.`,
  );
}

export function keywordsEarly({ listing, ledger }: Scored): ScorePart {
  const score = part('keywords-early', 'Keywords early in the title', 10);
  const head = new Set(splitWords([...listing.title].slice(0, EARLY).join('')).map(({ key }) => key));
  const wanted = new Map<FactKind, string>();
  for (const { what, value, origin } of ledger.facts) {
    // A kind that only we inferred ('smartphone' of an iPhone) need not stand in front.
    const isWanted = what === 'brand' || what === 'model' || (what === 'type' && origin === 'given');
    if (isWanted && !wanted.has(what)) wanted.set(what, value);
  }
  if (wanted.size === 0)
    return score(listing.title.trim() === '' ? 0 : 1, 'Begin the title with what the item is.');
  // Makes and types have several words; one of them ("jacket" of "wax jacket") is already found.
  const missing = [...wanted].filter(([, value]) => !splitWords(value).some(({ key }) => head.has(key)));
  const first = missing[0];
  if (!first) return score(1, '');
  return score(
    1 - missing.length / wanted.size,
    `Put the ${first[0] === 'type' ? 'kind of item' : first[0]} “${first[1]}” into the first ${EARLY} characters of the title: phones cut the rest.`,
  );
}

export function tagsUsed({ listing, ledger }: Scored): ScorePart {
  const score = part('tags', 'Tags', 13);
  const spec = platformSpec(ledger.platform).tags;
  const target = Math.min(TAG_TARGET[ledger.platform], spec.max.value);
  const tags = new Set(listing.tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''));
  const count = Math.min(tags.size, target);
  const label = spec.label.toLowerCase();
  if (count < target) {
    const more = target - count;
    const noun = more === 1 ? label.replace(/s$/, '') : label;
    return score((0.85 * count) / target, `Add ${more} more ${noun}: ${tags.size} of ${target} are used.`);
  }
  if (ledger.platform !== 'Etsy') return score(1, '');
  const phrases = [...tags].filter((tag) => /\s/.test(tag)).length;
  return score(
    0.85 + (0.15 * phrases) / (target * 0.6),
    'Use tags of two or three words: buyers search in phrases.',
  );
}

export function descriptionStructure({ listing, ledger, words }: Scored): ScorePart {
  const score = part('description', 'Description structure', 15);
  const text = listing.description.trim();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const opening = new Set(splitWords(lines[0] ?? '').map(({ key }) => key));
  const nameWords = splitWords(`${ledger.form.itemName} ${ledger.form.make}`);
  const opens = nameWords.length === 0 || nameWords.some(({ key }) => opening.has(key));
  const flaws = ledger.facts.filter(({ what }) => FLAW_KINDS.has(what));
  const saysCondition =
    splitWords(ledger.condition).some(({ key }) => key !== 'like' && words.has(key)) ||
    flaws.some(({ value }) => usesValue(words, value)) ||
    splitWords(platformSpec(ledger.platform).conditions[ledger.condition].label).some(({ key }) =>
      words.has(key),
    );
  const checks: readonly (readonly [ok: number, weight: number, advice: string])[] = [
    [opens ? 1 : 0, 4, 'Say in the first sentence what the item is: search results show only that.'],
    [saysCondition ? 1 : 0, 4, 'Say the condition in a sentence of its own, with every flaw.'],
    [Math.min(1, lines.length / 4), 4, 'Put the facts on lines of their own: buyers scan before they read.'],
    [Math.min(1, text.length / LONG_ENOUGH), 3, 'Write more: sizes, what is included, how it was used.'],
  ];
  const share = checks.reduce((sum, [ok, weight]) => sum + ok * weight, 0) / 15;
  const worst = [...checks].sort((a, b) => (1 - b[0]) * b[1] - (1 - a[0]) * a[1])[0];
  return score(text === '' ? 0 : share, worst?.[2] ?? '');
}

export function factsPresent({ ledger, words }: Scored): ScorePart {
  const score = part('facts', 'Facts that buyers ask for', 25);
  const category = ledger.category === null ? undefined : categoryById(ledger.category);
  const uses = category ? attributeUses(category, ledger.facts, words) : [];
  const asked = uses.length === 0 ? 1 : uses.filter(({ state }) => state === 'used').length / uses.length;
  const known = ledger.facts.filter(({ what }) => MUST_SAY.has(what));
  const unused = known.filter(({ value }) => !usesValue(words, value));
  const said = known.length === 0 ? 1 : 1 - unused.length / known.length;
  const share = 0.6 * asked + 0.4 * said;
  const flaw = unused.find(({ what }) => FLAW_KINDS.has(what));
  if (flaw) return score(share, `Mention “${flaw.value}”: a flaw left out comes back as a return.`);
  const forgotten = uses.find(({ state }) => state === 'unused');
  if (forgotten) {
    return score(
      share,
      `Add the ${forgotten.label} (${forgotten.value ?? ''}): it is in your details, not in the text.`,
    );
  }
  const unknown = uses.find(({ state }) => state === 'unknown');
  if (unknown && category)
    return score(share, `Add the ${unknown.label}: buyers of ${plural(category.type)} look for it.`);
  return score(share, `Mention “${unused[0]?.value ?? ''}”: it is in your details, not in the text.`);
}

function plural(noun: string): string {
  const [head = noun, ...rest] = noun.split(' of ');
  if (rest.length > 0) return `${plural(head)} of ${rest.join(' of ')}`;
  if (/(?:[^s]s|clothes|cutlery|bedding|glassware|jewellery|furniture|music|software|wear|food)$/.test(noun))
    return noun;
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const BREACH_COST: Record<Breach['severity'], number> = { hard: 8, policy: 5, guidance: 1.5 };

export function breachesPart({ findings: { breaches } }: Scored): ScorePart {
  const score = part('breaches', 'Platform rules', 15);
  const cost = breaches.reduce((sum, { severity }) => sum + BREACH_COST[severity], 0);
  const worst = [...breaches].sort((a, b) => BREACH_COST[b.severity] - BREACH_COST[a.severity])[0];
  return score(1 - cost / 15, worst ? (worst.fix?.label ?? worst.message) : '');
}

export function claimsPart({ findings: { claims } }: Scored): ScorePart {
  const score = part('claims', 'Nothing unsupported', 10);
  const first = claims[0];
  return score(
    1 - (claims.length * 2.5) / 10,
    first ? `Confirm or strike “${first.text}”: nothing you entered says it.` : '',
  );
}
