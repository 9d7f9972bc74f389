const CONTROLS = 'button, a, summary, label, input';

/**
 * A press counts for what lay under it as it began, also where the page moved before it ended: leaving a field
 * shows its error, and what stands below goes down a line. Browsers give such a click to what surrounds both ends.
 */
export function keepPresses(): void {
  let pressed: { control: HTMLElement; place: DOMRect } | null = null;
  const begin = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    pressed = control && { control, place: control.getBoundingClientRect() };
  };
  const end = (event: MouseEvent) => {
    const { target } = event;
    if (!pressed || !(target instanceof Element)) return;
    const { control, place } = pressed;
    pressed = null;
    // A menu or a dialog that opened under the pointer stands outside of what it was opened from.
    const surrounds = target.closest('body > *')?.contains(control) && !control.contains(target);
    if (!surrounds || !hasMoved(control, place) || !holds(place, event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    control.click();
  };
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('click', end, true);
}

function hasMoved(control: HTMLElement, place: DOMRect): boolean {
  const { left, top } = control.getBoundingClientRect();
  return control.isConnected && (left !== place.left || top !== place.top);
}

/** Whoever draws the pointer off what was pressed takes the press back. */
function holds({ left, top, right, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}
