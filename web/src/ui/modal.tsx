import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** What has the focus at the start; else the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog over the page: focus stays inside, Escape and a click beside it close it. */
export function Modal({ open, onClose, title, description, wide, initialFocus, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#14110d]/55" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6">
          <Dialog.Popup
            initialFocus={initialFocus}
            className={classNames(
              'flex max-h-[92dvh] w-full flex-col rounded-t-lg border border-line bg-sheet shadow-xl outline-none sm:rounded-lg',
              wide ? 'max-w-5xl' : 'max-w-xl',
            )}
          >
            <div className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5">
              <div className="min-w-0 flex-1 pt-1">
                <Dialog.Title className="text-lg [overflow-wrap:anywhere]">{title}</Dialog.Title>
                {description && (
                  <Dialog.Description className="mt-1 text-sm text-soft" render={<div />}>
                    {description}
                  </Dialog.Description>
                )}
              </div>
              <Dialog.Close render={<IconButton label="Close" />}>
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
            <div className="min-h-0 overflow-y-auto px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {children}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
