// @vitest-environment jsdom
import { MESSAGES, type Me, SERVER_MESSAGES, TIMING } from '@smart-listings/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { meOf } from '../../test/stand-in-server.ts';
import { describeMembership } from './describe-membership.ts';
import { useCheckout } from './use-checkout.ts';
import { usePortal } from './use-portal.ts';

const { user } = meOf('premium');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server that answers every call so; gives what it was sent. */
function serverAnswers(answer: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    init.signal?.throwIfAborted();
    return answer();
  });
  return bodies;
}

async function sentencesOfPortal(who: Me['user']): Promise<string[]> {
  const said: string[] = [];
  const { result } = renderHook(() =>
    usePortal({ user: who, returnPath: '/account', onError: (message) => said.push(message) }),
  );
  await act(() => result.current.open());
  return said;
}

async function sentencesOfCheckout(email: string | null): Promise<string[]> {
  const said: string[] = [];
  const { result } = renderHook(() => useCheckout({ email, onError: (message) => said.push(message) }));
  await act(() => result.current.start());
  return said;
}

const refusal = (status: number, message?: string) => () =>
  Response.json(message ? { error: { code: 'internal', message } } : {}, { status });

test.each([
  ['a session that has ended', refusal(401, 'Please log in first.'), MESSAGES.loginToManage],
  ['an account without a portal', refusal(404, 'Nothing there.'), MESSAGES.portalMissing],
  ['too many requests', refusal(429, 'Slow down.'), MESSAGES.billingBusy],
  ['a refusal with a reason', refusal(502, 'The provider is away.'), 'The provider is away.'],
  ['a refusal without one', refusal(503), 'Failed to create portal link (503)'],
  ['an answer without an address', () => Response.json({}), MESSAGES.portalWithoutUrl],
  ['an answer that is none', () => new Response('<html>'), MESSAGES.portalBroken],
  ['a broken connection', () => Promise.reject(new TypeError('failed to fetch')), MESSAGES.portalBroken],
])('the portal says its own sentence for %s', async (_name, answer, sentence) => {
  serverAnswers(answer);
  expect(await sentencesOfPortal(user)).toEqual([sentence]);
});

test('the portal is not asked for without an account or without its address', async () => {
  const bodies = serverAnswers(() => Response.json({ url: '/portal' }));
  expect(await sentencesOfPortal(null)).toEqual([MESSAGES.loginToManage]);
  expect(await sentencesOfPortal(user && { ...user, email: '' })).toEqual([MESSAGES.billingEmailMissing]);
  expect(bodies).toEqual([]);
});

test('a portal that takes twenty seconds is not waited for', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    limit.abort(new DOMException('late', 'TimeoutError'));
    return promise;
  });
  expect(await sentencesOfPortal(user)).toEqual([MESSAGES.portalSlow]);
  expect(timeout).toHaveBeenCalledWith(TIMING.portalTimeoutMs);
});

test('the portal opens in a new tab that has no hold of this one; a relative address is made whole', async () => {
  const bodies = serverAnswers(() => Response.json({ url: '/sandbox/portal?token=t' }));
  const tab = { opener: window, location: { assign: vi.fn() } };
  const open = vi.fn(() => tab);
  vi.stubGlobal('open', open);
  expect(await sentencesOfPortal(user)).toEqual([]);
  expect(tab.location.assign).toHaveBeenCalledWith(`${window.location.origin}/sandbox/portal?token=t`);
  expect(tab.opener).toBeNull();
  expect(bodies).toEqual([{ email: user?.email, returnUrl: `${window.location.origin}/account` }]);
});

test.each([
  ['a refusal with a reason', refusal(403, SERVER_MESSAGES.alreadyPro), SERVER_MESSAGES.alreadyPro],
  ['a refusal without one', refusal(500), 'Checkout failed (500)'],
  ['an answer without an address', () => Response.json({ url: '' }), MESSAGES.checkoutWithoutUrl],
  ['a broken connection', () => Promise.reject(new TypeError('failed to fetch')), MESSAGES.checkoutBroken],
])('the checkout says its own sentence for %s', async (_name, answer, sentence) => {
  const bodies = serverAnswers(answer);
  expect(await sentencesOfCheckout(null)).toEqual([sentence]);
  expect(bodies).toEqual([{}]);
});

test('what is bought is said with its dates, and what is to be done first', () => {
  const dates = { renewsAt: '2026-12-21T12:00:00Z', cancelsAt: '2026-12-20T12:00:00Z' };
  const say = (state: NonNullable<Me['membership']>['state'], plan: 'free' | 'premium' = 'premium') =>
    describeMembership({ ...meOf(plan), membership: { state, ...dates } });
  expect(say('renewing')?.text).toBe('Renews on 21 December 2026.');
  expect(say('ending')?.text).toContain('until 20 December 2026');
  expect(say('past-due')?.urgent).toBe(true);
  expect(say('paused', 'free')?.text).toContain('Until then the account is on Starter.');
  expect(say('none', 'free')).toBeNull();
});
