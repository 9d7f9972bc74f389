import { listTemplatesResponseSchema, type Template } from '@smart-listings/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

const KEY = ['templates'];

/** The account's templates by name, as one looks for them. */
export const templatesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<Template[]> => {
    const { templates } = listTemplatesResponseSchema.parse(await getJson('/api/templates', signal));
    return templates.sort((one, other) => one.name.localeCompare(other.name));
  },
});

export function refreshTemplates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
