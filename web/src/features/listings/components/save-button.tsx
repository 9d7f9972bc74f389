// Loaded with the first result.
import { MESSAGES } from '@smart-listings/contract';
import { Bookmark, BookmarkCheck, BookmarkX, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { notifyError, notifyInfo, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFailure } from '../save-failure.ts';
import { type DraftPhotos, type SaveOutcome, useSave } from '../use-save.ts';
import type { Draft } from '../waiting/waiting.ts';

/** One listing of the item, for one marketplace. */
interface Part {
  draft: Draft;
  /** The listing, as it stands, lies in the account already. */
  isSaved: boolean;
  /** It was saved before it was changed: this makes another listing of it. */
  isCopy: boolean;
  onSaved: (outcome: SaveOutcome) => void;
}

interface Props {
  /** What is saved with one press: the listing in view first. */
  parts: readonly Part[];
  photos: DraftPhotos;
  /** The photo that a save waits for: 'photo 2 of 5'; null without one. */
  inWork: string | null;
  /** It waits on this device for a connection. */
  isWaiting: boolean;
  /** The id of the account; null while nobody is logged in. */
  account: string | null;
  /** The plan's room for saved listings is used up. */
  full: boolean;
  onLogIn: () => void;
  /** The account's counts are others now, or were others than thought. */
  onChanged: () => void;
  /** A photo that was uploaded is no longer there: it goes again with the next try. */
  onPhotoGone: () => void;
  onOpenListings: () => void;
  /** Hears what saves what is not saved yet, for who goes on to the next item; null where nothing can be saved. */
  onSaver: (save: (() => Promise<boolean>) | null) => void;
}

const WAITS = 'No connection: the listing waits on this device, and is sent as soon as there is one.';

const SAVED_APART = 'Saved as a new listing: the one from before stays as it was.';

const LOOKS = {
  idle: { label: 'Save Listing', Icon: Bookmark },
  saving: { label: 'Saving...', Icon: LoaderCircle },
  saved: { label: 'Saved', Icon: BookmarkCheck },
  waiting: { label: 'Waiting', Icon: CloudOff },
  failed: { label: 'Not saved', Icon: BookmarkX },
} as const;

export function SaveButton({ parts, photos, inWork, isWaiting, account, full, ...props }: Props) {
  const { phase, save } = useSave(account);
  const unsaved = parts.filter((part) => !part.isSaved);
  const isSaved = unsaved.length === 0;
  const atLimit = account !== null && full && !isSaved && !isWaiting && phase !== 'saved';
  const { label, Icon } = LOOKS[isWaiting && phase === 'idle' ? 'waiting' : phase];
  const open = { label: 'My Listings', onClick: props.onOpenListings };

  async function handleSave() {
    if (account === null) return askToLogIn(MESSAGES.loginToSave);
    if (isWaiting) return notifyInfo('This listing waits for a connection already.', { action: open });
    if (isSaved) return notifyInfo('This listing is saved already.', { action: open });
    await saveAll();
  }

  async function saveAll(): Promise<boolean> {
    let isDone = true;
    const left = [...unsaved];
    try {
      let waits = false;
      for (const part of unsaved) {
        const outcome = await save(part.draft, photos);
        part.onSaved(outcome);
        left.shift();
        waits ||= outcome.waits;
      }
      if (waits) notifyInfo(WAITS, { action: open });
      else notifySuccess(savedSentence(unsaved, parts.length), { action: open });
    } catch (error) {
      isDone = false;
      const some =
        left.length < unsaved.length
          ? `${unsaved.length - left.length} of ${unsaved.length} are saved. `
          : '';
      if (error instanceof ApiError && error.code === 'signed-out') askToLogIn(some + saveFailure(error));
      else notifyError(some + saveFailure(error));
      if (error instanceof ApiError && error.code === 'not-found') props.onPhotoGone();
    }
    props.onChanged();
    return isDone;
  }

  const { onSaver } = props;
  useEffect(() => {
    const isDone = isSaved || isWaiting;
    onSaver(account === null || atLimit ? null : isDone ? async () => true : saveAll);
    return () => onSaver(null);
  });

  function askToLogIn(sentence: string) {
    notifyError(sentence, { action: { label: 'Log In', onClick: props.onLogIn } });
  }

  return (
    <Button
      look="quiet"
      className="px-2.5! whitespace-nowrap"
      disabled={atLimit}
      aria-disabled={phase === 'saving'}
      title={atLimit ? MESSAGES.savedLimit : undefined}
      onClick={() => phase !== 'saving' && void handleSave()}
    >
      <Icon
        aria-hidden
        className={`size-4 shrink-0 @max-[620px]:hidden ${phase === 'saving' ? 'animate-spin' : ''}`}
      />
      <span aria-live="polite">
        {atLimit
          ? 'Limit Reached'
          : phase === 'idle' && unsaved.length > 1
            ? `Save ${unsaved.length} Listings`
            : label}
        {phase === 'saving' && inWork && ` ${inWork}`}
      </span>
    </Button>
  );
}

function savedSentence(saved: readonly Part[], all: number): string {
  if (saved.length > 1) return `${saved.length} listings saved, as one item.`;
  if (saved[0]?.isCopy) return SAVED_APART;
  return all > 1 ? 'Listing saved with its item.' : 'Listing saved.';
}
