// Loaded on the first press: the text is made by the engine.
import type { SavedListing } from '@smart-listings/contract';
import { clipboardText, marketplaceOf } from '@smart-listings/engine';
import { copyText } from '../../lib/copy-text.ts';

/** Hands the listing's text to the device's share sheet; without one, to the clipboard. */
export async function shareListing(
  listing: SavedListing,
  branding: boolean,
): Promise<'shared' | 'copied' | 'failed'> {
  const text = clipboardText(listing, marketplaceOf(listing.originalFormInput.platform), { branding });
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: listing.title, text });
      return 'shared';
    } catch (error) {
      // Closed by the seller: that is an answer, no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}
