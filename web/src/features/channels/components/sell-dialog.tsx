// Loaded when a listing is to be sold: what it needs, what will go out, and where it stands.
import type {
  ChannelCode,
  ChannelDecisions,
  ChannelPreview,
  Publication,
  SavedListing,
} from '@smart-listings/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import {
  askAgain,
  channelFormQuery,
  endPublication,
  previewPublication,
  publishListing,
} from '../api/publish.ts';
import { Problem } from './problem.tsx';
import { PublicationNote } from './publication-note.tsx';
import { SellForm } from './sell-form.tsx';
import { SellPreview } from './sell-preview.tsx';

interface Props {
  /** Of the marketplace that the listing is written for. */
  code: ChannelCode;
  listing: SavedListing;
  /** The link to where a marketplace is connected. */
  accountLink: ReactNode;
  onClose: () => void;
  /** Where the listing stands may be another now. */
  onChanged: () => void;
}

export function SellDialog({ code, listing, accountLink, onClose, onChanged }: Props) {
  const client = useQueryClient();
  const name = listing.originalFormInput.platform;
  const place = { listingId: listing.id, code };
  const [words, setWords] = useState('');
  const form = useQuery({ ...channelFormQuery(place, words), placeholderData: keepPreviousData });
  const [decisions, setDecisions] = useState<ChannelDecisions | null>(null);
  const [preview, setPreview] = useState<ChannelPreview | null>(null);
  const [publication, setPublication] = useState<Publication | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const stands = publication ?? form.data?.publication ?? null;
  const isDone = publication !== null && preview === null;

  async function run<T>(work: () => Promise<T>, then: (result: T) => void) {
    setBusy(true);
    setError(null);
    try {
      then(await work());
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  }

  function settle(now: Publication) {
    setPublication(now);
    setPreview(null);
    client.removeQueries({ queryKey: channelFormQuery(place, words).queryKey });
    onChanged();
  }

  return (
    <Modal
      open
      wide={preview !== null}
      onClose={onClose}
      title={`Sell on ${name}`}
      description={listing.title}
    >
      <div className="flex flex-col gap-4">
        {form.isPending && <p className="text-sm text-soft">Asking {name}…</p>}
        <Problem error={error ?? form.error} accountLink={accountLink} />
        {form.isError && (
          <Button className="self-start" onClick={() => form.refetch()}>
            Try again
          </Button>
        )}
        {stands && stands.state !== 'preview' && preview === null && (
          <PublicationNote
            name={name}
            publication={stands}
            currency={form.data?.currency ?? ''}
            busy={busy}
            onCheck={() => run(() => askAgain(place), settle)}
            onEnd={() => run(() => endPublication(place), settle)}
          />
        )}
        {form.data && preview === null && !isDone && stands?.state !== 'sold' && (
          <SellForm
            listing={listing}
            form={form.data}
            words={words}
            onSearch={setWords}
            decisions={decisions}
            busy={busy}
            onSubmit={(decided) => {
              setDecisions(decided);
              void run(() => previewPublication(place, decided), setPreview);
            }}
          />
        )}
        {preview && (
          <SellPreview
            name={name}
            preview={preview}
            busy={busy}
            onBack={() => {
              setPreview(null);
              setError(null);
            }}
            onPublish={() => run(() => publishListing(place, preview.digest), settle)}
          />
        )}
        {isDone && (
          <Button look="accent" className="self-end" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
    </Modal>
  );
}
