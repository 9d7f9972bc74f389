import { useEffect, useEffectEvent, useState } from 'react';

/** What `load` gives; undefined until it has, null where it cannot. */
export function useLoaded<T>(load: () => Promise<T>): T | null | undefined {
  const [loaded, setLoaded] = useState<{ value: T | null }>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let gone = false;
    start()
      .catch(() => null)
      .then((value) => {
        if (!gone) setLoaded({ value });
      });
    return () => {
      gone = true;
    };
  }, []);
  return loaded?.value;
}
