import { type ChannelCode, channelOf, type SavedListing } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { generateListing } from '../../features/generator/api/generate-listing.ts';
import type { LoadState } from '../../features/generator/use-load-saved.ts';
import { refreshListings } from '../../features/listings/api/list-listings.ts';
import { listOfItem } from '../../features/listings/api/list-of-item.ts';
import { ListingsScreen } from '../../features/listings/components/listings-screen.tsx';
import type { Generate } from '../../features/listings/regenerate.ts';
import { useUpgrade } from '../../features/plans/upgrade-context.ts';
import { TotalsButton } from '../../features/sales/components/totals-button.tsx';
import { useMe, useRefreshMe } from '../../features/session/use-me.ts';
import { writesHere } from '../../lib/chosen-writer.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { SignInPrompt } from '../shell/sign-in-prompt.tsx';

/** By whoever writes in the form: the server, or the AI of this browser. */
const writeAnew: Generate = async (request, options) => {
  if (!writesHere()) return generateListing(request, options);
  const { writeOnDevice } = await import('../../features/generator/writers/device.ts');
  return writeOnDevice(request, options);
};

const SavedChecks = lazy(() =>
  import('../../features/generator/components/saved-checks.tsx').then((module) => ({
    default: module.SavedChecks,
  })),
);

const SellDialog = lazy(() =>
  import('../../features/channels/components/sell-dialog.tsx').then((module) => ({
    default: module.SellDialog,
  })),
);

const BatchDialog = lazy(() =>
  import('../../features/channels/components/batch-dialog.tsx').then((module) => ({
    default: module.BatchDialog,
  })),
);

const OpenBatches = lazy(() =>
  import('../../features/channels/components/open-batches.tsx').then((module) => ({
    default: module.OpenBatches,
  })),
);

const SoldElsewhere = lazy(() =>
  import('../../features/channels/components/sold-elsewhere.tsx').then((module) => ({
    default: module.SoldElsewhere,
  })),
);

export function MyListingsPage() {
  const { user, limits, known } = useMe();
  const refreshMe = useRefreshMe();
  const upgrade = useUpgrade();
  const navigate = useNavigate();
  const client = useQueryClient();
  const channels = useSiteConfig()?.channels ?? [];

  const accountLink = (
    <Link to={`${PATHS.account}#channels`} className="link">
      Account page
    </Link>
  );

  /** Where this server can sell it. */
  function channelHere({ originalFormInput }: SavedListing): ChannelCode | undefined {
    const channel = channelOf(originalFormInput.platform);
    return channel !== undefined && channels.includes(channel) ? channel : undefined;
  }

  async function load(listingToLoad: SavedListing) {
    const alsoSaved = await listOfItem(listingToLoad);
    void navigate(PATHS.home, { state: { listingToLoad, alsoSaved } satisfies LoadState });
  }

  if (!known) return <p className="py-10 text-soft">Loading…</p>;
  if (!user) {
    return (
      <SignInPrompt title="My Saved Listings">
        Log in to see the listings that you have saved, to edit them and to use them again.
      </SignInPrompt>
    );
  }
  return (
    <ListingsScreen
      account={user.uid}
      visitor={user.planType}
      priceRefreshes={limits?.priceRefreshesPerListing ?? null}
      generate={writeAnew}
      checks={(listing, text, onChange) => (
        <Suspense>
          <SavedChecks listing={listing} text={text} onChange={onChange} />
        </Suspense>
      )}
      sell={(listing) => {
        const channel = channelHere(listing);
        if (channel === undefined) return null;
        return (onClose) => (
          <SellDialog
            code={channel}
            listing={listing}
            accountLink={accountLink}
            onClose={onClose}
            onChanged={() => void refreshListings(client)}
          />
        );
      }}
      sellOn={(listings) => [
        ...new Set(
          listings.flatMap((listing) => (channelHere(listing) ? listing.originalFormInput.platform : [])),
        ),
      ]}
      sellMany={(name, listings, onClose) => {
        const [first, ...more] = listings.filter((one) => one.originalFormInput.platform === name);
        const channel = first && channelHere(first);
        return (
          channel && (
            <BatchDialog
              code={channel}
              listings={[first, ...more]}
              accountLink={accountLink}
              onClose={onClose}
              onChanged={() => void refreshListings(client)}
            />
          )
        );
      }}
      notices={
        channels.length > 0 && (
          <Suspense>
            <OpenBatches accountLink={accountLink} onChanged={() => void refreshListings(client)} />
            <SoldElsewhere onChanged={() => void refreshListings(client)} />
          </Suspense>
        )
      }
      onLoad={load}
      onUpgrade={() => upgrade.open()}
      onChanged={refreshMe}
      totals={
        <>
          <Link to={PATHS.tray} className={`${buttonClass({ size: 'small' })} max-lg:min-h-11`}>
            Tray for many items
          </Link>
          <TotalsButton />
        </>
      }
      generatorLink={
        <Link to={PATHS.home} className={buttonClass({ look: 'accent' })}>
          Generate a listing
        </Link>
      }
    />
  );
}
