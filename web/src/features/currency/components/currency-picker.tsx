import { MESSAGES } from '@smart-listings/contract';
import { ChevronDown, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { notifyError } from '../../../lib/notify.ts';
import { CURRENCIES } from '../currencies.ts';

interface Props {
  currency: string;
  onChange: (currency: string) => void;
}

/** Prices in …: a list, and a button that asks the browser where it is (never unasked). */
export function CurrencyPicker({ currency, onChange }: Props) {
  const [isLocating, setIsLocating] = useState(false);

  async function handleLocate() {
    setIsLocating(true);
    try {
      const { locateCurrency } = await import('../locate.ts');
      const found = await locateCurrency();
      if (found) onChange(found);
    } catch {
      // The code of it could not be fetched.
      notifyError(MESSAGES.currency);
    } finally {
      setIsLocating(false);
    }
  }

  const listed = CURRENCIES.some((known) => known === currency);
  return (
    <div className="flex items-center text-note sm:gap-1">
      <span className="relative">
        <label htmlFor="currency" className="sr-only">
          Currency
        </label>
        <select
          id="currency"
          value={currency}
          onChange={(event) => onChange(event.target.value)}
          className="tabular min-h-8 pointer-coarse:min-h-11 appearance-none rounded-md border border-line bg-sheet pr-6 pl-2 font-medium sm:pr-7 sm:pl-2.5 hover:border-edge"
        >
          {!listed && <option>{currency}</option>}
          {CURRENCIES.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-soft"
        />
      </span>
      <button
        type="button"
        onClick={handleLocate}
        disabled={isLocating}
        className="inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11 whitespace-nowrap text-soft hover:bg-sunken hover:text-ink"
      >
        <LocateFixed aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{isLocating ? 'Locating…' : 'Use my location'}</span>
      </button>
    </div>
  );
}
