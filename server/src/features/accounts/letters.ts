import type { Channel } from '@smart-listings/contract';
import type { Letter } from '../../lib/post.ts';

/** What is mailed about an account. Nobody who did not ask learns more than that somebody did. */
export function resetLetter(origin: string, token: string): Letter {
  return withLink(
    'Reset your Smart Listings password',
    'Open this link within an hour to choose a new password. If you did not ask for it, do nothing.',
    `${origin}/reset-password?token=${encodeURIComponent(token)}`,
  );
}

export function confirmLetter(link: string): Letter {
  return withLink(
    'Confirm your e-mail address for Smart Listings',
    'Open this link within a day, where you are logged in or log in then, to confirm that this address is yours. If you have created no account there, do nothing.',
    link,
  );
}

export function signUpLetter(origin: string): Letter {
  return {
    subject: 'You already have a Smart Listings account',
    text: [
      'Somebody tried to create an account with this address, but it has one already. If it was not you, do nothing: nobody got in.',
      `Log in: ${origin}/login`,
      `Forgot the password? ${origin}/reset-password`,
    ].join('\n\n'),
  };
}

export function passwordChangedLetter(origin: string): Letter {
  return {
    subject: 'Your Smart Listings password was changed',
    text: `The password of your account was changed, and every other session has ended. If it was not you, choose a new one now:\n\n${origin}/reset-password\n`,
  };
}

/** To the new address. */
export function changeAddressLetter(link: string): Letter {
  return withLink(
    'Confirm your new address for Smart Listings',
    'Open this link within an hour, where you are logged in or log in then, to move your account to this address. If you did not ask for it, do nothing.',
    link,
  );
}

/** To the new address, when it has an account of its own. */
export function addressTakenLetter(origin: string): Letter {
  return {
    subject: 'This address already has a Smart Listings account',
    text: `Somebody asked to move their account to this address, but it has one of its own. Nothing has changed. If it was you, delete that account first, or keep using it:\n\n${origin}/login\n`,
  };
}

/** To the old address, when the change is asked for. */
export function changeAskedLetter(origin: string): Letter {
  return {
    subject: 'A new address for your Smart Listings account',
    text: `Somebody who knows your password asked to move your account to another address. That happens once the link in the mail to the new address is opened. If it was not you, choose a new password now, which stops it:\n\n${origin}/reset-password\n`,
  };
}

/** To the old address, when the change has happened. */
export function addressChangedLetter(supportEmail: string): Letter {
  return {
    subject: 'Your Smart Listings account has a new address',
    text: `Your account was moved to another address, and mail about it goes there from now on. If it was not you, write to ${supportEmail}.\n`,
  };
}

interface Connected {
  channel: Pick<Channel, 'name' | 'permissions'>;
  /** Not so: only its seller can end the permission. */
  isRevoked: boolean;
}

/** @param connected marketplaces at which the account could sell */
export function deletedLetter(connected: readonly Connected[]): Letter {
  const left = connected.map(({ channel: { name, permissions }, isRevoked }) =>
    isRevoked
      ? `What is up on ${name} stays up. What opened your account there is deleted, and ${name} has ended the permission.\n`
      : `What is up on ${name} stays up. What opened your account there is deleted; the permission itself ends when you take it back at ${name}, under ${permissions.name}:\n\n${permissions.page}\n`,
  );
  const rest = left.length === 0 ? ['There is nothing left to do.\n'] : left;
  return {
    subject: 'Your Smart Listings account is deleted',
    text: `Your account and everything in it are deleted, as you asked. ${rest.join('\n')}`,
  };
}

function withLink(subject: string, before: string, link: string): Letter {
  return { subject, text: `${before}\n\n${link}\n`, link };
}
