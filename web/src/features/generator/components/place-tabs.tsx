import { Menu } from '@base-ui/react/menu';
import { ANY_PLATFORM, PLATFORMS, type Platform } from '@smart-listings/contract';
import { evaluateListing, readItem } from '@smart-listings/engine';
import { ChevronDown, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { inPlace, placesOf } from '../places.ts';
import { ownIn, type Session } from '../session.ts';

interface Props {
  session: Session;
  shown: Platform;
  photoCount: number;
  /** Nothing may be changed: a listing is being written. */
  busy: boolean;
  onShow: (platform: Platform) => void;
  onRemove: () => void;
  /** The menu of the marketplaces that it could be on as well. */
  menu: ReactNode;
}

const SCORE_PAUSE_MS = 300;

/** The item's marketplaces as tabs, each with its completeness. */
export function PlaceTabs({ session, shown, photoCount, busy, onShow, onRemove, menu }: Props) {
  const platforms = placesOf(session);
  const scores = useScores(session, photoCount);

  function handleKey(event: KeyboardEvent) {
    const at = platforms.indexOf(shown);
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : platforms.at(place % platforms.length);
    if (!next) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(placeTabId(next))?.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
      <div role="tablist" aria-label="Marketplaces" className="contents" onKeyDown={handleKey}>
        {platforms.map((platform) => {
          const selected = platform === shown;
          const score = scores.get(platform);
          return (
            <button
              key={platform}
              id={placeTabId(platform)}
              type="button"
              role="tab"
              aria-selected={selected}
              aria-controls={PLACE_PANEL_ID}
              aria-disabled={busy}
              tabIndex={selected ? 0 : -1}
              onClick={() => !busy && onShow(platform)}
              className={`inline-flex min-h-9 items-baseline gap-1.5 rounded-md border px-3 py-1.5 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center ${selected ? 'border-ink bg-sheet font-semibold' : 'border-transparent text-soft hover:bg-sunken hover:text-ink'}`}
            >
              {platform}
              <span className="tabular text-note font-normal text-soft">
                {score ?? '–'}
                <span className="sr-only">
                  {score === undefined ? ', not written yet' : ' of 100 complete'}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      {menu}
      <Button size="small" look="quiet" className="ml-auto" disabled={busy} onClick={onRemove}>
        <X aria-hidden className="size-4" />
        <span>
          Remove <span className="max-sm:sr-only">{shown}</span>
        </span>
      </Button>
    </div>
  );
}

export const PLACE_PANEL_ID = 'place-panel';

export function placeTabId(platform: Platform): string {
  return `place-${PLATFORMS.indexOf(platform)}`;
}

const ITEM_CLASS =
  'flex min-h-9 pointer-coarse:min-h-11 cursor-default items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-sunken';

interface MenuProps {
  session: Session;
  busy: boolean;
  onAdd: (platforms: readonly Platform[]) => void;
}

/** A menu of the marketplaces that the item could be on as well; nothing where it is on all. */
export function AlsoFor({ session, busy, onAdd }: MenuProps) {
  const taken = placesOf(session);
  const platforms = PLATFORMS.filter((platform) => platform !== ANY_PLATFORM && !taken.includes(platform));
  if (platforms.length === 0) return null;
  return (
    <Menu.Root>
      <Menu.Trigger disabled={busy} className={buttonClass({ look: 'outline', size: 'small' })}>
        <Plus aria-hidden className="size-4" />
        Also for…
        <ChevronDown aria-hidden className="size-4 text-soft" />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('main')}>
        <Menu.Positioner align="start" sideOffset={4} className="z-30">
          <Menu.Popup className="panel border-edge p-1 shadow-lg outline-none">
            {platforms.map((platform) => (
              <Menu.Item key={platform} className={ITEM_CLASS} onClick={() => onAdd([platform])}>
                {platform}
              </Menu.Item>
            ))}
            {platforms.length > 1 && (
              <>
                <Menu.Separator className="my-1 border-t border-line" />
                <Menu.Item className={ITEM_CLASS} onClick={() => onAdd(platforms)}>
                  All of them
                </Menu.Item>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The completeness of each marketplace's shown version, as the item is known now. */
function useScores(session: Session, photoCount: number): ReadonlyMap<Platform, number> {
  const settled = useDebounced(session, SCORE_PAUSE_MS);
  return useMemo(() => {
    const scores = new Map<Platform, number>();
    for (const platform of placesOf(settled))
      inPlace(settled, platform, (here) => {
        const text = here.versions[here.active]?.text;
        if (here.form && text)
          scores.set(
            platform,
            evaluateListing(
              text,
              readItem(here.form, { ...here, ownPrice: ownIn(here, here.currency) }),
              photoCount,
            ).score.total,
          );
        return here;
      });
    return scores;
  }, [settled, photoCount]);
}
