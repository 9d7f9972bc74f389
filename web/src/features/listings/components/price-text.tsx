import { sayPrice } from '@smart-listings/contract';
import { NO_PRICE, type PriceOf } from '../price-change.ts';

/** A listing's price: the one number that everything shows, and small beside it the range that it lies in. */
export function PriceText({ listing, rangeClass = '' }: { listing: PriceOf; rangeClass?: string }) {
  const said = sayPrice(listing);
  return (
    <>
      <span className="font-semibold whitespace-nowrap">
        {said?.price ?? (listing.suggestedPriceRange || NO_PRICE)}
      </span>
      {said && said.range !== '' && (
        <>
          {' '}
          <span className={`text-note font-normal whitespace-nowrap text-soft ${rangeClass}`}>
            {said.range}
          </span>
        </>
      )}
    </>
  );
}
