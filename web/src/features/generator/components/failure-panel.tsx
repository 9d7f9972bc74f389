import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  message: string;
  onRetry: () => void;
  /** Given when the built-in writer would answer the same request. */
  onUseBuiltin: (() => void) | null;
}

export function FailurePanel({ message, onRetry, onUseBuiltin }: Props) {
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
      <p className="mt-1.5 text-sm">{message}</p>
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
