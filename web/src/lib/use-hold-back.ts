import { useEffect, useRef } from 'react';

/**
 * Once `isArmed`, the browser's Back key is told to `onBack` instead of leaving the page. For what lies over
 * a page and would be lost with it; when it closes, the history is as it was before.
 */
export function useHoldBack(isArmed: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isArmed) return;
    // A second entry for the same page: Back takes that one away.
    const hold = () => window.history.pushState({ ...window.history.state, held: true }, '');
    const handleBack = () => {
      hold();
      latest.current();
    };
    hold();
    window.addEventListener('popstate', handleBack);
    return () => {
      window.removeEventListener('popstate', handleBack);
      // Not when another page has been opened from here: then Back would undo that.
      if (window.history.state?.held) window.history.back();
    };
  }, [isArmed]);
}
