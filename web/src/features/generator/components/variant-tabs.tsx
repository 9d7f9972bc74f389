import type { Variant } from '@smart-listings/contract';
import { describeVariant } from '@smart-listings/engine';
import type { KeyboardEvent } from 'react';

interface Props {
  variants: readonly Variant[];
  active: Variant;
  onChange: (variant: Variant) => void;
}

/** The written versions as tabs; arrow keys walk along them. */
export function VariantTabs({ variants, active, onChange }: Props) {
  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = variants.at((variants.indexOf(active) + step) % variants.length);
    if (!next) return;
    onChange(next);
    document.getElementById(`variant-${next}`)?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label="Versions"
      // On a phone a single version needs no choice, and the text needs the room.
      className={`flex gap-1 sm:-mb-2.5 ${variants.length === 1 ? 'max-sm:hidden' : ''}`}
      onKeyDown={handleKey}
    >
      {variants.map((variant) => {
        const selected = variant === active;
        return (
          <button
            key={variant}
            id={`variant-${variant}`}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls="variant-panel"
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(variant)}
            className={`-mb-px min-h-10 border-b-2 px-2 pb-2 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${selected ? 'border-ink font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
          >
            <span className="sr-only">{variant}: </span>
            {describeVariant(variant)}
          </button>
        );
      })}
    </div>
  );
}
