import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';

interface Props extends ButtonLook {
  busy: boolean;
  busyLabel: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function SubmitButton({ busy, busyLabel, children, disabled, ...rest }: Props) {
  return (
    <Button type="submit" look="accent" size="large" {...rest} disabled={busy || disabled}>
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {busy ? busyLabel : children}
    </Button>
  );
}
