import type { Claim, ListingField } from '@smart-listings/contract';
import { useId } from 'react';
import { type ClaimActions, ClaimCard } from './claim-card.tsx';

export interface OpenClaim {
  id: string;
  /** Opened from its button, not by a press on the word. */
  fromButton: boolean;
}

interface Props {
  field: ListingField;
  claims: readonly Claim[];
  open: OpenClaim | null;
  onOpen: (open: OpenClaim | null) => void;
  actionsOf: (claim: Claim) => ClaimActions;
}

const MOST_SHOWN = 40;

/** The marked words of one part as a line of buttons, for who cannot press the words themselves; each opens its card. */
export function ClaimMarks({ field, claims, open, onOpen, actionsOf }: Props) {
  const id = useId();
  const chosen = claims.find((claim) => claim.id === open?.id);
  if (claims.length === 0) return null;
  return (
    <>
      <ul
        data-findings
        data-claims
        aria-label="Statements to check"
        className="flex flex-wrap items-center gap-1.5 text-note"
      >
        <li aria-hidden className="text-soft">
          To check:
        </li>
        {claims.map((claim) => (
          <li key={claim.id} className="min-w-0">
            <button
              id={`${id}-${claim.id}`}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open?.id === claim.id}
              onClick={() => onOpen({ id: claim.id, fromButton: true })}
              className="min-h-7 max-w-full rounded-sm px-0.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="mark-claim px-0.5 [overflow-wrap:anywhere]">{shorten(claim.text)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && open && (
        <ClaimCard
          claim={chosen}
          actions={actionsOf(chosen)}
          takesFocus={open.fromButton}
          anchor={() => markOf(field, chosen) ?? document.getElementById(`${id}-${chosen.id}`)}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

/** Where the words stand in the text, drawn under the field, or the tag that has them. */
function markOf(field: ListingField, { start, tagIndex }: Claim): Element | null {
  if (field === 'tags') return document.querySelector(`#part-tags [data-tag="${tagIndex}"]`);
  return document.querySelector(`#part-${field} mark[data-start="${start}"]`);
}

function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 2).trimEnd()}…` : text;
}
