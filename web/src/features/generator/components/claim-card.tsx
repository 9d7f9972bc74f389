import { Popover } from '@base-ui/react/popover';
import type { Claim } from '@smart-listings/contract';
import { Check, Quote, Scissors } from 'lucide-react';
import type { Confirmation } from '../confirmation.ts';
import { ClaimAction } from './claim-action.tsx';
import { ClaimRewording } from './claim-rewording.tsx';

/** What can be done about a claim. */
export interface ClaimActions {
  confirmation: Confirmation;
  /** In the seller's own words, where there are some. */
  ownWords: string | null;
  /** Asks the AI that wrote the text for the sentence anew; null where none did. */
  reword: (() => Promise<string>) | null;
  onConfirm: () => void;
  onTakeOut: () => void;
  onSay: (words: string) => void;
}

interface Props {
  claim: Claim;
  actions: ClaimActions;
  /** The marked word, or the button that names it. */
  anchor: () => Element | null;
  /** Opened from its button the card takes the focus, from the text the caret stays where it is. */
  takesFocus: boolean;
  onClose: () => void;
}

const OUT = { description: 'Take the sentence out', tags: 'Take the tag out' } as const;

/** A small card at a marked word: what is not known, and the ways out. */
export function ClaimCard({ claim, actions, anchor, takesFocus, onClose }: Props) {
  const { confirmation, ownWords, reword } = actions;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal container={document.getElementById('main')}>
        <Popover.Positioner anchor={anchor} side="bottom" align="start" sideOffset={6} className="z-30">
          <Popover.Popup
            initialFocus={takesFocus}
            finalFocus={takesFocus}
            className="panel flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-1 border-edge p-1.5 text-sm shadow-lg outline-none"
          >
            <div className="px-2.5 pt-1.5 pb-1">
              <Popover.Title className="font-semibold [overflow-wrap:anywhere]">
                <q dir="auto">{claim.text}</q>
              </Popover.Title>
              <Popover.Description className="text-note text-soft">{claim.message}</Popover.Description>
            </div>
            <ClaimAction
              icon={Check}
              onClick={actions.onConfirm}
              note={`Adds ${confirmation.label} to what is known`}
            >
              It is true
            </ClaimAction>
            {claim.field !== 'title' && (
              <ClaimAction icon={Scissors} onClick={actions.onTakeOut}>
                {OUT[claim.field]}
              </ClaimAction>
            )}
            {ownWords !== null && (
              <ClaimAction icon={Quote} onClick={() => actions.onSay(ownWords)} note={ownWords}>
                {claim.field === 'title' ? 'Say it another way' : 'Say it in your own words'}
              </ClaimAction>
            )}
            {reword && claim.field === 'description' && (
              <ClaimRewording reword={reword} onSay={actions.onSay} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
