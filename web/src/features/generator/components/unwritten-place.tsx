import type { Platform } from '@smart-listings/contract';
import { writesHere } from '../../../lib/chosen-writer.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  platform: Platform;
  busy: boolean;
  /** Asks the AI, as the form's own button does. */
  onWrite: () => void;
  onUseBuiltin: () => void;
}

const COUNTS_ONE = 'That counts as one generation; the built-in writer counts nothing more.';
const COUNTS_NOTHING = 'Like the built-in writer it counts nothing.';

/** A marketplace whose listing an AI is to write: it is asked only when the seller wants it. */
export function UnwrittenPlace({ platform, busy, onWrite, onUseBuiltin }: Props) {
  return (
    <section aria-labelledby="result-heading" className="panel flex flex-col items-start gap-3 px-5 py-5">
      <h2 id="result-heading" tabIndex={-1} className="text-base">
        Not written for {platform} yet
      </h2>
      <p className="text-sm text-soft">
        {writesHere() ? 'The AI of this browser' : 'The AI'} writes it from the same details, by {platform}’s
        own rules. {writesHere() ? COUNTS_NOTHING : COUNTS_ONE}
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
