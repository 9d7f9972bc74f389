/** Brings a control into view and gives it the focus; false when it is not there. */
export function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  return true;
}

/**
 * The button that was pressed goes: the focus passes to the next one of its list, by its place there, or to
 * what the list belonged to, not to the top of the page.
 */
export function passFocus(listId: string, index: number, otherwiseId: string): void {
  // After the list has been drawn again.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const items = document.getElementById(listId)?.children ?? [];
    const next = items[Math.min(index, items.length - 1)]?.querySelector('button');
    const target = next ?? document.getElementById(otherwiseId);
    target?.focus({ preventScroll: true });
  });
}
