import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { ListingFormControl } from '../listing-form.ts';
import type { Generation } from '../use-generation.ts';
import { useIsSending } from '../use-listing-form.ts';

interface Props {
  form: ListingFormControl;
  generation: Generation;
  hasResult: boolean;
  /** The form says something else by now than the listing was made from. */
  formIsAhead: boolean;
  /** Nothing is left of the month: the button leads to the plans. */
  outOfQuota: boolean;
  onUpgrade: () => void;
  onCancel: () => void;
}

/**
 * The form's action; on a phone it stays at the bottom of the screen. Once there is a listing, the
 * next action is to copy it: the accent moves there.
 */
export function GenerateBar(props: Props) {
  const { form, generation, hasResult, formIsAhead, outOfQuota, onUpgrade, onCancel } = props;
  const isSending = useIsSending(form);
  const isWriting = generation.phase === 'running';
  const running = isWriting || isSending;
  return (
    <div className="action-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-sheet px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:sticky lg:rounded-b-lg lg:px-5 lg:py-3">
      <Button
        type={outOfQuota ? 'button' : 'submit'}
        look={hasResult && !formIsAhead ? 'outline' : 'accent'}
        size="large"
        disabled={running}
        // The second press of a double click would only use up another generation.
        onClick={outOfQuota ? onUpgrade : (event) => event.detail > 1 && event.preventDefault()}
        aria-keyshortcuts="Control+Enter"
        className="flex-1 lg:flex-none lg:min-w-56"
      >
        {running && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {labelOf(running, outOfQuota)}
      </Button>
      {isWriting && (
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {!running && hasResult && (
        <a
          href="#result"
          className="link inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap lg:hidden"
        >
          To the result
        </a>
      )}
      {!running && !outOfQuota && (
        <p className="hidden text-note text-soft lg:block">or press Ctrl + Enter</p>
      )}
    </div>
  );
}

function labelOf(running: boolean, outOfQuota: boolean): string {
  if (running) return 'Generating...';
  return outOfQuota ? 'Upgrade for More' : 'Generate My Listing';
}
