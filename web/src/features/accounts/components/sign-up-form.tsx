import { LIMITS, MESSAGES, signUpSchema } from '@smart-listings/contract';
import { z } from 'zod';
import { Notice } from '../../../ui/notice.tsx';
import { signUp } from '../api/sign-up.ts';
import { useSubmit } from '../use-submit.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

const schema = signUpSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
  });

export function SignUpForm({ onDone }: { onDone: () => Promise<void> }) {
  const { handleSubmit, problem, busy, alert } = useSubmit({
    schema,
    send: async (account) => {
      await signUp(account);
      await onDone();
    },
    failure: MESSAGES.signupBroken,
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {problem && (
        <Notice tone="bad" ref={alert}>
          {problem}
        </Notice>
      )}
      <EmailField />
      <PasswordField
        name="password"
        label="Password"
        kind="new-password"
        hint={`At least ${LIMITS.passwordLength} characters. Longer is better than complicated.`}
      />
      <PasswordField name="confirmPassword" label="Confirm password" kind="new-password" />
      <SubmitButton busy={busy} busyLabel="Creating Account...">
        Sign Up
      </SubmitButton>
    </form>
  );
}
