// Loaded with the first result.
import { type Comparable, can, LIMITS, priceOf, type SavedListing } from '@smart-listings/contract';
import { categoryById } from '@smart-listings/engine';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BrandingChoice } from '../../features/companion/components/branding-choice.tsx';
import { ExportActions } from '../../features/companion/components/export-actions.tsx';
import { KeysChoice } from '../../features/companion/components/keys-choice.tsx';
import { NO_PASTE, type Paste } from '../../features/competition/snapshot.ts';
import { PricePanel } from '../../features/generator/components/price-panel.tsx';
import type { ResultContext } from '../../features/generator/components/result-card.tsx';
import { SaveButton } from '../../features/listings/components/save-button.tsx';
import { SavedPreview } from '../../features/listings/components/saved-preview.tsx';
import { countNew, useKept } from '../../features/listings/waiting/use-kept.ts';
import { stateOf } from '../../features/listings/waiting/waiting.ts';
import type { PhotosControl } from '../../features/photos/use-photos.ts';
import { useSavedPhotos } from '../../features/photos/use-saved-photos.ts';
import { NetProceedsPanel } from '../../features/pricing/components/net-proceeds.tsx';
import { useMe, useRefreshMe, useVisitor } from '../../features/session/use-me.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { withNext } from '../shell/next-page.ts';
import type { Prices } from './use-prices.ts';

const PasteDialog = lazy(() =>
  import('../../features/competition/components/paste-dialog.tsx').then((module) => ({
    default: module.PasteDialog,
  })),
);

interface Props {
  context: ResultContext;
  branding: boolean;
  formIsAhead: boolean;
  photos: PhotosControl;
  saver: Saver;
}

/** What saves the listing in view, for who goes on; null where it cannot be saved. */
type Saver = RefObject<(() => Promise<boolean>) | null>;

/** The buttons under the finished listing. */
export function ResultActions({ context, branding, formIsAhead, photos, saver }: Props) {
  const { user, savedCount, limits } = useMe();
  const mayLeaveOut = can(useVisitor(), 'leaveOutBranding');
  const refreshMe = useRefreshMe();
  const navigate = useNavigate();
  const { listing, item, saved, onSaved } = context;
  const album = useSavedPhotos(photos, saved?.imageUrls ?? []);
  const account = user?.uid ?? null;
  const kept = useKept(account);
  const entry = saved?.isWaiting ? kept?.find(({ id }) => id === saved.id) : undefined;
  const isWaiting = entry !== undefined && entry.kind !== 'sent' && album.areSaved;
  const room = limits?.savedListings ?? null;

  /** With which price it was saved: another one makes it another listing. */
  const [savedPrice, setSavedPrice] = useState<string | null>(null);
  const hasSavedPrice = savedPrice === null || savedPrice === listing.suggestedPriceRange;

  const noteSaved = useEffectEvent((listing: SavedListing, photoKeys = saved?.imageUrls ?? []) => {
    album.noteSaved(photoKeys, listing.imageUrls);
    setSavedPrice(listing.suggestedPriceRange);
    onSaved({ ...listing, isWaiting: false });
  });
  // What waited has arrived, from here or from another tab.
  const arrived = entry?.kind === 'sent' ? entry.listing : null;
  useEffect(() => {
    if (arrived) noteSaved(arrived);
  }, [arrived]);

  return (
    <>
      <ExportActions
        listing={listing}
        item={item}
        branding={branding || !mayLeaveOut}
        isNext={!formIsAhead}
      />
      <SaveButton
        parts={[context, ...context.others].map((part, at) => ({
          draft: {
            listing: part.listing,
            variant: part.variant,
            originalFormInput: part.form,
            origin: part.origin,
          },
          isSaved:
            part.saved !== null && (at > 0 || (!part.saved.isWaiting && album.areSaved && hasSavedPrice)),
          isCopy: part.isCopy,
          onSaved: ({ listing, photoKeys, waits }) => {
            if (at > 0 || waits) part.onSaved({ ...listing, isWaiting: waits });
            else noteSaved(listing, photoKeys);
          },
        }))}
        photos={album}
        inWork={album.inWork}
        isWaiting={isWaiting}
        account={account}
        full={room !== null && savedCount !== null && savedCount + countNew(kept) >= room}
        onLogIn={() => navigate(withNext(PATHS.login, PATHS.home))}
        onPhotoGone={album.forgetUploads}
        onChanged={refreshMe}
        onOpenListings={() => navigate(PATHS.myListings)}
        onSaver={(save) => {
          saver.current = save;
        }}
      />
    </>
  );
}

/** Saves, or keeps on this device, and makes room for the next item. */
export function ResultNext({ saver, onNext }: { saver: Saver; onNext: (isSaved: boolean) => void }) {
  const [isSaving, setSaving] = useState(false);
  async function goOn() {
    const save = saver.current;
    if (isSaving) return;
    if (!save) return onNext(false);
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    // What went wrong has been said, and the item stays.
    if (isSaved) onNext(true);
  }
  return (
    <Button
      aria-disabled={isSaving}
      onClick={() => void goOn()}
      className="px-3! whitespace-nowrap max-lg:min-h-11 max-[360px]:px-2! max-[360px]:text-note lg:ml-auto"
    >
      <span>
        Next <span className="@max-[620px]:sr-only">item</span>
      </span>
    </Button>
  );
}

/** Where the finished listing lies in the account, once it does. */
export function ResultPlace({ context: { listing, form, saved } }: { context: ResultContext }) {
  const { user } = useMe();
  const kept = useKept(user?.uid ?? null);
  if (!saved) return null;
  const entry = saved.isWaiting ? kept?.find(({ id }) => id === saved.id) : null;
  // Taken from this device meanwhile, or not looked up yet.
  if (entry === undefined) return null;
  return (
    <SavedPreview
      listing={listing}
      platform={form.platform}
      timestamp={saved.timestamp}
      waiting={entry && entry.kind !== 'sent' ? stateOf(entry) : null}
      link={
        <Link
          to={PATHS.myListings}
          className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center whitespace-nowrap"
        >
          My Listings
        </Link>
      }
    />
  );
}

/** The price, what the seller has of others' prices, and what is left of it. */
export function ResultPrice({ context, prices }: { context: ResultContext; prices: Prices }) {
  const { response, form, item, onPrices } = context;
  const { currency } = context.origin;
  const mayPasteMore = can(useVisitor(), 'analyzeCompetition');
  const [pasting, setPasting] = useState(false);
  /** Without Pro once for a listing, as long as it is not written anew. */
  const [hasPasted, setHasPasted] = useState(false);
  const category = item.category === null ? undefined : categoryById(item.category);
  const own = prices.ownIn(currency);
  const most = mayPasteMore ? LIMITS.comparables : LIMITS.freeComparables;

  function countPasted(_: Paste, counted: readonly Comparable[]) {
    setPasting(false);
    setHasPasted(true);
    onPrices(counted);
  }

  return (
    <>
      <PricePanel
        response={response}
        item={item}
        currency={currency}
        own={own}
        onOwn={(amount) => prices.setOwn(amount, currency)}
        onPaste={mayPasteMore || hasPasted ? null : () => setPasting(true)}
      />
      <NetProceedsPanel
        platform={form.platform}
        currency={currency}
        family={category?.family ?? null}
        suggested={priceOf(response.listing)}
        own={own}
      />
      {pasting && (
        <Suspense>
          <PasteDialog
            paste={NO_PASTE}
            item={form}
            currency={currency}
            most={most}
            onUse={countPasted}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface OptionsProps {
  branding: boolean;
  onBranding: (branding: boolean) => void;
  onUpgrade: () => void;
}

/** What the seller can choose about the export, and what saving needs. */
export function ResultOptions({ branding, onBranding, onUpgrade }: OptionsProps) {
  const me = useMe();
  const mayLeaveOut = can(useVisitor(), 'leaveOutBranding');
  return (
    <>
      <BrandingChoice checked={branding} onChange={onBranding} onUpgrade={mayLeaveOut ? null : onUpgrade} />
      {/* As the keys themselves: for whoever has a keyboard. */}
      <KeysChoice className="pointer-coarse:hidden" />
      {me.known && !me.user && (
        <p className="text-note text-soft">
          Saving needs a free account.{' '}
          <Link to={PATHS.signup} className="link">
            Sign up
          </Link>
          : the listing stays here meanwhile.
        </p>
      )}
    </>
  );
}
