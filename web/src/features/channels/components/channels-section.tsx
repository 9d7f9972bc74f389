// Loaded on the account page of a server that has keys of a marketplace.
import { CHANNEL_OUTCOMES, type Channel, type ChannelOutcome } from '@smart-listings/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { notifyError } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { channelsQuery, connectChannel, disconnectChannel } from '../api/channels.ts';

const OUTCOMES: Record<ChannelOutcome, { tone: 'good' | 'bad'; text: string }> = {
  connected: { tone: 'good', text: 'Connected. Open a listing under My Listings to sell it there.' },
  declined: { tone: 'bad', text: 'You did not allow it, so nothing is connected.' },
  expired: { tone: 'bad', text: 'That took too long, or began in another browser. Connect again from here.' },
  failed: {
    tone: 'bad',
    text: 'The marketplace did not answer. Nothing is connected; try again in a moment.',
  },
  shopless: {
    tone: 'bad',
    text: 'That account has no shop there. Open one at the marketplace first, then connect it here.',
  },
};

/** Where this server may sell for the account; `outcome` is what the address says of the way back. */
export function ChannelsSection({ outcome }: { outcome: string | null }) {
  const query = useQuery(channelsQuery);
  const { data } = query;
  const isConnected = data?.some(({ state }) => state === 'connected') ?? true;
  // The address still says so when it was disconnected since.
  const said = CHANNEL_OUTCOMES.find((one) => one === outcome && (one !== 'connected' || isConnected));
  return (
    <SettingsSection
      id="channels"
      title="Marketplaces"
      intro="Where Smart Listings may put up your listings when you press for it."
    >
      {said && <Notice tone={OUTCOMES[said].tone}>{OUTCOMES[said].text}</Notice>}
      <NotLoaded query={query} what="Your marketplaces" />
      {data?.map((channel) => (
        <ChannelRow key={channel.code} channel={channel} />
      ))}
      <p className="text-note text-soft">
        Every other marketplace takes your listings by hand, for most let no program sell for a private
        seller: copy them with the Clipboard Companion, or download the file that the marketplace takes.
      </p>
    </SettingsSection>
  );
}

function ChannelRow({ channel }: { channel: Channel }) {
  const { code, name, state, connectedAt, allows, permissions } = channel;
  const client = useQueryClient();
  const onError = (error: unknown) => notifyError(messageOf(error));
  const connect = useMutation({
    mutationFn: () => connectChannel(code),
    onSuccess: (url) => window.location.assign(url),
    onError,
  });
  const [isAsking, setAsking] = useState(false);
  const disconnect = useMutation({
    mutationFn: async () => {
      const isRevoked = await disconnectChannel(code);
      await client.invalidateQueries({ queryKey: channelsQuery.queryKey });
      return isRevoked;
    },
    onError,
    onSettled: () => setAsking(false),
  });
  return (
    <div className="flex flex-col gap-3">
      {state === 'none' && disconnect.isSuccess && (
        <Notice tone="good">
          {name} is disconnected: what opened your account there is deleted, and what is listed stays listed.{' '}
          {disconnect.data ? (
            `${name} has ended the permission.`
          ) : (
            <>
              The permission itself stays until you take it back at {name}, under{' '}
              <a className="link" href={permissions.page} target="_blank" rel="noreferrer">
                {permissions.name}
              </a>
              .
            </>
          )}
        </Notice>
      )}
      <div className="flex min-h-14 flex-wrap items-center gap-3 rounded-md border border-line bg-sheet py-1.5 pr-2 pl-4">
        <p className="min-w-0 flex-1 text-sm">
          <span className="font-medium">{name}</span>
          <span className="block text-note text-soft">
            {state === 'connected' && connectedAt && `Connected since ${formatDay(connectedAt)}`}
            {state === 'refused' && `${name} no longer accepts the connection.`}
            {state === 'none' && 'Not connected'}
          </span>
        </p>
        {state !== 'connected' && (
          <Button size="small" disabled={connect.isPending} onClick={() => connect.mutate()}>
            {state === 'none' ? `Connect ${name}` : 'Connect again'}
          </Button>
        )}
        {state !== 'none' && (
          <Button size="small" look="danger" disabled={disconnect.isPending} onClick={() => setAsking(true)}>
            Disconnect
          </Button>
        )}
      </div>
      <div className="text-note text-soft">
        <p>{state === 'connected' ? 'It may' : `You will be asked at ${name} to let it`}:</p>
        <ul className="list-disc pl-5">
          {allows.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {state !== 'none' && (
          <p className="mt-1">
            Disconnecting deletes here what opens your account there. What is listed stays listed.
          </p>
        )}
      </div>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Disconnect ${name}?`}
        description={`What is listed on ${name} stays listed, but its changes and sales are no longer seen here. You can connect it again.`}
      >
        <div className="flex flex-wrap gap-2">
          <Button look="danger" disabled={disconnect.isPending} onClick={() => disconnect.mutate()}>
            Disconnect {name}
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </div>
      </Modal>
    </div>
  );
}
