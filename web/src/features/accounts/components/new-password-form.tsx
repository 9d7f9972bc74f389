import { LIMITS, MESSAGES, resetPasswordSchema } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Notice } from '../../../ui/notice.tsx';
import { resetPassword } from '../api/reset-password.ts';
import { useSubmit } from '../use-submit.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

const schema = resetPasswordSchema
  .pick({ newPassword: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
  });

interface Props {
  /** From the link of the mail. */
  token: string;
  onDone: () => Promise<void>;
  /** The way to a new link, for when this one is used up. */
  againLink: ReactNode;
  logInLink: ReactNode;
}

export function NewPasswordForm({ token, onDone, againLink, logInLink }: Props) {
  const { handleSubmit, problem, busy, done, alert } = useSubmit({
    schema,
    send: async ({ newPassword }) => {
      await resetPassword({ token, newPassword });
      await onDone();
    },
    failure: MESSAGES.resetFailed,
  });
  if (done) {
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="good">Your new password is set. Log in with it.</Notice>
        {logInLink}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {problem && (
        <Notice tone="bad" ref={alert}>
          {problem} {problem === MESSAGES.resetFailed && againLink}
        </Notice>
      )}
      <PasswordField
        name="newPassword"
        label="New password"
        kind="new-password"
        hint={`At least ${LIMITS.passwordLength} characters. You will be logged out everywhere else.`}
      />
      <PasswordField name="confirmPassword" label="Confirm password" kind="new-password" />
      <SubmitButton busy={busy} busyLabel="Saving...">
        Set New Password
      </SubmitButton>
    </form>
  );
}
