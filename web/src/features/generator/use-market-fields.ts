// Loaded with the item specifics.
import type { ItemSpecific, MarketFieldsRequestInput, MarketFieldsResponse } from '@smart-listings/contract';
import { CATEGORY_NUMBER } from '@smart-listings/engine';
import { useQuery } from '@tanstack/react-query';
import { siteConfigQuery } from '../../lib/site-config.ts';
import { marketFieldsQuery } from './api/market-fields.ts';

/** Whose item it is, as the marketplace is asked about it. */
export interface MarketQuestion extends Omit<MarketFieldsRequestInput, 'categoryId'> {
  /** Only accounts may ask: each new item costs requests of the server's quota. */
  isSignedIn: boolean;
}

export type MarketFields =
  /** This server has no keys of the marketplace, or nobody is signed in. */
  | { state: 'off' }
  | { state: 'asking' | 'failed' }
  | { state: 'known'; answer: MarketFieldsResponse; chosen: string | null };

/** What the marketplace itself asks for, by the number of the category that the seller chose, or its own first. */
export function useMarketFields(
  { isSignedIn, ...question }: MarketQuestion,
  specifics: readonly ItemSpecific[],
): MarketFields {
  const { data: config } = useQuery(siteConfigQuery);
  const isAsked = isSignedIn && config?.marketFields === question.formData.platform;
  const chosen = specifics.find(({ id }) => id === CATEGORY_NUMBER)?.values[0]?.value ?? null;
  const isNumber = chosen !== null && /^\d{1,20}$/u.test(chosen);
  const { data, isError } = useQuery({
    ...marketFieldsQuery({ ...question, ...(isNumber && { categoryId: chosen }) }),
    enabled: isAsked,
  });
  if (!isAsked) return { state: 'off' };
  if (data) return { state: 'known', answer: data, chosen };
  return { state: isError ? 'failed' : 'asking' };
}
