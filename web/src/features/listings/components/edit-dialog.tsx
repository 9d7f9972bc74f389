// Loaded when the first listing is edited: the counter asks the engine for the platform's limit.
import { LIMITS, type ListingText, MESSAGES, type SavedListing } from '@smart-listings/contract';
import { codePointLength, marketplaceOf } from '@smart-listings/engine';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHoldBack } from '../../../lib/use-hold-back.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { getListing } from '../api/get-listing.ts';
import { editFailure, isMissing } from '../use-row-actions.ts';
import { editOrWait } from '../waiting/wait.ts';
import type { EditPatch } from '../waiting/waiting.ts';
import { PriceText } from './price-text.tsx';

/** Says what speaks against a text, and can change it; given by the route, because rules are another feature. */
export type Checks = (
  listing: SavedListing,
  text: ListingText,
  onChange: (text: ListingText) => void,
) => ReactNode;

interface Props {
  checks: Checks;
  /** As the list shows it, with a refreshed price over the stored one. */
  listing: SavedListing;
  /** The price is new: saving stores it too. */
  priceIsNew: boolean;
  /** Whether the page still shows it. */
  isOnPage: boolean;
  onClose: () => void;
  /** With whether it waits for a connection. */
  onSaved: (waits: boolean) => void;
}

export function EditDialog({ checks, listing, priceIsNew, isOnPage, onClose, onSaved }: Props) {
  const [title, setTitle] = useState(listing.title);
  const [description, setDescription] = useState(listing.description);
  const [tags, setTags] = useState(listing.tags.join(', '));
  const text = useMemo(() => ({ title, description, tags: readTags(tags) }), [title, description, tags]);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const formId = useId();
  const titleField = useRef<HTMLInputElement>(null);
  const edited =
    title !== listing.title || description !== listing.description || tags !== listing.tags.join(', ');
  const canSave = (edited || priceIsNew) && title.trim() !== '' && !saving;
  const [touched, setTouched] = useState(false);
  if (edited && !touched) setTouched(true);
  useAskBeforeUnload(edited);
  useMissing(isOnPage ? null : listing.id, () => setFailure(MESSAGES.editMissing));
  useHoldBack(touched, () => {
    if (edited) setLeaving(true);
    else onClose();
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSave) return;
    if (description.trim() === '') return setFailure(MESSAGES.descriptionMissing);
    setSaving(true);
    setFailure(null);
    try {
      onSaved(await editOrWait(listing, patchOf(listing, text)));
    } catch (error) {
      setFailure(editFailure(error));
      setSaving(false);
    }
  }

  function handleClose() {
    if (edited && !saving && !leaving) setLeaving(true);
    else onClose();
  }

  return (
    <Modal
      open
      wide
      onClose={handleClose}
      title="Edit listing"
      initialFocus={titleField}
      description={listing.originalFormInput.platform}
    >
      <form
        id={formId}
        onSubmit={handleSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        className="flex flex-col gap-4"
      >
        <Field
          id={`${formId}-title`}
          label="Title"
          required
          error={title.trim() === '' ? MESSAGES.titleMissing : undefined}
          aside={<TitleCount listing={listing} title={title} />}
        >
          {(props) => (
            <input
              {...props}
              ref={titleField}
              dir="auto"
              value={title}
              maxLength={LIMITS.saved.title}
              onChange={(event) => setTitle(event.target.value)}
              className={`${inputClass} font-semibold`}
            />
          )}
        </Field>
        <Field
          id={`${formId}-description`}
          label="Description"
          required
          error={description.trim() === '' ? MESSAGES.descriptionMissing : undefined}
        >
          {(props) => (
            <textarea
              {...props}
              dir="auto"
              value={description}
              maxLength={LIMITS.saved.description}
              onChange={(event) => setDescription(event.target.value)}
              className={`${inputClass} max-h-[50vh] min-h-48 resize-y [field-sizing:content]`}
            />
          )}
        </Field>
        <Field id={`${formId}-tags`} label="Tags" hint="Separate them with commas.">
          {(props) => (
            <textarea
              {...props}
              dir="auto"
              rows={2}
              value={tags}
              onChange={(event) => setTags(event.target.value)}
              className={`${inputClass} resize-y [field-sizing:content]`}
            />
          )}
        </Field>
        {checks(listing, text, (next) => {
          setTitle(next.title);
          setDescription(next.description);
          setTags(next.tags.join(', '));
        })}
        <div className="rounded-md bg-sunken px-4 py-3 text-note">
          <p>
            <span className="tabular text-base">
              <PriceText listing={listing} />
            </span>
            {priceIsNew && <span className="text-good"> New price, saved with the listing</span>}
          </p>
          <p className="text-soft">{listing.priceJustification}</p>
        </div>
        {failure && (
          <p role="alert" className="rounded-md border border-bad bg-bad-wash px-3 py-2 text-sm">
            {failure}
          </p>
        )}
        {leaving ? (
          <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
            <p className="mr-auto text-sm font-semibold">Leave without saving your changes?</p>
            <Button look="danger" onClick={onClose}>
              Discard changes
            </Button>
            <Button autoFocus onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
          </div>
        ) : (
          <div className="flex justify-end gap-2">
            <Button onClick={handleClose}>Cancel</Button>
            <Button type="submit" look="accent" disabled={!canSave} className="min-w-28">
              {saving ? 'Saving...' : 'Save'}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}

function TitleCount({ listing, title }: { listing: SavedListing; title: string }) {
  const { max, policyMax } = marketplaceOf(listing.originalFormInput.platform).limits.title;
  const limit = (policyMax ?? max).value;
  const used = codePointLength(title);
  return (
    <span className={`tabular text-note ${used > limit ? 'font-semibold text-bad' : 'text-soft'}`}>
      {used} / {limit} characters
    </span>
  );
}

function readTags(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** The price goes along: a refreshed one is stored with the next edit. */
function patchOf(listing: SavedListing, { title, description, tags }: ListingText): EditPatch {
  const { suggestedPriceRange, priceJustification, pricingSource } = listing;
  return {
    title: title.trim(),
    description,
    tags,
    suggestedPriceRange,
    priceJustification,
    ...(pricingSource && { pricingSource }),
  };
}

/** Says at once when a listing that left the page has left the account too: another tab may have deleted it. */
function useMissing(id: string | null, onMissing: () => void): void {
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    if (id === null) return;
    let isOpen = true;
    getListing(id).catch((error: unknown) => isOpen && isMissing(error) && tell());
    return () => {
      isOpen = false;
    };
  }, [id]);
}

/** A reload or a closed tab would lose what was typed: the browser asks. */
function useAskBeforeUnload(edited: boolean): void {
  useEffect(() => {
    if (!edited) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [edited]);
}
