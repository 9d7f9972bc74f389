import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from './use-single-keys.ts';

/**
 * Does something at the press of one key, while nobody types and no dialog is open.
 * @returns the key, as it is shown and said; undefined where there is none, or keys are turned off
 */
export function useKey(key: string | undefined, act: () => void): string | undefined {
  const [areOn] = useSingleKeys();
  const live = areOn ? key : undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== live || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (live === undefined) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [live]);
  return live;
}
