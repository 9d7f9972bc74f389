import { LISTING_FIELDS } from '@smart-listings/contract';
import { Lock, LockOpen } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { editedFields } from '../edited-fields.ts';
import type { Session, SessionAction, Version } from '../session.ts';

interface Props {
  session: Session;
  version: Version;
  dispatch: (action: SessionAction) => void;
}

/** The one lock: what the seller changed stays when the listing is written anew, or all of it where nothing was. */
export function KeepText({ session, version, dispatch }: Props) {
  const kept = LISTING_FIELDS.filter((field) => session.locks[field]);
  const edited = editedFields(version);
  const isKept = kept.length > 0;
  const Icon = isKept ? Lock : LockOpen;
  function toggle() {
    dispatch({ type: 'locked', fields: isKept ? [] : edited.length > 0 ? edited : LISTING_FIELDS });
  }
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-pressed={isKept}
        onClick={toggle}
        className="-ml-2.5 text-soft aria-pressed:bg-sunken aria-pressed:text-ink"
      >
        <Icon aria-hidden className="size-4" />
        Keep my text
      </Button>
      {isKept && (
        <p className="text-note text-soft">
          {kept.length === LISTING_FIELDS.length ? 'All of it stays' : `${kept.join(' and ')} stays`} when it
          is written anew.
        </p>
      )}
    </>
  );
}
