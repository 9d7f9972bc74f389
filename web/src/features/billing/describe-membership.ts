import type { Me } from '@smart-listings/contract';

interface Note {
  text: string;
  /** Something is to be done about it. */
  urgent: boolean;
}

/** What there is to say of an account's subscription; null for one without. */
export function describeMembership({ user, membership }: Me): Note | null {
  if (!user) return null;
  const pro = user.planType === 'premium';
  const renews = membership?.renewsAt && formatDay(membership.renewsAt);
  const ends = membership?.cancelsAt && formatDay(membership.cancelsAt);
  switch (membership?.state) {
    case 'renewing':
      return calm(renews ? `Renews on ${renews}.` : 'Renews by itself until you cancel it.');
    case 'ending':
      return calm(
        ends
          ? `Cancelled. Pro stays open until ${ends}; then the account goes back to Starter.`
          : 'Cancelled. The account goes back to Starter when the paid period ends.',
      );
    case 'past-due':
      return {
        urgent: true,
        text: `The last payment failed. Open Manage Subscription to pay with another card.${until(pro, ends)}`,
      };
    case 'paused':
      return calm(`Paused: no payments are taken. Open Manage Subscription to resume it.${until(pro, ends)}`);
    default:
      return pro && user.isOwner
        ? calm('This address is on the list of owners: Pro is open without a subscription.')
        : null;
  }
}

function until(pro: boolean, ends: string | null | undefined): string {
  if (!pro) return ' Until then the account is on Starter.';
  return ends ? ` Pro stays open until ${ends}.` : '';
}

function calm(text: string): Note {
  return { text, urgent: false };
}

/** '21 December 2026', where the reader is. */
function formatDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
