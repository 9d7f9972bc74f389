import { LISTING_STATES, type ListingState } from '@smart-listings/contract';
import { formatDay } from '../format.ts';

const TONES: Record<ListingState, string> = {
  draft: 'text-soft',
  listed: 'text-ink font-semibold',
  sold: 'text-good font-semibold',
  withdrawn: 'text-soft',
};

/** How a listing stands on its marketplace, and since when. */
export function StateMark({ state, on }: { state: ListingState; on: string | null }) {
  return (
    <span className={`whitespace-nowrap ${TONES[state]}`}>
      {LISTING_STATES.find(({ code }) => code === state)?.label}
      {on && <time dateTime={on}> {formatDay(on)}</time>}
    </span>
  );
}
