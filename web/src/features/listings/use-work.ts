import { type PatchWorkRequest, type Platform, type SavedListing, TIMING } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { changeWork } from './api/change-work.ts';
import { refreshListings } from './api/list-listings.ts';
import type { Generate } from './regenerate.ts';
import { editOrWait } from './waiting/wait.ts';
import type { EditPatch } from './waiting/waiting.ts';

const durationMs = TIMING.savedListingsToastMs;

interface Options {
  generate: Generate;
  /** The number of saved listings is another now. */
  onChanged: () => void;
}

/** What the sheet of one listing does. */
export function useWork({ generate, onChanged }: Options) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await work();
      notifySuccess(done, { durationMs });
    } catch (error) {
      notifyError(messageOf(error), { durationMs });
    }
    await refreshListings(client);
    setBusy(false);
  }

  return {
    busy,
    refresh: () => void refreshListings(client),
    change: ({ id }: SavedListing, patch: PatchWorkRequest) => run(() => changeWork(id, patch), 'Saved.'),
    setPrice: (listing: SavedListing, price: EditPatch) =>
      run(() => editOrWait(listing, price), 'Price saved.'),
    async duplicate(listing: SavedListing) {
      const { duplicateListing } = await import('./new-listings.ts');
      await run(() => duplicateListing(listing), 'Duplicated: the copy is a draft of its own.');
      onChanged();
    },
    async writeFor(listing: SavedListing, platform: Platform) {
      const { writeForMarketplace } = await import('./new-listings.ts');
      await run(
        () => writeForMarketplace(listing, platform, generate),
        `Written for ${platform} and saved as a draft.`,
      );
      onChanged();
    },
  };
}
