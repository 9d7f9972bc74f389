import { changePasswordRequestSchema, LIMITS, MESSAGES } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { changePassword } from '../api/change-password.ts';
import { sessionsQuery } from '../api/list-sessions.ts';
import { useSubmit } from '../use-submit.ts';
import { Disclosure } from './disclosure.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

export function PasswordSection({ email, forgotLink }: { email: string; forgotLink: ReactNode }) {
  const client = useQueryClient();
  const { handleSubmit, problem, busy, done, alert } = useSubmit({
    schema: changePasswordRequestSchema,
    send: async (body) => {
      await changePassword(body);
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    failure: MESSAGES.changePasswordFailed,
  });
  return (
    <SettingsSection id="password" title="Password">
      <Disclosure label="Change password">
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
          {problem && (
            <Notice tone="bad" ref={alert}>
              {problem}
            </Notice>
          )}
          {done && (
            <Notice tone="good">Your new password is set. Every other session has been logged out.</Notice>
          )}
          {/* Tells password managers whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            name="currentPassword"
            label="Current password"
            kind="current-password"
            aside={forgotLink}
          />
          <PasswordField
            name="newPassword"
            label="New password"
            kind="new-password"
            hint={`At least ${LIMITS.passwordLength} characters.`}
          />
          <SubmitButton busy={busy} busyLabel="Saving..." look="outline" size="medium" className="self-start">
            Change Password
          </SubmitButton>
        </form>
      </Disclosure>
    </SettingsSection>
  );
}
