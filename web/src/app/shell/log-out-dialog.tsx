import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface Props {
  /** How many changes would be lost. */
  count: number;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked when something is only on this device: the next user of the browser must not find it. */
export function LogOutDialog({ count, onLeave, onStay }: Props) {
  return (
    <Modal open onClose={onStay} title="Log out and lose what waits here?">
      <p className="text-sm">
        {count === 1 ? 'One listing or edit is' : `${count} listings or edits are`} only on this device so
        far. Logging out deletes {count === 1 ? 'it' : 'them'}. Stay logged in, and{' '}
        {count === 1 ? 'it is' : 'they are'} sent once there is a connection; My Listings shows what waits.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={onStay}>Stay logged in</Button>
        <Button look="danger" onClick={onLeave}>
          Log out and delete
        </Button>
      </div>
    </Modal>
  );
}
