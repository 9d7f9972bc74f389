import { type PricingSource, priceOf } from '@smart-listings/contract';
import {
  chooseCurrency,
  confidenceSaid,
  formatPrice,
  type Item,
  priceSearch,
  readPrice,
  spoken,
} from '@smart-listings/engine';
import { ClipboardPaste, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Written } from '../session.ts';
import { CopyButton } from './copy-button.tsx';

/** An estimate, and a few prices, say it themselves. */
const RESTS_ON: Record<PricingSource, string> = {
  competition: 'From comparable listings',
  range: 'Suggested by the AI',
  heuristic: '',
};

/** How sure a price is that says nothing of it in its reasons, in a word. */
const SURE: Record<PricingSource, string> = {
  competition: 'from listings',
  range: 'unproven',
  heuristic: 'rough',
};

/** How sure the price is, in a word: never another than its reasons say. */
function sayHowSure(pricingSource: PricingSource, reasons: string): string {
  const confidence = pricingSource === 'competition' ? confidenceSaid(reasons) : null;
  return confidence === null ? SURE[pricingSource] : `${confidence} confidence`;
}

interface Props {
  response: Written;
  item: Item;
  /** 'GBP (£)' */
  currency: string;
  own: number | null;
  onOwn: (own: number | null) => void;
  /** Opens what the seller has of prices; null where they have done so already. */
  onPaste: (() => void) | null;
}

/** The price: one number to type in, what is suggested beside it, and where real prices are. */
export function PricePanel({ response, item, currency, own, onOwn, onPaste }: Props) {
  const { listing, engine } = response;
  const { suggestedPriceRange: range, priceJustification, pricingSource } = listing;
  const money = chooseCurrency(currency);
  const middle = priceOf(listing);
  const search = priceSearch(item, currency);
  const isKnown = range !== '';
  return (
    <section aria-labelledby="price-heading" className="flex flex-col gap-2">
      <h3 id="price-heading" className="text-note">
        {engine === 'builtin' ? 'Pricing suggestion' : 'AI pricing suggestion'}
        {isKnown && RESTS_ON[pricingSource] !== '' && (
          <span className="font-normal text-soft"> · {RESTS_ON[pricingSource]}</span>
        )}
      </h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-2">
          <label htmlFor="own-price" className="text-note font-semibold">
            Your price
          </label>
          <span className="w-28">
            <AmountInput
              key={money.code}
              id="own-price"
              value={own}
              parse={(text) => readPrice(text, money.code) || null}
              onChange={onOwn}
              placeholder={middle === null ? money.symbol : formatPrice(middle, money)}
              className="text-base font-semibold"
            />
          </span>
          <CopyButton name="price" text={String(own ?? middle ?? '')} />
        </div>
        {isKnown && (
          <p className="tabular text-sm">
            <span className="font-semibold whitespace-nowrap">{range}</span>
            <span className="text-soft"> · {sayHowSure(pricingSource, priceJustification)}</span>
          </p>
        )}
      </div>
      <Reasons text={priceJustification} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {search && (
          <a
            href={search.address}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-8 items-center gap-1.5 text-note pointer-coarse:min-h-11"
          >
            {search.kind === 'sold' ? 'See what was paid' : 'See what is asked'} on {spoken(item.marketplace)}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        )}
        {onPaste && (
          <Button size="small" onClick={onPaste}>
            <ClipboardPaste aria-hidden className="size-4" />
            Paste three prices
          </Button>
        )}
      </div>
    </section>
  );
}

/** Why the price is what it is: one line on a phone, until it is asked for. */
function Reasons({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-baseline gap-2 text-note leading-5 text-soft">
      <p className={`min-w-0 flex-1 ${open ? '' : 'max-sm:line-clamp-1'}`}>{text}</p>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="link shrink-0 pointer-coarse:min-h-11 sm:hidden"
      >
        {open ? 'Less' : 'Why'}
      </button>
    </div>
  );
}
