import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field, inputClass } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  /** Where the page has more than one of this name. */
  id?: string;
  name: string;
  label: string;
  /** For password managers: the one that is, or the one to be. */
  kind: 'current-password' | 'new-password';
  hint?: ReactNode;
  aside?: ReactNode;
}

/** A password: it can be shown, and says when Caps Lock is on. */
export function PasswordField({ id, name, label, kind, hint, aside }: Props) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      id={id ?? name}
      label={label}
      required
      aside={aside}
      hint={capsLock ? <span className="font-medium text-warn">Caps Lock is on.</span> : hint}
    >
      {(props) => (
        <span className="relative block">
          <input
            {...props}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
            className={`${inputClass} pr-11`}
          />
          <IconButton
            label={`${shown ? 'Hide' : 'Show'}: ${label}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-1 right-1 pointer-coarse:top-0 pointer-coarse:right-0"
          >
            <Icon aria-hidden className="size-4" />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
