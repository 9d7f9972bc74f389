import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Where the links of mails lead, by what the server calls their token when nobody is signed in. */
const LINKS = { confirm: '/api/auth/verify-email', change: '/api/account/email/confirm' } as const;
const NAMES = ['confirm', 'change'] as const;

/**
 * A mailed link that was opened signed out ends here with its token, and is opened again once somebody is logged in.
 * @returns what it is for; null when the address holds none
 */
export function useMailedLink(isSignedIn: boolean): keyof typeof LINKS | null {
  const parameters = new URLSearchParams(useLocation().search);
  const name = NAMES.find((known) => parameters.has(known)) ?? null;
  const target = name && `${LINKS[name]}?token=${encodeURIComponent(parameters.get(name) ?? '')}`;
  useEffect(() => {
    if (isSignedIn && target) window.location.replace(target);
  }, [isSignedIn, target]);
  return name;
}
