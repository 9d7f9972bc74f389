import type { MarketFieldsResponse, marketFieldsRequestSchema } from '@smart-listings/contract';
import { fillAskedFields, readItem } from '@smart-listings/engine';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import type { User } from '../accounts/operations.ts';

/**
 * The marketplace's own category for an item and what it asks for there, filled from the form.
 * @throws AppError not-found where this server has no keys of the form's marketplace, and what the marketplace fails with
 */
export async function listMarketFields(
  context: AppContext,
  user: User,
  { formData, currency, answers, categoryId }: z.output<typeof marketFieldsRequestSchema>,
): Promise<MarketFieldsResponse> {
  const { market } = context;
  if (market?.name !== formData.platform)
    throw new AppError('not-found', 'This server asks no marketplace for its own fields of such a listing.');
  const item = await context.processorTime.run(user.id, () => readItem(formData, { answers }));
  const site = { currency: currency.slice(0, 3), language: item.language };
  const categories = await market.suggestCategories(item.name, site);
  const chosen = categoryId ?? categories[0]?.id ?? null;
  const asked = chosen === null ? [] : await market.listFields(chosen, site);
  return { categories: [...categories], categoryId: chosen, specifics: fillAskedFields(asked, item) };
}
