import { TriangleAlert } from 'lucide-react';
import type { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { failureWords } from '../failure-words.ts';

interface Props {
  /** As the specification has it. */
  message: string;
  code: ApiError['code'] | null;
  onRetry: () => void;
  /** Given when the built-in writer would answer the same request. */
  onUseBuiltin: (() => void) | null;
}

const ALL_IS_KEPT = 'Your details are still in the form.';
const BUILTIN_CAN = 'The built-in writer can write it at once.';

export function FailurePanel({ message, code, onRetry, onUseBuiltin }: Props) {
  const words = failureWords(code);
  // Of the operator's mistakes the next press is one more.
  const isWorthAnother = code !== 'misconfigured' || !onUseBuiltin;
  return (
    <section role="alert" className="rounded-lg border border-bad bg-bad-wash px-5 py-4">
      <h2
        id="failure-heading"
        tabIndex={-1}
        className="flex items-center gap-2 text-base text-bad outline-none"
      >
        <TriangleAlert aria-hidden className="size-5" />
        Analysis Failed
      </h2>
      {words && (
        <p className="mt-1.5 text-sm">
          {words} {ALL_IS_KEPT} {onUseBuiltin && BUILTIN_CAN}
        </p>
      )}
      <p className={words ? 'mt-1 text-note' : 'mt-1.5 text-sm'}>{message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isWorthAnother && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {onUseBuiltin && (
          <Button size="small" onClick={onUseBuiltin}>
            Use the built-in writer instead
          </Button>
        )}
      </div>
    </section>
  );
}
