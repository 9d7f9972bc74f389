// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { meQuery } from './api/get-me.ts';
import { changeSession, followSession } from './change-session.ts';
import { NOBODY, readMe } from './read-me.ts';

const ANNA = {
  user: {
    uid: 'u1',
    email: 'anna@example.com',
    displayName: 'Anna',
    emailVerified: false,
    planType: 'free',
    isOwner: false,
  },
  usage: { month: '2026-11', generatedCount: 2 },
  savedCount: 1,
  membership: { state: 'none', renewsAt: null, cancelsAt: null },
  limits: { generationsPerMonth: 5, savedListings: 5, priceRefreshesPerListing: 1 },
} as const;

afterEach(() => vi.unstubAllGlobals());

test('an answer without a user, or one that cannot be read, is nobody', () => {
  for (const body of [
    null,
    'no',
    {},
    { user: null },
    { user: { uid: 'u1' } },
    { user: { ...ANNA.user, planType: 'gold' } },
  ]) {
    expect(readMe(body)).toEqual(NOBODY);
  }
});

test('an answer with a user is read whole, no limit as null', () => {
  expect(readMe(ANNA)).toEqual(ANNA);
  const pro = {
    ...ANNA,
    limits: { generationsPerMonth: null, savedListings: null, priceRefreshesPerListing: null },
  };
  expect(readMe(pro).limits?.generationsPerMonth).toBeNull();
});

test('a log-in in one tab reaches the other, which forgets what it had loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json(ANNA));
  const here = new QueryClient();
  const other = new QueryClient();
  other.setQueryData(meQuery.queryKey, NOBODY);
  other.setQueryData(['listings'], ['of somebody else']);
  const stop = followSession(other);
  await changeSession(here);
  await expect.poll(() => other.getQueryData(['listings'])).toBeUndefined();
  expect(other.getQueryData(meQuery.queryKey)).toEqual(ANNA);
  stop();
});
