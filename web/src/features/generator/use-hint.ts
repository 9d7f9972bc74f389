import { useEffect, useState } from 'react';

const ANYWHERE = 'Sizes, materials, what is included, every flaw. Rough notes are fine.';

/** What helps most on the platform, under the features field; what helps anywhere until that is known. */
export function useHint(platform: string): string {
  const [known, setKnown] = useState<{ platform: string; hint?: string | undefined }>({ platform: '' });

  useEffect(() => {
    if (platform === '') return;
    let stale = false;
    const show = (hint?: string) => !stale && setKnown({ platform, hint });
    void import('./hint-for.ts').then(({ hintFor }) => show(hintFor(platform))).catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [platform]);

  return (known.platform === platform && known.hint) || ANYWHERE;
}
