/** Rules: a listing and a platform in, breaches with reason, source and fix out. */
import type { Breach, ListingField, ListingText } from '@smart-listings/contract';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { createContext } from './context.ts';
import { DESCRIPTION_RULES } from './description-rules.ts';
import { ITEM_RULES } from './item-rules.ts';
import { type Basis, type Finding, type Rule, type RuleContext, ruleName, sentence } from './rule.ts';
import { TAG_RULES } from './tag-rules.ts';
import { TITLE_RULES } from './title-rules.ts';

/** Longer texts get their breaches without ready-made fixes: enforcement mends them in one go. */
const LONGEST_FIXED = 20_000;

/**
 * Every rule of the platform that the listing breaks: hard limits, policy and guidance, each with
 * its place (UTF-16 offsets), a sentence for the seller, where the rule comes from, and a fix
 * wherever one can be computed. Rules about the item itself need the item.
 */
export function checkRules(listing: ListingText, marketplace: Marketplace, item?: Item): Breach[] {
  const context = createContext({ marketplace, listing, item: item ?? null });
  const breaches: Breach[] = [];
  collect(breaches, context, { field: 'title', value: listing.title, rules: TITLE_RULES });
  collect(breaches, context, { field: 'description', value: listing.description, rules: DESCRIPTION_RULES });
  collect(breaches, context, { field: 'tags', value: listing.tags, rules: TAG_RULES });
  if (item === undefined) return breaches;
  for (const rule of ITEM_RULES) {
    const basis = rule.basis(marketplace);
    const message = basis === undefined ? null : rule.find(item, listing, marketplace);
    if (basis === undefined || message === null) continue;
    breaches.push(
      breachOf(
        basis,
        { message },
        { rule: `${marketplace.slug}.${rule.topic ?? 'description'}.${rule.name}`, field: 'description' },
      ),
    );
  }
  return breaches;
}

interface FieldRules<T extends string | readonly string[]> {
  field: ListingField;
  value: T;
  rules: readonly Rule<T>[];
}

function collect<T extends string | readonly string[]>(
  breaches: Breach[],
  context: RuleContext,
  { field, value, rules }: FieldRules<T>,
): void {
  for (const rule of rules) {
    const basis = rule.basis(context.marketplace);
    if (basis === undefined) continue;
    const found = rule.find(value, context);
    if (found.length === 0) continue;
    const fix = fixOf(rule, value, context);
    for (const finding of found) {
      const breach = breachOf(basis, finding, {
        rule: ruleName(context.marketplace, field, rule.name),
        field,
      });
      breaches.push(
        fix === undefined ? breach : { ...breach, fix: { label: fix.label, ...named(field, fix.value) } },
      );
    }
  }
}

function fixOf<T extends string | readonly string[]>(
  rule: Rule<T>,
  value: T,
  context: RuleContext,
): { label: string; value: string | readonly string[] } | undefined {
  if (rule.mend === undefined || sizeOf(value) > LONGEST_FIXED) return undefined;
  const mended = rule.mend(value, context);
  if (mended === value || rule.find(mended, context).length >= rule.find(value, context).length)
    return undefined;
  // A title that its fix would empty needs a seller, not a button.
  if (typeof mended === 'string' && mended.trim() === '') return undefined;
  return { label: rule.fixLabel ?? 'Mend it', value: mended };
}

function sizeOf(value: string | readonly string[]): number {
  return typeof value === 'string' ? value.length : value.reduce((sum, tag) => sum + tag.length, 0);
}

function named(field: ListingField, value: string | readonly string[]) {
  if (typeof value !== 'string') return { tags: [...value] };
  return field === 'title' ? { title: value } : { description: value };
}

function breachOf(basis: Basis, finding: Finding, place: { rule: string; field: ListingField }): Breach {
  const { severity, source, asOf, certainty } = basis;
  return { ...place, severity, ...finding, message: sentence(finding.message), source, asOf, certainty };
}
