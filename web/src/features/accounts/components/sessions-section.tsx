import { MESSAGES, type Session } from '@smart-listings/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '../../../lib/format-day.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { endOtherSessions, endSession } from '../api/end-session.ts';
import { sessionsQuery } from '../api/list-sessions.ts';
import { reasonOf } from '../use-submit.ts';

export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  const { data } = query;
  const endOne = useEnding(endSession);
  const endOthers = useEnding(endOtherSessions);
  return (
    <SettingsSection id="sessions" title="Sessions" intro="Where you are logged in.">
      <NotLoaded query={query} what="Your sessions" />
      {data && (
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-sheet">
          {data.map((session) => (
            <li key={session.id} className="flex min-h-14 items-center gap-3 py-1.5 pr-2 pl-4">
              <p className="min-w-0 flex-1 text-sm">
                <span className="font-medium">{session.device}</span>
                <span className="block text-note text-soft">{timesOf(session)}</span>
              </p>
              {session.current ? (
                <span className="px-2 text-note font-medium text-good">This one</span>
              ) : (
                <Button
                  size="small"
                  disabled={endOne.isPending}
                  aria-label={`Log out: ${session.device}, ${timesOf(session)}`}
                  onClick={() => endOne.mutate(session.id)}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button
          size="small"
          className="self-start"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          Log out everywhere else
        </Button>
      )}
    </SettingsSection>
  );
}

function useEnding<T>(end: (which: T) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: T) => {
      await end(which);
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onSuccess: () => notifySuccess('Logged out there.'),
    onError: (error) => notifyError(reasonOf(error, MESSAGES.logoutFailed)),
  });
}

function timesOf({ createdAt, lastUsedAt }: Session): string {
  return `Last used ${formatDay(lastUsedAt)}, since ${formatDay(createdAt)}`;
}
