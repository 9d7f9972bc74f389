import { Field, inputClass } from '../../../ui/field.tsx';

interface Props {
  name?: string;
  label?: string;
  /** 'username' where the address names the account that a password belongs to. */
  autoComplete?: 'username' | 'email';
}

export function EmailField({ name = 'email', label = 'Email', autoComplete = 'username' }: Props) {
  return (
    <Field id={name} label={label} required>
      {(props) => (
        <input
          {...props}
          name={name}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          className={inputClass}
        />
      )}
    </Field>
  );
}
