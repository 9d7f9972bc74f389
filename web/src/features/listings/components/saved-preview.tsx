import type { GeneratedListing, Platform } from '@smart-listings/contract';
import { BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../format.ts';

interface Props {
  listing: GeneratedListing;
  platform: Platform;
  timestamp: string;
  /** The link to the saved listings. */
  link: ReactNode;
}

/** The listing as it lies in the account: one row of My Saved Listings. */
export function SavedPreview({ listing, platform, timestamp, link }: Props) {
  return (
    <section
      aria-label="Saved listing"
      className="flex items-start gap-3 rounded-md border border-line bg-sunken px-4 py-3 text-sm"
    >
      <BookmarkCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      <div className="min-w-0 flex-1">
        <p className="bidi truncate font-semibold" title={listing.title}>
          {listing.title}
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-soft">
          <span>{platform}</span>
          <span>{listing.suggestedPriceRange}</span>
          <time dateTime={timestamp} title={formatMoment(timestamp)}>
            saved {formatDay(timestamp)}
          </time>
        </p>
      </div>
      {link}
    </section>
  );
}
