// Loaded when the first listing is on its way: the engine comes with it.
import type { Platform } from '@smart-listings/contract';
import { notifyInfo } from '../../../lib/notify.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { addPlaces, inPlace, placesOf, removePlace, restorePlace, showPlace, writeHere } from '../places.ts';
import type { Session } from '../session.ts';
import { submitForm } from '../use-listing-form.ts';
import { usePhotoCount } from '../use-photo-count.ts';
import { AlsoFor, PLACE_PANEL_ID, PlaceTabs, placeTabId } from './place-tabs.tsx';
import { ResultCard, type ResultCardProps } from './result-card.tsx';
import { UnwrittenPlace } from './unwritten-place.tsx';

interface Props extends Omit<ResultCardProps, 'form' | 'version' | 'alsoFor'> {
  /** Another marketplace is shown: the form asks for it too. */
  onPlatform: (platform: Platform) => void;
}

/** The listing of the item for one marketplace, and the others beside it. */
export function ItemPlaces({ onPlatform, ...card }: Props) {
  const { session, dispatch, busy } = card;
  const { form } = session;
  const photoCount = usePhotoCount(card.photos);
  const version = session.versions[session.active];
  if (!form) return null;
  const shown = form.platform;
  const hasTabs = placesOf(session).length > 1;

  function change(next: (now: Session) => Session) {
    const after = next(session);
    dispatch({ type: 'changed', change: next });
    if (after.form && after.form.platform !== shown) onPlatform(after.form.platform);
  }

  function add(platforms: readonly Platform[]) {
    const itemId = randomUuid();
    change((now) => addPlaces(now, platforms, itemId));
    keepFocus(platforms[0]);
  }

  function remove() {
    change(removePlace);
    keepFocus(removePlace(session).form?.platform);
    notifyInfo(`${shown} is removed from this item.`, {
      action: { label: 'Undo', onClick: () => change((now) => restorePlace(now, session)) },
    });
  }

  const menu = <AlsoFor session={session} busy={busy} onAdd={add} />;
  const panel = version ? (
    <ResultCard key={shown} {...card} form={form} version={version} alsoFor={hasTabs ? null : menu} />
  ) : (
    <UnwrittenPlace
      platform={shown}
      busy={busy}
      onWrite={submitForm}
      onUseBuiltin={() => change((now) => inPlace(now, shown, writeHere))}
    />
  );
  return (
    <>
      <p role="status" className="sr-only">
        {hasTabs && `${shown} is shown.`}
      </p>
      {hasTabs && (
        <PlaceTabs
          session={session}
          shown={shown}
          photoCount={photoCount}
          busy={busy}
          onShow={(platform) => change((now) => showPlace(now, platform))}
          onRemove={remove}
          menu={menu}
        />
      )}
      {hasTabs ? (
        <div id={PLACE_PANEL_ID} role="tabpanel" aria-labelledby={placeTabId(shown)}>
          {panel}
        </div>
      ) : (
        panel
      )}
    </>
  );
}

/** What was pressed may be gone with its press: the focus goes to the tab that is shown. */
function keepFocus(platform: Platform | undefined) {
  requestAnimationFrame(() => {
    if (platform && document.activeElement === document.body)
      document.getElementById(placeTabId(platform))?.focus();
  });
}
