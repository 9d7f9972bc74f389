import { useSingleKeys } from '../../../lib/use-single-keys.ts';

/** Turns the keys off that copy a finished listing, on this device. */
export function KeysChoice() {
  const [on, choose] = useSingleKeys();
  return (
    <label className="flex min-h-8 pointer-coarse:min-h-11 w-fit items-center gap-2 text-note text-soft">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => choose(event.target.checked)}
        className="size-4 accent-ink"
      />
      Keys 1, 2, 3 and C copy title, description, tags and all
    </label>
  );
}
