import { deleteAccountRequestSchema, MESSAGES } from '@smart-listings/contract';
import { useState } from 'react';
import { useSiteConfig } from '../../../lib/use-site-config.ts';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { deleteAccount } from '../api/delete-account.ts';
import { useSubmit } from '../use-submit.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Props {
  email: string;
  savedCount: number;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

/** The last question: what goes, the address typed out, and the password. */
export function DeleteAccountDialog({ email, savedCount, onClose, onDeleted }: Props) {
  const [typed, setTyped] = useState('');
  const hasChannels = (useSiteConfig()?.channels.length ?? 0) > 0;
  const { handleSubmit, problem, busy, alert } = useSubmit({
    schema: deleteAccountRequestSchema,
    send: async (body) => {
      await deleteAccount(body);
      await onDeleted();
    },
    failure: MESSAGES.deleteAccountFailed,
  });
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <Modal
      open
      onClose={onClose}
      title="Delete your account?"
      description="It goes at once and for good. Nobody can bring it back."
    >
      <ul className="mb-4 list-disc pl-5 text-sm">
        <li>
          {savedCount === 1 ? '1 saved listing' : `${savedCount} saved listings`}, with what belongs to them
        </li>
        <li>
          your templates, and what our server has of your tray; photos and texts that lie in the tray of a
          browser stay there until you empty it
        </li>
        <li>what you sold, with the lists of sales that you imported</li>
        {hasChannels && (
          <li>
            your connections to marketplaces, and what is on its way there; what buyers can see there already
            stays up, and the permission until you take it back there: our last mail says where
          </li>
        )}
        <li>your name, your address and the count of your generations</li>
        <li>your sessions, in every browser, and your API keys</li>
      </ul>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {problem && (
          <Notice tone="bad" ref={alert}>
            {problem}
          </Notice>
        )}
        <Field id="confirm-email" label="Your email, to confirm" required hint={`Type ${email}`}>
          {(props) => (
            <input
              {...props}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={inputClass}
            />
          )}
        </Field>
        <PasswordField id="delete-password" name="password" label="Password" kind="current-password" />
        <SubmitButton
          busy={busy}
          busyLabel="Deleting..."
          look="danger"
          size="medium"
          disabled={!confirmed}
          className="self-start"
        >
          Delete My Account
        </SubmitButton>
      </form>
    </Modal>
  );
}
