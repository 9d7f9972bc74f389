import type { Platform } from '@smart-listings/contract';
import { Button } from '../../../ui/button.tsx';

interface Props {
  platform: Platform;
  busy: boolean;
  /** Asks the AI, as the form's own button does. */
  onWrite: () => void;
  onUseBuiltin: () => void;
}

/** A marketplace whose listing an AI is to write: it is asked only when the seller wants it. */
export function UnwrittenPlace({ platform, busy, onWrite, onUseBuiltin }: Props) {
  return (
    <section aria-labelledby="result-heading" className="panel flex flex-col items-start gap-3 px-5 py-5">
      <h2 id="result-heading" tabIndex={-1} className="text-base">
        Not written for {platform} yet
      </h2>
      <p className="text-sm text-soft">
        The AI writes it from the same details, by {platform}’s own rules. That counts as one generation; the
        built-in writer counts nothing more.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="accent" disabled={busy} onClick={onWrite}>
          Write it with AI
        </Button>
        <Button disabled={busy} onClick={onUseBuiltin}>
          Use the built-in writer
        </Button>
      </div>
    </section>
  );
}
