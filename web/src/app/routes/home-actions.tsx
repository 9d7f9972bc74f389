// Loaded with the first result.
import { Link, useNavigate } from 'react-router';
import { BrandingChoice } from '../../features/companion/components/branding-choice.tsx';
import { ExportActions } from '../../features/companion/components/export-actions.tsx';
import type { ResultContext } from '../../features/generator/components/result-card.tsx';
import { SaveButton } from '../../features/listings/components/save-button.tsx';
import { SavedPreview } from '../../features/listings/components/saved-preview.tsx';
import type { PhotoAlbum } from '../../features/photos/album.ts';
import { useSavedPhotos } from '../../features/photos/use-saved-photos.ts';
import { NetProceedsPanel } from '../../features/pricing/components/net-proceeds.tsx';
import { useMe, useRefreshMe } from '../../features/session/use-me.ts';
import { PATHS } from '../paths.ts';
import { withNext } from '../shell/next-page.ts';

interface Props {
  context: ResultContext;
  branding: boolean;
  formIsAhead: boolean;
  /** null: there has been no photo yet. */
  photos: PhotoAlbum | null;
}

/** The buttons under the finished listing. */
export function ResultActions({ context, branding, formIsAhead, photos }: Props) {
  const { user, savedCount, limits } = useMe();
  const refreshMe = useRefreshMe();
  const navigate = useNavigate();
  const { listing, variant, form, origin, ledger, saved, onSaved } = context;
  const album = useSavedPhotos(photos, saved?.imageUrls ?? []);
  const room = limits?.savedListings ?? null;
  return (
    <>
      <ExportActions listing={listing} ledger={ledger} branding={branding} isNext={!formIsAhead} />
      <SaveButton
        draft={{ listing, variant, originalFormInput: form, origin }}
        upload={album.upload}
        uploading={album.uploading}
        isSaved={saved !== null && album.areSaved}
        signedIn={user !== null}
        full={room !== null && savedCount !== null && savedCount >= room}
        onLogIn={() => navigate(withNext(PATHS.login, PATHS.home))}
        onSaved={(listing) => {
          album.noteSaved(listing.imageUrls);
          onSaved(listing);
        }}
        onPhotoGone={album.forgetUploads}
        onChanged={refreshMe}
        onOpenListings={() => navigate(PATHS.myListings)}
      />
    </>
  );
}

/** Where the finished listing lies in the account, once it does. */
export function ResultPlace({ context: { listing, form, saved } }: { context: ResultContext }) {
  if (!saved) return null;
  return (
    <SavedPreview
      listing={listing}
      platform={form.platform}
      timestamp={saved.timestamp}
      link={
        <Link to={PATHS.myListings} className="link whitespace-nowrap">
          My Listings
        </Link>
      }
    />
  );
}

/** What is left of the suggested price, under it. */
export function ResultProceeds({ context: { listing, form, origin } }: { context: ResultContext }) {
  return (
    <NetProceedsPanel
      platform={form.platform}
      currency={origin.currency}
      range={listing.suggestedPriceRange}
    />
  );
}

interface OptionsProps {
  branding: boolean;
  onBranding: (branding: boolean) => void;
  /** null: the plan may leave the branding out. */
  onUpgrade: (() => void) | null;
}

/** What the seller can choose about the export, and what saving needs. */
export function ResultOptions({ branding, onBranding, onUpgrade }: OptionsProps) {
  const me = useMe();
  return (
    <>
      <BrandingChoice checked={branding} onChange={onBranding} onUpgrade={onUpgrade} />
      {me.known && !me.user && (
        <p className="text-[13px] text-soft">
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
