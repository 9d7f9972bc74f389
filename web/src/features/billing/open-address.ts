/** Opens an address beside the page. @returns false where the browser blocks it */
export function openInNewTab(url: string): boolean {
  // Asked for with 'noopener', the browser would not say whether it was blocked.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  // Before it goes anywhere: what is opened must not be able to lead this page elsewhere.
  tab.opener = null;
  tab.location.assign(url);
  return true;
}

/** Opens an address in the page's own place. */
export function openHere(url: string): void {
  window.location.assign(url);
}
