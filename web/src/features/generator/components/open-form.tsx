import { chooseCurrency, formAddress, type Marketplace, spoken } from '@smart-listings/engine';
import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';

interface Props {
  marketplace: Marketplace;
  /** 'GBP (£)' */
  currency: string;
  isButton?: boolean;
}

/** Leads to the marketplace's own form for a new listing, where its address is known. */
export function OpenForm({ marketplace, currency, isButton = false }: Props) {
  const address = formAddress(marketplace, chooseCurrency(currency).code);
  if (address === null) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={
        isButton
          ? `${buttonClass({ look: 'outline' })} min-h-11 whitespace-nowrap max-sm:max-w-30 max-[360px]:px-2 max-[360px]:text-note`
          : 'link ml-auto inline-flex min-h-8 items-center gap-1.5 text-note pointer-coarse:min-h-11'
      }
    >
      <span className="truncate">Open {spoken(marketplace)}</span>
      <ExternalLink aria-hidden className={`size-3.5 shrink-0 ${isButton ? 'max-sm:hidden' : ''}`} />
    </a>
  );
}
