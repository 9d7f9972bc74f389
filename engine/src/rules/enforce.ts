/** Mending a listing so that nothing leaves with a hard breach, whoever wrote it. */
import type { Change, ListingField, ListingText } from '@smart-listings/contract';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { certainValues, type Item } from '../values/item.ts';
import { createContext } from './context.ts';
import { DESCRIPTION_RULES } from './description-rules.ts';
import { changeOf, type Rule, type RuleContext } from './rule.ts';
import { TAG_RULES } from './tag-rules.ts';
import { TITLE_RULES } from './title-rules.ts';

/** One mend can bring up another ("a, b" becomes two tags, of which one repeats). */
const MOST_ROUNDS = 6;

/**
 * The listing without any hard breach, and without the policy breaches that can be taken out safely:
 * contact details, links, markup, banned characters, decoration, surplus and repeated tags, offers
 * to deal elsewhere. Says each change in a sentence. Mending a mended listing changes nothing.
 */
export function enforceRules(
  listing: ListingText,
  marketplace: Marketplace,
  item?: Item,
): { listing: ListingText; changes: Change[] } {
  const changes = new Map<string, Change>();
  let current = listing;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = enforceOnce(current, { marketplace, item: item ?? null, changes });
    if (next === current) break;
    current = next;
  }
  return { listing: current, changes: [...changes.values()] };
}

interface Enforcement {
  marketplace: Marketplace;
  item: Item | null;
  changes: Map<string, Change>;
}

function enforceOnce(listing: ListingText, work: Enforcement): ListingText {
  const { marketplace, item } = work;
  const title = titleOf(listing, work);
  // Tags look at the title, and the description leaves room for hashtags.
  const titled = title === listing.title ? listing : { ...listing, title };
  const tags = mendField(mendersOfTags(marketplace), listing.tags, {
    ...work,
    field: 'tags',
    context: createContext({ marketplace, listing: titled, item }),
  });
  const tagged = tags === listing.tags ? titled : { ...titled, tags: [...tags] };
  const description = mendField(mendersOfDescriptions(marketplace), listing.description, {
    ...work,
    field: 'description',
    context: createContext({ marketplace, listing: tagged, item }),
  });
  return description === listing.description ? tagged : { ...tagged, description };
}

function titleOf(listing: ListingText, work: Enforcement): string {
  const { marketplace, item } = work;
  const context = createContext({ marketplace, listing, item });
  const menders = mendersOfTitles(marketplace);
  const title = mendField(menders, listing.title, { ...work, field: 'title', context });
  if (title.trim() !== '') return title;
  work.changes.set(
    'title.required',
    changeOf(
      marketplace,
      'title',
      { name: 'required' },
      'Nothing of the title could stay: it was made from the item’s name.',
    ),
  );
  for (const candidate of namesOf(item)) {
    const name = mendField(menders, candidate, { ...work, changes: new Map(), field: 'title', context });
    if (name.trim() !== '') return name;
  }
  return 'Item for sale';
}

function namesOf(item: Item | null): readonly string[] {
  if (item === null) return [];
  const { form } = item;
  const said = [...certainValues(item, 'brand'), ...certainValues(item, 'type')].map(({ value }) => value);
  return [item.name, form.itemName.trim(), said.join(' '), `${form.make} ${form.modelNumber}`.trim()];
}

interface FieldWork extends Enforcement {
  field: ListingField;
  context: RuleContext;
}

type Mender<T extends string | readonly string[]> = Rule<T> & Required<Pick<Rule<T>, 'mend' | 'change'>>;

function isMender<T extends string | readonly string[]>(rule: Rule<T>): rule is Mender<T> {
  return rule.mend !== undefined && rule.change !== undefined;
}

/** Of all rules of a field those that mend something on a platform; which they are never changes. */
function mendersIn<T extends string | readonly string[]>(
  rules: readonly Rule<T>[],
): (marketplace: Marketplace) => readonly Mender<T>[] {
  const known = new WeakMap<Marketplace, readonly Mender<T>[]>();
  return (marketplace) => {
    const menders =
      known.get(marketplace) ??
      rules.filter(isMender).filter((rule) => rule.basis(marketplace) !== undefined);
    known.set(marketplace, menders);
    return menders;
  };
}

const mendersOfTitles = mendersIn(TITLE_RULES);
const mendersOfTags = mendersIn(TAG_RULES);
const mendersOfDescriptions = mendersIn(DESCRIPTION_RULES);

function mendField<T extends string | readonly string[]>(
  menders: readonly Mender<T>[],
  given: T,
  work: FieldWork,
): T {
  const { marketplace, field, context, changes } = work;
  let value = given;
  for (const rule of menders) {
    const mended = rule.mend(value, context);
    if (isSame(mended, value)) continue;
    value = mended;
    const change = changeOf(marketplace, field, rule, rule.change(marketplace));
    if (!changes.has(change.rule)) changes.set(change.rule, change);
  }
  return isSame(value, given) ? given : value;
}

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  if (one === other) return true;
  if (typeof one === 'string' || typeof other === 'string') return false;
  return one.length === other.length && one.every((tag, index) => tag === other[index]);
}
