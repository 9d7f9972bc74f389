import { TriangleAlert } from 'lucide-react';
import type { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  /** As the specification has it. */
  message: string;
  code: ApiError['code'] | null;
  onRetry: () => void;
  /** Given when the built-in writer would answer the same request. */
  onUseBuiltin: (() => void) | null;
}

/** What happened, as one would say it to a friend; what is not here is told by the message alone. */
const WORDS: Partial<Record<ApiError['code'], string>> = {
  refused: 'The AI declined to write about this item.',
  'bad-answer': 'The AI’s answer was no listing that could be used.',
  overloaded: 'The AI has more to do at the moment than it can.',
  timeout: 'The AI took too long, so we stopped waiting.',
  'rate-limited': 'More is being asked for at the moment than can be answered.',
  misconfigured: 'The AI is not set up rightly on this server: trying again will not help.',
  unreachable: 'The AI could not be reached.',
  network: 'Our server could not be reached.',
  'database-away': 'Something is wrong on our side.',
  internal: 'Something is wrong on our side.',
};
const ALL_IS_KEPT = 'Your details are still in the form.';
const BUILTIN_CAN = 'The built-in writer can write it at once.';

export function FailurePanel({ message, code, onRetry, onUseBuiltin }: Props) {
  const words = code === null ? WORDS.internal : WORDS[code];
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
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        {onUseBuiltin && (
          <Button size="small" onClick={onUseBuiltin}>
            Use the built-in writer instead
          </Button>
        )}
      </div>
    </section>
  );
}
