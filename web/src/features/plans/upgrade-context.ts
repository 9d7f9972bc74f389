import { createContext, use } from 'react';

export interface Upgrade {
  /** Shows what Pro adds; `reason` says what the visitor has run into. */
  open: (reason?: string) => void;
}

export const UpgradeContext = createContext<Upgrade>({ open: () => undefined });

/** The upgrade dialog, from anywhere in the app. */
export function useUpgrade(): Upgrade {
  return use(UpgradeContext);
}
