import type { GeneratedListing, Platform } from '@smart-listings/contract';
import { BookmarkCheck, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../format.ts';
import { PriceText } from './price-text.tsx';

interface Props {
  listing: GeneratedListing;
  platform: Platform;
  timestamp: string;
  /** In the place of the day: it is not in the account yet, and why. */
  waiting: string | null;
  /** The link to the saved listings. */
  link: ReactNode;
}

/** The listing as it lies in the account: one row of My Saved Listings. */
export function SavedPreview({ listing, platform, timestamp, waiting, link }: Props) {
  const Icon = waiting === null ? BookmarkCheck : CloudOff;
  return (
    <section
      aria-label={waiting === null ? 'Saved listing' : 'Waiting listing'}
      className="flex items-start gap-3 rounded-md border border-line bg-sunken px-4 py-3 text-sm"
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${waiting === null ? 'text-good' : 'text-soft'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="bidi line-clamp-2 font-semibold [overflow-wrap:anywhere]" title={listing.title}>
          {listing.title}
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-soft">
          <span>{platform}</span>
          <span>
            <PriceText listing={listing} />
          </span>
          {waiting === null && (
            <time dateTime={timestamp} title={formatMoment(timestamp)}>
              saved {formatDay(timestamp)}
            </time>
          )}
        </p>
        {waiting !== null && <p role="status">{waiting}</p>}
      </div>
      {link}
    </section>
  );
}
