import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { setConsent } from '../consent.ts';

interface Props {
  /** 'Google Analytics' */
  service: string;
  privacyLink: ReactNode;
}

/** Asks before anything of somebody else's is loaded; both answers are one press, and neither is pushed. */
export function ConsentBanner({ service, privacyLink }: Props) {
  return (
    <section
      aria-label="Measurement"
      className="consent fixed inset-x-3 bottom-3 z-30 flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-edge bg-sheet px-4 py-3 text-sm shadow-lg max-lg:mx-auto lg:left-auto lg:max-w-md"
    >
      <p className="flex-1 basis-72">
        May we count this visit with {service}? It sets cookies and sends your visit to that service. Nothing
        is loaded unless you agree. {privacyLink}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => setConsent('refused')}>
          No
        </Button>
        <Button size="small" onClick={() => setConsent('given')}>
          Yes
        </Button>
      </div>
    </section>
  );
}
