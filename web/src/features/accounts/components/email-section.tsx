import { changeEmailRequestSchema, MESSAGES } from '@smart-listings/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { changeEmail } from '../api/change-email.ts';
import { sendVerification } from '../api/send-verification.ts';
import { reasonOf, useSubmit } from '../use-submit.ts';
import { Disclosure } from './disclosure.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Props {
  email: string;
  verified: boolean;
}

export function EmailSection({ email, verified }: Props) {
  return (
    <SettingsSection id="email-address" title="Email">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-all">{email}</span>
        {verified ? (
          <span className="inline-flex items-center gap-1 text-note text-good">
            <CircleCheck aria-hidden className="size-4" />
            Verified
          </span>
        ) : (
          <Unverified />
        )}
      </div>
      <Disclosure label="Change email">
        <ChangeEmailForm />
      </Disclosure>
    </SettingsSection>
  );
}

function Unverified() {
  const { mutate, isPending } = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => notifySuccess(MESSAGES.resetMailSent),
    onError: (error) => notifyError(reasonOf(error, MESSAGES.verificationFailed)),
  });
  return (
    <>
      <span className="rounded-sm bg-warn-wash px-1.5 text-note font-medium text-warn">Not verified</span>
      <Button
        size="small"
        look="quiet"
        className="max-sm:-ml-2.5"
        disabled={isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Sending...' : 'Send the link again'}
      </Button>
    </>
  );
}

function ChangeEmailForm() {
  const { handleSubmit, problem, busy, done, alert } = useSubmit({
    schema: changeEmailRequestSchema,
    send: changeEmail,
    failure: MESSAGES.changeEmailFailed,
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
      {problem && (
        <Notice tone="bad" ref={alert}>
          {problem}
        </Notice>
      )}
      {done && (
        <Notice tone="good">
          Open the link in the mail to your new address. Until then nothing changes.
        </Notice>
      )}
      <EmailField name="newEmail" label="New email" autoComplete="email" />
      <PasswordField id="email-password" name="password" label="Password" kind="current-password" />
      <SubmitButton busy={busy} busyLabel="Sending..." look="outline" size="medium" className="self-start">
        Change Email
      </SubmitButton>
    </form>
  );
}
