import { API_KEY_LIMITS, type ApiKey } from '@smart-listings/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { apiKeysQuery, revokeApiKey } from '../api/api-keys.ts';
import { ApiHowTo } from './api-how-to.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const SCOPES = { read: 'reads', write: 'reads and writes' };

/** Keys with which programs and assistants act for the account. */
export function ApiKeysSection() {
  const query = useQuery(apiKeysQuery);
  const { data } = query;
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const isFull = (data?.length ?? 0) >= API_KEY_LIMITS.keys;
  return (
    <SettingsSection
      id="keys"
      title="API keys"
      intro="For an assistant or a program that is to write, check and save listings for you."
    >
      <NotLoaded query={query} what="Your keys" />
      {data?.length === 0 && <p className="text-sm text-soft">You have no keys.</p>}
      {data && data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-sheet">
          {data.map((key) => (
            <li key={key.id} className="flex min-h-14 items-center gap-3 py-1.5 pr-2 pl-4">
              <p className="min-w-0 flex-1 text-sm">
                <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
                  {key.name}
                </span>
                <span className="block text-note text-soft">
                  <code>{key.prefix}…</code> {SCOPES[key.scope]}, {timesOf(key)}
                </span>
              </p>
              <Button
                size="small"
                look="danger"
                aria-label={`Revoke: ${key.name}`}
                onClick={() => setRevoking(key)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Button size="small" className="self-start" disabled={isFull} onClick={() => setMaking(true)}>
          New key
        </Button>
      )}
      {isFull && (
        <p className="text-note text-soft">
          An account keeps at most {API_KEY_LIMITS.keys} keys. Revoke one that you no longer need.
        </p>
      )}
      <ApiHowTo />
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </SettingsSection>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: async () => {
      await revokeApiKey(apiKey.id);
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
    onSuccess: () => {
      notifySuccess('The key opens nothing any more.');
      onClose();
    },
    onError: (error) => notifyError(messageOf(error)),
  });
  return (
    <Modal
      open
      onClose={onClose}
      title="Revoke this key?"
      description={`Whatever uses “${apiKey.name}” is shut out at once. A key cannot be brought back.`}
    >
      <div className="flex flex-wrap gap-2">
        <Button look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
          Revoke Key
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Modal>
  );
}

function timesOf({ createdAt, lastUsedAt }: ApiKey): string {
  const since = `made ${formatDay(createdAt)}`;
  return lastUsedAt === null ? `${since}, never used` : `${since}, last used ${formatDay(lastUsedAt)}`;
}
