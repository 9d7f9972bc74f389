import { useSingleKeys } from '../../../lib/use-single-keys.ts';
import { Tick } from '../../../ui/tick.tsx';

/** Turns the keys off that copy a finished listing, on this device. */
export function KeysChoice({ className = '' }: { className?: string }) {
  const [on, choose] = useSingleKeys();
  return (
    <Tick checked={on} onChange={choose} className={`text-soft ${className}`}>
      Keys 1, 2, 3 and C copy title, description, tags and all
    </Tick>
  );
}
