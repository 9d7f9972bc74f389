import { LIMITS, MESSAGES, patchAccountRequestSchema } from '@smart-listings/contract';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { changeName } from '../api/change-name.ts';
import { useSubmit } from '../use-submit.ts';
import { SubmitButton } from './submit-button.tsx';

interface Props {
  displayName: string;
  onChanged: () => Promise<void>;
}

export function ProfileSection({ displayName, onChanged }: Props) {
  const { handleSubmit, problem, busy, done, alert } = useSubmit({
    schema: patchAccountRequestSchema,
    send: async (body) => {
      await changeName(body);
      await onChanged();
    },
    failure: MESSAGES.nameFailed,
  });
  return (
    <SettingsSection id="profile" title="Profile">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
        {problem && (
          <Notice tone="bad" ref={alert}>
            {problem}
          </Notice>
        )}
        {done && <Notice tone="good">Your name is saved.</Notice>}
        <div className="flex items-end gap-2">
          <Field id="displayName" label="Display name" required className="flex-1">
            {(props) => (
              <input
                {...props}
                key={displayName}
                name="displayName"
                autoComplete="name"
                dir="auto"
                defaultValue={displayName}
                maxLength={LIMITS.displayName}
                className={inputClass}
              />
            )}
          </Field>
          <SubmitButton busy={busy} busyLabel="Saving..." look="outline" size="medium">
            Save
          </SubmitButton>
        </div>
      </form>
    </SettingsSection>
  );
}
