// Loaded with the first result.
import { MESSAGES, type SavedListing } from '@smart-listings/contract';
import { Bookmark, BookmarkCheck, BookmarkX, LoaderCircle } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { notifyError, notifyInfo, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { type Draft, saveFailure, type Upload, useSave } from '../use-save.ts';

interface Props {
  draft: Draft;
  upload: Upload;
  /** How far the upload is: 'photo 2 of 5'; null without one. */
  uploading: string | null;
  /** The listing, as it stands, lies in the account already. */
  isSaved: boolean;
  signedIn: boolean;
  /** The plan's room for saved listings is used up. */
  full: boolean;
  onLogIn: () => void;
  onSaved: (saved: SavedListing) => void;
  /** The account's counts are others now, or were others than thought. */
  onChanged: () => void;
  /** A photo that was uploaded is no longer there: it goes again with the next try. */
  onPhotoGone: () => void;
  onOpenListings: () => void;
}

const LOOKS = {
  idle: { label: 'Save Listing', Icon: Bookmark },
  saving: { label: 'Saving...', Icon: LoaderCircle },
  saved: { label: 'Saved', Icon: BookmarkCheck },
  failed: { label: 'Not saved', Icon: BookmarkX },
} as const;

export function SaveButton({ draft, upload, uploading, isSaved, signedIn, full, ...props }: Props) {
  const { phase, save } = useSave();
  const atLimit = signedIn && full && !isSaved && phase !== 'saved';
  const { label, Icon } = LOOKS[phase];
  const open = { label: 'My Listings', onClick: props.onOpenListings };

  async function handleSave() {
    if (!signedIn) return askToLogIn();
    if (isSaved) return notifyInfo('This listing is saved already.', { action: open });
    try {
      props.onSaved(await save(draft, upload));
      notifySuccess('Listing saved.', { action: open });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'signed-out') askToLogIn();
      else notifyError(saveFailure(error));
      if (error instanceof ApiError && error.code === 'not-found') props.onPhotoGone();
    }
    props.onChanged();
  }

  function askToLogIn() {
    notifyError(MESSAGES.loginToSave, { action: { label: 'Log In', onClick: props.onLogIn } });
  }

  return (
    <Button
      look="quiet"
      disabled={atLimit}
      aria-disabled={phase === 'saving'}
      title={atLimit ? MESSAGES.savedLimit : undefined}
      onClick={() => phase !== 'saving' && void handleSave()}
    >
      <Icon aria-hidden className={`size-4 ${phase === 'saving' ? 'animate-spin' : ''}`} />
      <span aria-live="polite" className="@max-[400px]:sr-only">
        {atLimit ? 'Limit Reached' : label}
        {phase === 'saving' && uploading && ` ${uploading}`}
      </span>
    </Button>
  );
}
