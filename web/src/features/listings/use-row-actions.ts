import { MESSAGES, type RefreshPricingResponse, type SavedListing, TIMING } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notifyError, notifyInfo, notifySuccess } from '../../lib/notify.ts';
import { refreshListings } from './api/list-listings.ts';
import { refreshPrice } from './api/refresh-price.ts';
import { useRefreshedPrices } from './refreshed-prices.ts';
import { editOrWait } from './waiting/wait.ts';

interface Options {
  /** How often the plan refreshes one listing's price; null: no limit. */
  priceRefreshes: number | null;
  /** Shows the plans, after the sentence that says why. */
  onUpgrade: () => void;
  /** Whether the shared text ends with the branding line. */
  branding: boolean;
}

const durationMs = TIMING.savedListingsToastMs;

/** What the buttons of one row do. */
export function useRowActions({ priceRefreshes, onUpgrade, branding }: Options) {
  const client = useQueryClient();
  const [prices, setPrice] = useRefreshedPrices();
  const [refreshing, setRefreshing] = useState<ReadonlySet<string>>(new Set());

  async function refresh(listing: SavedListing) {
    if (priceRefreshes !== null && listing.pricingRefreshCount >= priceRefreshes) return sayLimit();
    setRefreshing((before) => new Set(before).add(listing.id));
    try {
      const price = await refreshPrice(listing);
      if (['', listing.suggestedPriceRange].includes(price.suggestedPriceRange)) saySame(listing, price);
      else setPrice(listing.id, price);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'limit-reached') sayLimit();
      else notifyError(MESSAGES.refreshFailed(messageOf(error)), { durationMs });
    }
    setRefreshing((before) => new Set([...before].filter((id) => id !== listing.id)));
  }

  function saySame(listing: SavedListing, price: RefreshPricingResponse) {
    const isFree = priceRefreshes !== null && price.pricingRefreshCount <= listing.pricingRefreshCount;
    const sentence = price.suggestedPriceRange
      ? `The price is the same: ${price.suggestedPriceRange}.`
      : price.priceJustification;
    notifyInfo(isFree ? `${sentence} This refresh was not counted.` : sentence, { durationMs });
  }

  function sayLimit() {
    window.alert(MESSAGES.refreshLimit);
    onUpgrade();
  }

  /** The listing was saved with its new price, or keeps its old one. */
  function forgetPrice(id: string) {
    setPrice(id, null);
  }

  async function keepPrice(listing: SavedListing) {
    const { id, suggestedPriceRange, priceJustification, pricingSource } = listing;
    try {
      await editOrWait(listing, {
        suggestedPriceRange,
        priceJustification,
        ...(pricingSource && { pricingSource }),
      });
      await refreshListings(client);
      forgetPrice(id);
      notifySuccess('Price saved.', { durationMs });
    } catch (error) {
      notifyError(editFailure(error), { durationMs });
    }
  }

  async function share(listing: SavedListing) {
    const { shareListing } = await import('./share-listing.ts');
    const outcome = await shareListing(listing, branding);
    if (outcome === 'copied') notifySuccess('Copied to the clipboard.', { durationMs });
    if (outcome !== 'failed') return;
    notifyError('Failed to copy listing.', { durationMs });
    window.alert('Failed to copy text. Please try again or copy manually.');
  }

  return { prices, refreshing, refresh, keepPrice, forgetPrice, share };
}

/** Whether the listing, or whoever edits it, is there no more. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'signed-out');
}

/** The sentence for an edit that was not taken. */
export function editFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'conflict') return MESSAGES.editConflict;
  if (isMissing(error)) return MESSAGES.editMissing;
  // Neither sent nor kept.
  if (error instanceof ApiError && error.status === 0) return error.message;
  return MESSAGES.editFailed;
}
