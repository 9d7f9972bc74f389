import { type GeneratedListing, priceOf } from '@smart-listings/contract';
import { copyParts, type Marketplace } from '@smart-listings/engine';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyPart } from '../copy-part.ts';

interface Props {
  listing: GeneratedListing;
  own: number | null;
  marketplace: Marketplace;
  branding: boolean;
}

/** Somebody who stays on the page, the marketplace's form beside it, goes on after this. */
const STAYS_MS = 1_500;

/** One large button for a thumb: it copies the title, after the way to the marketplace and back the description, then the price, and the tags where they have a field. */
export function CopySteps({ listing, own, marketplace, branding }: Props) {
  const [step, setStep] = useState(0);
  const [done, setDone] = useState(false);
  const price = own ?? priceOf(listing);
  const steps = copyParts(listing, marketplace, { price, branding });
  const { name, text } = steps[step % steps.length] ?? { name: 'title', text: '' };

  useEffect(() => {
    if (!done) return;
    const goOn = () => {
      if (document.visibilityState === 'hidden') return;
      setDone(false);
      setStep((before) => before + 1);
    };
    const timer = setTimeout(goOn, STAYS_MS);
    document.addEventListener('visibilitychange', goOn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [done]);

  const Icon = done ? Check : Copy;
  return (
    <Button
      look="accent"
      size="large"
      className="min-w-0 flex-1 px-3! text-body whitespace-nowrap sm:text-base max-[360px]:gap-1.5 max-[360px]:px-2!"
      onClick={async () => setDone(await copyPart(name, text))}
    >
      <Icon aria-hidden className="size-4 shrink-0 max-sm:hidden max-[360px]:block!" />
      <span className="truncate">
        <span className="max-[360px]:sr-only">{done ? 'Copied' : 'Copy'}</span> {name}
      </span>
    </Button>
  );
}
