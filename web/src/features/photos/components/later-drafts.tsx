import { LIMITS } from '@smart-listings/contract';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notifyError } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { followLater, forgetLater, type LaterGroup, listLater } from '../later-photos.ts';

interface Props {
  /** Photos of the draft in view. */
  count: number;
  onTake: (group: LaterGroup) => void;
}

/** The photos that wait for the next drafts, named. */
export function LaterDrafts({ count, onTake }: Props) {
  const groups = useLater();
  if (groups.length === 0) return null;
  return (
    <section aria-label="Photos for the next drafts" className="rounded-md border border-line p-3 text-note">
      <p className="font-semibold">Kept on this device for the next drafts</p>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {groups.map((group) => (
          <li key={group.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Pictures group={group} />
            <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{namesOf(group)}</span>
            {count + group.photos.length <= LIMITS.imagesPerListing && (
              <Button size="small" onClick={() => onTake(group)}>
                {count === 0 ? 'Start with these' : 'Add to this draft'}
              </Button>
            )}
            <IconButton
              label={`Forget ${namesOf(group)}`}
              onClick={() => void forgetLater([group.id]).catch(() => notifyError(NOT_FORGOTTEN))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NOT_FORGOTTEN = 'The photos could not be forgotten. Please try again.';

function namesOf({ photos }: LaterGroup): string {
  return photos.map(({ name }) => name).join(', ');
}

function Pictures({ group }: { group: LaterGroup }) {
  const [sources, setSources] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = group.photos.map(({ source }) => URL.createObjectURL(source));
    setSources(made);
    return () => made.forEach((url) => void URL.revokeObjectURL(url));
  }, [group]);
  return sources.map((src) => <img key={src} src={src} alt="" className="size-10 rounded-sm object-cover" />);
}

function useLater(): readonly LaterGroup[] {
  const [groups, setGroups] = useState<readonly LaterGroup[]>([]);
  useEffect(() => {
    let current = true;
    const read = () => void listLater().then((now) => current && setGroups(now));
    read();
    const stop = followLater(read);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return groups;
}
