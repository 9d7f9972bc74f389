import type { Me } from '@smart-listings/contract';
import { classNames } from '../../../ui/class-names.ts';
import { describeMembership } from '../describe-membership.ts';

/** What is bought, and when it renews or ends. */
export function MembershipNote({ me }: { me: Me }) {
  const note = describeMembership(me);
  if (!note) return null;
  return (
    <p
      className={classNames(
        'text-sm',
        note.urgent ? 'rounded-md border border-warn bg-warn-wash px-3 py-2' : 'text-soft',
      )}
    >
      {note.text}
    </p>
  );
}
