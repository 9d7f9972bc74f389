import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while a part of the built page comes alive, which must look as it was built, even when what
 * it waits for has come meanwhile; true from then on, and at once in what was not built.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
