import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What went wrong; where the connection may be the reason, with the way to it. */
export function Problem({ error, accountLink }: { error: unknown; accountLink: ReactNode }) {
  if (!error) return null;
  const mayBeUnconnected = error instanceof ApiError && error.code === 'conflict';
  return (
    <Notice tone="bad">
      {messageOf(error)} {mayBeUnconnected && accountLink}
    </Notice>
  );
}
