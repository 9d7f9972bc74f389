// Loaded when it is opened: the marketplaces' definitions come with it.
import type { SavedListing } from '@smart-listings/contract';
import { listUploadFiles } from '@smart-listings/engine';
import { useQuery } from '@tanstack/react-query';
import { Download, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { answerField, downloadUpload, uploadCheckQuery } from '../api/upload-files.ts';
import { UploadReport } from './upload-report.tsx';

interface Props {
  listings: readonly SavedListing[];
  onClose: () => void;
}

const LINK_PAUSE_MS = 400;
const FILES = listUploadFiles();

/** The chosen listings as a file that a marketplace takes, checked before it is downloaded. */
export function UploadDialog({ listings, onClose }: Props) {
  const [id, setId] = useState(() => likelyFile(listings));
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const ids = listings.map((listing) => listing.id);
  const file = FILES.find((owned) => owned.file.id === id)?.file;
  const typed = useDebounced(link.trim(), LINK_PAUSE_MS);
  const choice = { file: id, ids, link: file?.needsLink && isAddress(typed) ? typed : '' };
  const check = useQuery(uploadCheckQuery(choice));
  const linkId = useId();
  const isAnswered = useRef(false);
  const report = useRef<HTMLDivElement>(null);
  const goesOut = useRef<HTMLButtonElement>(null);
  const badLink = file?.needsLink === true && typed !== '' && !isAddress(typed);

  async function download() {
    setBusy(true);
    try {
      await downloadUpload(choice);
      notifySuccess('The file is in your downloads.');
      onClose();
    } catch (error) {
      notifyError(messageOf(error));
      setBusy(false);
    }
  }

  async function answer(chosen: readonly string[], field: { label: string; value: string }) {
    try {
      for (const one of chosen) await answerField(one, field);
    } catch (error) {
      notifyError(messageOf(error));
    }
    isAnswered.current = true;
    await check.refetch();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer the list changes
  useEffect(() => {
    // What was answered has gone from the list, and the focus with it.
    if (isAnswered.current && document.activeElement?.contains(report.current))
      (report.current?.querySelector('input') ?? goesOut.current)?.focus();
    isAnswered.current = false;
  }, [check.data]);

  return (
    <Modal
      open
      onClose={onClose}
      title="Upload file"
      description={`${listings.length === 1 ? 'One listing' : `${listings.length} listings`} as a file that a marketplace or shop takes.`}
    >
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-note font-semibold">For</legend>
        {FILES.map((owned) => (
          <label
            key={owned.file.id}
            className={`flex min-h-11 items-center gap-3 rounded-md border px-3 py-2 text-sm ${owned.file.id === id ? 'border-ink' : 'border-line hover:bg-sunken'}`}
          >
            <input
              type="radio"
              name="upload-file"
              className="size-4 accent-ink"
              checked={owned.file.id === id}
              onChange={() => setId(owned.file.id)}
            />
            {owned.file.label}
          </label>
        ))}
      </fieldset>
      {file && (
        <p className="mt-3 text-note text-soft [overflow-wrap:anywhere]">
          {file.where} {file.hint}{' '}
          {file.page && (
            <a href={file.page.address} target="_blank" rel="noopener noreferrer" className="link">
              {file.page.name}
            </a>
          )}
        </p>
      )}
      {file?.needsLink && (
        <div className="mt-3 flex flex-col gap-1">
          <label htmlFor={linkId} className="text-note font-semibold">
            Where buyers find them
          </label>
          <input
            id={linkId}
            type="url"
            inputMode="url"
            className={inputClass}
            placeholder="https://your-shop.example"
            maxLength={500}
            value={link}
            aria-invalid={badLink}
            aria-describedby={`${linkId}-hint`}
            onChange={(event) => setLink(event.target.value)}
          />
          <p id={`${linkId}-hint`} className={`text-note ${badLink ? 'text-bad' : 'text-soft'}`}>
            {badLink
              ? 'Enter an address that begins with https://.'
              : 'The feed names it with every listing.'}
          </p>
        </div>
      )}
      <div ref={report}>
        <UploadReport
          check={check.data ?? null}
          error={check.error}
          onRetry={() => check.refetch()}
          onAnswer={answer}
        />
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button ref={goesOut} look="accent" disabled={busy || !check.data?.accepted} onClick={download}>
          {busy ? (
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
          ) : (
            <Download aria-hidden className="size-4" />
          )}
          {busy ? 'Downloading...' : 'Download file'}
        </Button>
      </div>
    </Modal>
  );
}

/** The first file of a marketplace that one of the listings is for. */
function likelyFile(listings: readonly SavedListing[]): string {
  const platforms = new Set<string>(listings.map((listing) => listing.originalFormInput.platform));
  const likely = FILES.find(({ marketplace }) => platforms.has(marketplace.name)) ?? FILES.at(-1);
  return likely?.file.id ?? '';
}

function isAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}
