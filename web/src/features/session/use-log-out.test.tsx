// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { followEvents } from '../../lib/follow-events.ts';
import { meQuery } from './api/get-me.ts';
import { useLogOut } from './use-log-out.ts';

const opened = vi.fn();
class Source extends EventTarget {
  readyState = 1;
  constructor(path: string) {
    super();
    opened(path);
  }
  close() {}
}

let follow: () => void;

/** Follows its account's events as soon as it is asked to, and for as long as somebody is logged in. */
function Page() {
  const { data } = useQuery({ ...meQuery, enabled: false });
  const [isFollowing, setFollowing] = useState(false);
  const { logOut } = useLogOut(() => {});
  follow = () => setFollowing(true);
  const account = data?.user?.uid;
  useEffect(() => {
    if (account && isFollowing) return followEvents('/api/listings/stream', 'changed', () => {});
    return undefined;
  }, [account, isFollowing]);
  return (
    <button type="button" onClick={logOut}>
      {account ? 'Logout' : 'Nobody'}
    </button>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('opens no stream for the account that is being logged out', async () => {
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('fetch', async (path: string) => {
    // The part of the page that follows it has come just now.
    if (path === '/api/auth/sign-out') follow();
    return Response.json(path === '/api/me' ? { user: null } : { ok: true });
  });
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, {
    user: {
      uid: 'u1',
      email: 'anna@example.com',
      displayName: 'Anna',
      emailVerified: false,
      planType: 'free',
      isOwner: false,
    },
    usage: null,
    savedCount: 0,
    membership: { state: 'none', renewsAt: null, cancelsAt: null },
    limits: null,
  });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  screen.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => screen.queryByRole('button', { name: 'Nobody' })).not.toBeNull();
  // Whatever would still be opened is opened by then.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opened).not.toHaveBeenCalled();
});
