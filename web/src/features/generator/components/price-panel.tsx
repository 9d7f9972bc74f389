import type { PricingSource } from '@smart-listings/contract';
import type { Written } from '../session.ts';

const RESTS_ON: Record<PricingSource, string> = {
  competition: 'From comparable listings',
  range: 'Suggested by the AI',
  heuristic: 'Our own estimate',
};

/** The price suggestion, drawn as the product's price tag. */
export function PricePanel({ response }: { response: Written }) {
  const { listing, engine } = response;
  return (
    <section aria-labelledby="price-heading" className="flex flex-col gap-2">
      <h3 id="price-heading" className="text-note">
        {engine === 'builtin' ? 'Pricing suggestion' : 'AI pricing suggestion'}
        <span className="font-normal text-soft"> · {RESTS_ON[listing.pricingSource]}</span>
      </h3>
      <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
        {listing.suggestedPriceRange !== '' && (
          <p className="tabular relative w-fit shrink-0 rounded-r-md bg-ink py-3 pr-5 pl-9 text-xl leading-tight font-semibold whitespace-nowrap text-paper [clip-path:polygon(16px_0,100%_0,100%_100%,16px_100%,0_calc(100%-16px),0_16px)]">
            <span
              aria-hidden
              className="absolute top-1/2 left-3 size-3 -translate-y-1/2 rounded-full bg-sheet"
            />
            {listing.suggestedPriceRange}
          </p>
        )}
        <p className="text-note leading-5 text-soft">{listing.priceJustification}</p>
      </div>
    </section>
  );
}
