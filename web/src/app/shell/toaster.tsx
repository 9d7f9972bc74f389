import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { announceToaster } from '../../lib/notify.ts';
// As a file of ours: what the package would write into a <style> of its own, the page's policy refuses.
import 'sonner/dist/styles.css';

/** Toasts over the middle of the header: they cover nothing that one reads or types. */
export function AppToaster() {
  // Runs after the toaster's own effects: it listens by then.
  useEffect(announceToaster, []);
  return (
    <Toaster
      position="top-center"
      offset={{ top: 4 }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-2.5 rounded-md font-sans border min-h-12 px-4 py-1.5 text-sm font-medium shadow-lg md:w-[356px]',
          default: 'border-edge bg-sheet text-ink',
          info: 'border-edge bg-sheet text-ink',
          success: 'border-good bg-good-wash text-good',
          error: 'border-bad bg-bad-wash text-bad',
          content: 'flex-1',
          actionButton:
            'min-h-8 pointer-coarse:min-h-11 shrink-0 cursor-pointer rounded-sm px-2 font-semibold underline underline-offset-3',
        },
      }}
    />
  );
}
