import { loadKindsOfMake } from '@smart-listings/engine';
import { useEffect, useState } from 'react';

type KindsOfMake = Awaited<ReturnType<typeof loadKindsOfMake>>;

/** What makes are known for; undefined until that is here, or without a connection. */
export function useKindsOfMake(): KindsOfMake | undefined {
  const [known, setKnown] = useState<{ kindsOfMake: KindsOfMake }>();
  useEffect(() => {
    let isOver = false;
    loadKindsOfMake().then(
      (kindsOfMake) => !isOver && setKnown({ kindsOfMake }),
      // The chips are guesses: without these there are others.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return known?.kindsOfMake;
}
