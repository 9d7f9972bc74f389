/** Etsy's tree of categories and what each asks for, told to whoever has an application's keys. Kept for a day. */
import { SPECIFICS_LIMITS } from '@smart-listings/contract';
import {
  type AskedField,
  findTaxonomyCategories,
  marketplaceOf,
  PARTING,
  type Taxonomy,
  type TaxonomyCategory,
  taxonomyOf,
} from '@smart-listings/engine';
import { z } from 'zod';
import { createCache } from '../../lib/cache.ts';
import type { Catalogue } from '../channel.ts';
import { type EtsyCall, readAs } from './etsy-call.ts';

const PATH = '/v3/application/seller-taxonomy/nodes';
const A_DAY_MS = 86_400_000;
const DEEPEST = 20;
/** Of one material. */
export const LONGEST_MATERIAL = 45;

const nodeSchema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1).max(200),
  children: z.array(z.unknown()).default([]),
});
const nodesSchema = z.object({ results: z.array(z.unknown()).default([]) });

const propertySchema = z.object({
  property_id: z.number().int().positive(),
  display_name: z.string().min(1).max(120),
  is_required: z.boolean().default(false),
  supports_attributes: z.boolean().default(false),
  is_multivalued: z.boolean().default(false),
  possible_values: z
    .array(
      z.object({
        value_id: z.number().int().positive().nullish(),
        name: z.string(),
        scale_id: z.number().int().positive().nullish(),
      }),
    )
    .default([]),
});
export type EtsyProperty = z.output<typeof propertySchema>;

export interface EtsyCatalogue extends Catalogue {
  /** What a category asks for, with Etsy's own numbers. */
  listProperties(categoryId: string): Promise<readonly EtsyProperty[]>;
}

/** A field of each listing, whatever its category has. */
export const MATERIALS = 'Materials';

/** How a property is asked for: the first of two colours is the item's colour. */
export function nameOf({ display_name: name }: EtsyProperty): string {
  return /^primary colou?r$/i.test(name) ? 'Color' : name;
}

/** Those of its values that were said. */
export function knownValues({ possible_values: possible }: EtsyProperty, said: readonly string[]) {
  return possible.filter(({ name }) => said.includes(name));
}

/**
 * Whether Etsy takes what was said of a property: of a closed one, values of its list. The same size of several
 * scales is none of them: which is meant, nobody told.
 */
export function takes(property: EtsyProperty, said: readonly string[]): boolean {
  const isOpen = property.possible_values.length === 0;
  return said.length > 0 && (isOpen || knownValues(property, said).length === said.length);
}

export function createEtsyCatalogue(call: EtsyCall, clock: () => Date): EtsyCatalogue {
  const trees = createCache<Taxonomy>({ entries: 1, forMs: A_DAY_MS, clock });
  const properties = createCache<readonly EtsyProperty[]>({ entries: 500, forMs: A_DAY_MS, clock });

  function listProperties(categoryId: string): Promise<readonly EtsyProperty[]> {
    return properties.get(categoryId, async () => {
      const { results } = readAs(nodesSchema, await call({ path: `${PATH}/${categoryId}/properties` }));
      const read = results.flatMap((one) => propertySchema.safeParse(one).data ?? []);
      return read.filter((property) => property.supports_attributes);
    });
  }

  return {
    listProperties,
    async suggestCategories(words) {
      const tree = await trees.get('', async () => {
        const { results } = readAs(nodesSchema, await call({ path: PATH }));
        return taxonomyOf(results.flatMap((node) => readNode(node, [])));
      });
      return findTaxonomyCategories(tree, words, SPECIFICS_LIMITS.found).map(({ id, path }) => ({
        id,
        path,
      }));
    },
    async listFields(categoryId) {
      const read = (await listProperties(categoryId)).map(readField);
      return read.some(({ name }) => name === MATERIALS) ? read : [...read, MATERIALS_FIELD];
    },
    findCondition(_categoryId, condition) {
      // Etsy has no field for it: it stands in the text, and which items it takes at all is the rules' to say.
      const { label } = marketplaceOf('Etsy').conditions.words[condition];
      return Promise.resolve({ code: condition, name: label });
    },
  };
}

/** A node and those below it, as far as they can be read. */
function readNode(node: unknown, above: readonly string[]): TaxonomyCategory[] {
  const { data } = nodeSchema.safeParse(node);
  if (!data || above.length > DEEPEST) return [];
  const names = [...above, data.name];
  const own = { id: String(data.id), path: names.join(PARTING).slice(0, 400), attributes: [] };
  return [own, ...data.children.flatMap((child) => readNode(child, names))];
}

function readField(property: EtsyProperty): AskedField {
  const values = [...new Set(property.possible_values.map(({ name }) => name))];
  return {
    name: nameOf(property),
    values: values.map((value) => ({ value })),
    isClosed: values.length > 0,
    isRequired: property.is_required,
    isMultiple: property.is_multivalued,
  };
}

const MATERIALS_FIELD: AskedField = {
  ...{ name: MATERIALS, values: [], isClosed: false, isRequired: false, isMultiple: true },
  maxLength: LONGEST_MATERIAL,
};
