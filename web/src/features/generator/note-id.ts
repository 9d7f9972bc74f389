/** The box of the seller's own words. */
export const NOTE_ID = 'note';

/** To the box, wherever the page stands. */
export function focusNote(): void {
  const box = document.getElementById(NOTE_ID);
  box?.closest('form')?.scrollIntoView({ block: 'start' });
  box?.focus({ preventScroll: true });
}
