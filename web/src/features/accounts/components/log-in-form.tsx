import { MESSAGES, signInSchema } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { logIn } from '../api/log-in.ts';
import { useSubmit } from '../use-submit.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Props {
  onDone: () => Promise<void>;
  forgotLink: ReactNode;
}

export function LogInForm({ onDone, forgotLink }: Props) {
  const { handleSubmit, problem, busy, alert } = useSubmit({
    schema: signInSchema,
    send: async (credentials) => {
      await logIn(credentials);
      await onDone();
    },
    failure: MESSAGES.loginBroken,
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {problem && (
        <Notice tone="bad" ref={alert}>
          {problem}
        </Notice>
      )}
      <EmailField />
      <PasswordField name="password" label="Password" kind="current-password" aside={forgotLink} />
      <SubmitButton busy={busy} busyLabel="Logging In...">
        Log In
      </SubmitButton>
    </form>
  );
}
