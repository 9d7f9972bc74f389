import type { SavedListing } from '@smart-listings/contract';
import { ApiError } from '../../../lib/api-error.ts';
import { readDataUrl } from '../../../lib/read-data-url.ts';
import { editListing } from '../api/edit-listing.ts';
import { saveListing } from '../api/save-listing.ts';
import { saveFailure } from '../save-failure.ts';
import { listWaiting, noteRefusal, settle } from './device-store.ts';
import type { Waiting, WaitingPhoto } from './waiting.ts';

export interface SendReport {
  sent: SavedListing[];
  refused: { entry: Waiting; message: string }[];
  /** Whether something waits on that may be taken later. */
  isLeft: boolean;
  /** The account is no longer logged in. */
  isSignedOut: boolean;
}

/**
 * Sends what waits of the account, one after the other, and only by one tab at a time. What the server
 * refuses stays on the device with its sentence.
 */
export function sendWaiting(account: string): Promise<SendReport> {
  return alone(async () => {
    const report: SendReport = { sent: [], refused: [], isLeft: false, isSignedOut: false };
    for (const entry of await listWaiting(account)) {
      if (entry.refusal) continue;
      try {
        const saved = await send(entry);
        await settle(entry, saved);
        report.sent.push(saved);
      } catch (error) {
        if (isForLater(error)) report.isLeft = true;
        else report.refused.push({ entry, message: await refuse(entry, error) });
        const code = error instanceof ApiError ? error.code : null;
        report.isSignedOut = code === 'signed-out';
        // The others would fare no better.
        if (code === 'network' || code === 'signed-out') break;
      }
    }
    return report;
  });
}

async function send({ id, userId: account, kind, listing, patch, photos }: Waiting): Promise<SavedListing> {
  if (kind === 'edit') return editListing(id, { ...patch, account, revision: listing.revision });
  const { title, description, tags, suggestedPriceRange, priceJustification } = listing;
  const { variant, originalFormInput, origin } = listing;
  const pricingSource = listing.pricingSource ?? 'heuristic';
  return saveListing({
    id,
    account,
    listing: { title, description, tags, suggestedPriceRange, priceJustification, pricingSource },
    ...{ variant, originalFormInput, origin },
    imageUrls: await Promise.all(photos.map(addressOf)),
  });
}

/** The picture itself, so that the listing arrives with its photos or not at all. */
async function addressOf({ blob, url }: WaitingPhoto): Promise<string> {
  return blob ? readDataUrl(blob) : (url ?? '');
}

/** Failures that pass by themselves: the line, the server, or that nobody is logged in. */
function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return ['network', 'signed-out', 'rate-limited'].includes(error.code) || error.status >= 500;
}

async function refuse(entry: Waiting, error: unknown): Promise<string> {
  const message = saveFailure(error);
  const code = error instanceof ApiError ? error.code : 'internal';
  await noteRefusal(entry, { code, message });
  return message;
}

/** Where the browser has no locks, two tabs may send the same at once: it has the same id, and is saved once. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('send-waiting-listings', work) : work();
}
