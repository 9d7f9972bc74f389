import { useIsAlive } from '../../../lib/use-is-alive.ts';
import { Button } from '../../../ui/button.tsx';
import { setConsent, useConsent } from '../consent.ts';
import { serviceFor } from '../services.ts';
import { wantsNoTracking } from '../wants-no-tracking.ts';

/** On the privacy page: which service this server uses beside its own counter, and the way to change one's answer. */
export function ConsentChoice({ analyticsId }: { analyticsId: string | null }) {
  const consent = useConsent();
  const isAlive = useIsAlive();
  if (!isAlive || !analyticsId) return null;
  const { name, needsConsent } = serviceFor(analyticsId);
  if (wantsNoTracking()) {
    return (
      <p>This server also uses {name}. Your browser asks not to be tracked, so it is not loaded for you.</p>
    );
  }
  if (!needsConsent) {
    return (
      <p>
        This server also counts page views with {name}, which sets no cookie and keeps nothing on your device.
      </p>
    );
  }
  return (
    <p>
      This server also counts visits with {name}, which sets cookies. It is loaded only if you agree.{' '}
      {consent === null && 'You have not answered yet.'}
      {consent === 'given' && 'You have agreed. '}
      {consent === 'refused' && 'You have refused. '}
      {consent !== null && (
        <Button size="small" onClick={() => changeAnswer(consent === 'given')}>
          Change my answer
        </Button>
      )}
    </p>
  );
}

/** What runs cannot be taken back, except by loading the page anew without it. */
function changeAnswer(runs: boolean): void {
  setConsent(null);
  if (runs) window.location.reload();
}
