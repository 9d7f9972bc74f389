/** eBay's Taxonomy API: the category that it suggests for a title, and what it asks for there. Kept for a day. */
import { SPECIFICS_LIMITS } from '@smart-listings/contract';
import type { AskedField } from '@smart-listings/engine';
import { z } from 'zod';
import { createCache } from '../lib/cache.ts';
import { type EbaySender, readAs } from './ebay-sender.ts';
import { marketplaceFor } from './ebay-wire.ts';
import type { Market, MarketCategory, Site } from './market.ts';

const PATH = '/commerce/taxonomy/v1';
const A_DAY_MS = 86_400_000;
const LONGEST_QUERY = 300;

const treeSchema = z.object({ categoryTreeId: z.string().regex(/^\d+$/) });
const categorySchema = z.object({ categoryId: z.string().regex(/^\d{1,20}$/), categoryName: z.string() });
// eBay answers without a body, or without the list, where it has nothing. A broken entry costs only itself.
const suggestionsSchema = z.object({ categorySuggestions: z.array(z.unknown()).default([]) });
const suggestionSchema = z.object({
  category: categorySchema,
  /** From the parent up to the root. */
  categoryTreeNodeAncestors: z.array(z.object({ categoryName: z.string() })).default([]),
});
const aspectsSchema = z.object({ aspects: z.array(z.unknown()).default([]) });
const aspectValueSchema = z.object({
  localizedValue: z.string(),
  valueConstraints: z
    .array(
      z.object({
        applicableForLocalizedAspectName: z.string(),
        applicableForLocalizedAspectValues: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
const aspectSchema = z.object({
  localizedAspectName: z.string().min(1),
  aspectConstraint: z
    .object({
      aspectMode: z.string().default('FREE_TEXT'),
      aspectRequired: z.boolean().default(false),
      itemToAspectCardinality: z.string().default('SINGLE'),
      aspectMaxLength: z.number().int().positive().optional(),
    })
    .prefault({}),
  aspectValues: z.array(aspectValueSchema).default([]),
});

/** The two calls for categories and fields, through a sender that has its token and its quota. */
export function createEbayTaxonomy(
  send: EbaySender,
  clock: () => Date,
): Pick<Market, 'suggestCategories' | 'listFields'> {
  const day = { forMs: A_DAY_MS, clock };
  const trees = createCache<string>({ entries: 50, ...day });
  const suggestions = createCache<readonly MarketCategory[]>({ entries: 2_000, ...day });
  const fields = createCache<readonly AskedField[]>({ entries: 500, ...day });

  function treeOf(site: Site): Promise<string> {
    const id = marketplaceFor(site);
    return trees.get(id, async () => {
      const body = await send(`${PATH}/get_default_category_tree_id?marketplace_id=${id}`, {});
      return readAs(treeSchema, body).categoryTreeId;
    });
  }

  async function ask<T extends z.ZodType>(site: Site, call: string, schema: T): Promise<z.output<T>> {
    const tree = await treeOf(site);
    return readAs(schema, await send(`${PATH}/category_tree/${tree}/${call}`, {}));
  }

  return {
    suggestCategories(words, site) {
      const q = [...words.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_QUERY).join('');
      if (q === '') return Promise.resolve([]);
      return suggestions.get(`${marketplaceFor(site)} ${q}`, async () => {
        const call = `get_category_suggestions?${new URLSearchParams({ q })}`;
        const { categorySuggestions } = await ask(site, call, suggestionsSchema);
        return categorySuggestions.flatMap(readCategory).slice(0, SPECIFICS_LIMITS.categories);
      });
    },
    listFields(categoryId, site) {
      return fields.get(`${marketplaceFor(site)} ${categoryId}`, async () => {
        const call = `get_item_aspects_for_category?${new URLSearchParams({ category_id: categoryId })}`;
        const { aspects } = await ask(site, call, aspectsSchema);
        return aspects.flatMap(readField);
      });
    },
  };
}

function readCategory(suggestion: unknown): MarketCategory[] {
  const { data } = suggestionSchema.safeParse(suggestion);
  if (!data) return [];
  const names = data.categoryTreeNodeAncestors.map(({ categoryName }) => categoryName).reverse();
  const path = [...names, data.category.categoryName].join(' > ').slice(0, 400);
  return [{ id: data.category.categoryId, path }];
}

function readField(aspect: unknown): AskedField[] {
  const { data } = aspectSchema.safeParse(aspect);
  if (!data) return [];
  const { aspectMode, aspectRequired, itemToAspectCardinality, aspectMaxLength } = data.aspectConstraint;
  return [
    {
      name: data.localizedAspectName,
      values: data.aspectValues.map(readValue),
      isClosed: aspectMode === 'SELECTION_ONLY',
      isRequired: aspectRequired,
      isMultiple: itemToAspectCardinality === 'MULTI',
      maxLength: aspectMaxLength,
    },
  ];
}

function readValue({
  localizedValue,
  valueConstraints,
}: z.output<typeof aspectValueSchema>): AskedField['values'][number] {
  if (valueConstraints.length === 0) return { value: localizedValue };
  return {
    value: localizedValue,
    when: valueConstraints.map((constraint) => ({
      field: constraint.applicableForLocalizedAspectName,
      values: constraint.applicableForLocalizedAspectValues,
    })),
  };
}
