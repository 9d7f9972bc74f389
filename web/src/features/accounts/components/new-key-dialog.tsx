import { API_KEY_LIMITS, createApiKeyRequestSchema } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { apiKeysQuery, createApiKey } from '../api/api-keys.ts';
import { useSubmit } from '../use-submit.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Asks what the key is for, then shows it, this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title={secret === null ? 'New key' : 'Your new key'}
      description={
        secret === null
          ? 'Whoever has the key acts for your account, as far as you let it.'
          : 'Copy it now: it is shown this once, and nobody can show it again.'
      }
    >
      {secret === null ? <KeyForm onMade={setSecret} /> : <Secret secret={secret} onClose={onClose} />}
    </Modal>
  );
}

function KeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const client = useQueryClient();
  const { handleSubmit, problem, busy, alert } = useSubmit({
    schema: createApiKeyRequestSchema,
    send: async (wanted) => {
      const { secret } = await createApiKey(wanted);
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      onMade(secret);
    },
    failure: 'The key could not be made.',
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {problem && (
        <Notice tone="bad" ref={alert}>
          {problem}
        </Notice>
      )}
      <Field id="key-name" label="Name" required hint="To know it by, such as the assistant that gets it.">
        {(props) => (
          <input
            {...props}
            name="name"
            autoComplete="off"
            dir="auto"
            maxLength={API_KEY_LIMITS.name}
            className={inputClass}
          />
        )}
      </Field>
      <Field
        id="key-scope"
        label="What it may do"
        required
        hint="Your account’s settings, payments and keys stay out of its reach."
      >
        {(props) => (
          <NativeSelect {...props} name="scope" defaultValue="read">
            <option value="read">Read: list, check, help with prices</option>
            <option value="write">Read and write: also generate, save, change, delete</option>
          </NativeSelect>
        )}
      </Field>
      <PasswordField id="key-password" name="password" label="Password" kind="current-password" />
      <SubmitButton busy={busy} busyLabel="Making..." size="medium" className="self-start">
        Make Key
      </SubmitButton>
    </form>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => copy.current?.focus(), []);
  async function handleCopy() {
    if (await copyText(secret)) notifySuccess('Key copied.');
    else notifyError('Your browser did not let us copy it. Select the key and copy it yourself.');
  }
  return (
    <div className="flex flex-col gap-4">
      <Field id="key-secret" label="Key" required>
        {(props) => (
          <input
            {...props}
            readOnly
            value={secret}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.target.select()}
            className={inputClass}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button ref={copy} look="accent" onClick={handleCopy}>
          Copy Key
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
