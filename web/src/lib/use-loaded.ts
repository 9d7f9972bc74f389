import { useEffect, useEffectEvent, useState } from 'react';

/** What `load` gives; null until it has, and where it cannot. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const start = useEffectEvent(load);
  useEffect(() => {
    let gone = false;
    start().then(
      (value) => {
        if (!gone) setLoaded({ value });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded === null ? null : loaded.value;
}
