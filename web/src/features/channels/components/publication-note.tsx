import type { Publication } from '@smart-listings/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const WORDS = {
  preview: 'Not live',
  live: 'Live on eBay',
  ended: 'Taken down',
  sold: 'Sold on eBay',
} as const;

interface Props {
  publication: Publication;
  /** 'GBP' */
  currency: string;
  busy: boolean;
  onCheck: () => void;
  onEnd: () => void;
}

/** Where it stands there, and what can be done about it. */
export function PublicationNote({ publication, currency, busy, onCheck, onEnd }: Props) {
  const [asking, setAsking] = useState(false);
  const { state, url, price, changedPrice } = publication;
  return (
    <section
      aria-label="On eBay now"
      className="flex flex-col gap-2 rounded-md border border-line bg-sunken px-4 py-3 text-sm"
    >
      <p role="status">
        <span className="font-semibold">{WORDS[state]}</span>
        {price !== null && state === 'live' && ` for ${price.toFixed(2)} ${currency}`}
      </p>
      {changedPrice !== null && (
        <p>
          Somebody changed the price there: it is {changedPrice.toFixed(2)} {currency} now. What you put live
          from here replaces it.
        </p>
      )}
      {url && (
        <p>
          <a className="link" href={url} target="_blank" rel="noreferrer">
            Its page on eBay
          </a>
        </p>
      )}
      {state === 'live' && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={busy} onClick={onCheck}>
            Ask eBay again
          </Button>
          <Button size="small" look="danger" disabled={busy} onClick={asking ? onEnd : () => setAsking(true)}>
            {asking ? 'Yes, take it down' : 'Take it down'}
          </Button>
        </div>
      )}
    </section>
  );
}
