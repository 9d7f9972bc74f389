import { useEffect, useEffectEvent } from 'react';

/** Does something at the press of one key, while nobody types and no dialog is open. */
export function useKey(key: string | undefined, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (key === undefined) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key]);
}
