/** Opens an address beside the page. @returns false where the browser blocks it */
export function openInNewTab(url: string): boolean {
  // Asked for with 'noopener', the browser would not say whether it was blocked.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  cutTie(tab);
  return true;
}

/** What was opened must not be able to lead this page elsewhere. */
function cutTie(tab: Window): void {
  try {
    tab.opener = null;
  } catch {
    // It is on another site already, and our policy has cut the tie.
  }
}

/** Opens an address in the page's own place. */
export function openHere(url: string): void {
  window.location.assign(url);
}
