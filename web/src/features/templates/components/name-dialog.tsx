import { LIMITS, MESSAGES } from '@smart-listings/contract';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';

interface Props {
  title: string;
  description?: string;
  name: string;
  /** Throws when the name was not taken. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a template's name, for a new one or an old one. */
export function NameDialog({ title, description, name: before, onSave, onClose }: Props) {
  const [name, setName] = useState(before);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog lies inside the listing's form for React: that one must not be sent as well.
    event.stopPropagation();
    if (name.trim() === '' || saving) return;
    setSaving(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      setSaving(false);
    }
  }

  return (
    <Modal open onClose={onClose} title={title} description={description} initialFocus={field}>
      <form onSubmit={handleSubmit} onKeyDown={(event) => event.stopPropagation()}>
        <Field id={id} label="Template name" required error={failure ?? undefined}>
          {(props) => (
            <input
              {...props}
              ref={field}
              dir="auto"
              value={name}
              maxLength={LIMITS.templateName}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
              onFocus={(event) => event.target.select()}
              className={inputClass}
            />
          )}
        </Field>
        <div className="mt-4 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="accent" disabled={name.trim() === '' || saving} className="min-w-28">
            {saving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The catalogue's sentence, but for a limit that has a sentence of its own. */
function failureOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'limit-reached') return error.message;
  return MESSAGES.templateFailed;
}
