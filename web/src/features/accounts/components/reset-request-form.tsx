import { MESSAGES, requestResetSchema } from '@smart-listings/contract';
import { Notice } from '../../../ui/notice.tsx';
import { requestReset } from '../api/request-reset.ts';
import { useSubmit } from '../use-submit.ts';
import { EmailField } from './email-field.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Asks for the mail with the link. What it says never depends on whether the address has an account. */
export function ResetRequestForm() {
  const { handleSubmit, problem, busy, done, alert } = useSubmit({
    schema: requestResetSchema,
    send: requestReset,
    failure: MESSAGES.resetMailFailed,
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {problem && (
        <Notice tone="bad" ref={alert}>
          {problem}
        </Notice>
      )}
      {done && <Notice tone="good">{MESSAGES.resetMailSent}</Notice>}
      <EmailField />
      <SubmitButton busy={busy} busyLabel="Sending..." look={done ? 'outline' : 'accent'}>
        {done ? 'Send Again' : 'Send Reset Link'}
      </SubmitButton>
    </form>
  );
}
