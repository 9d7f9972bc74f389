import type { Publication } from '@smart-listings/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const words = (name: string) => ({
  preview: 'Not live',
  live: `Live on ${name}`,
  ended: 'Taken down',
  sold: `Sold on ${name}`,
});

interface Props {
  /** The marketplace's. */
  name: string;
  publication: Publication;
  /** 'GBP' */
  currency: string;
  busy: boolean;
  onCheck: () => void;
  onEnd: () => void;
}

/** Where it stands there, and what can be done about it. */
export function PublicationNote({ name, publication, currency, busy, onCheck, onEnd }: Props) {
  const [asking, setAsking] = useState(false);
  const { state, url, price, changedPrice, isChanged } = publication;
  return (
    <section
      aria-label={`On ${name} now`}
      className="flex flex-col gap-2 rounded-md border border-line bg-sunken px-4 py-3 text-sm"
    >
      <p role="status">
        <span className="font-semibold">{words(name)[state]}</span>
        {price !== null && state === 'live' && ` for ${price.toFixed(2)} ${currency}`}
      </p>
      {isChanged && (
        <p>
          {changedPrice === null
            ? 'Somebody changed it there.'
            : `Somebody changed the price there: it is ${changedPrice.toFixed(2)} ${currency} now.`}{' '}
          What you put live from here replaces that.
        </p>
      )}
      {url && (
        <p>
          <a className="link" href={url} target="_blank" rel="noreferrer">
            Its page on {name}
          </a>
        </p>
      )}
      {state === 'live' && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={busy} onClick={onCheck}>
            Ask {name} again
          </Button>
          <Button size="small" look="danger" disabled={busy} onClick={asking ? onEnd : () => setAsking(true)}>
            {asking ? 'Yes, take it down' : 'Take it down'}
          </Button>
        </div>
      )}
    </section>
  );
}
