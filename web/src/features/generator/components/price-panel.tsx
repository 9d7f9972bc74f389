import type { GeneratedListing, PricingSource } from '@smart-listings/contract';

const RESTS_ON: Record<PricingSource, string> = {
  competition: 'From comparable listings',
  range: 'Suggested by the AI',
  heuristic: 'Our own estimate',
};

/** The price suggestion, drawn as the product's price tag. */
export function PricePanel({ listing }: { listing: GeneratedListing }) {
  return (
    <section
      aria-label="AI pricing suggestion"
      className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center"
    >
      <div className="relative w-fit shrink-0 rounded-r-md bg-ink py-3 pr-5 pl-9 text-paper [clip-path:polygon(16px_0,100%_0,100%_100%,16px_100%,0_calc(100%-16px),0_16px)]">
        <span aria-hidden className="absolute top-1/2 left-3 size-3 -translate-y-1/2 rounded-full bg-sheet" />
        <p className="tabular text-xl leading-tight font-semibold whitespace-nowrap">
          {listing.suggestedPriceRange}
        </p>
      </div>
      <p className="text-sm">
        <strong className="font-semibold">{RESTS_ON[listing.pricingSource]}. </strong>
        <span className="text-soft">{listing.priceJustification}</span>
      </p>
    </section>
  );
}
