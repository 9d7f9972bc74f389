// @vitest-environment jsdom
import type { Me } from '@smart-listings/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renewalDay } from '../quota.ts';
import { UsageBanner } from './usage-banner.tsx';

afterEach(cleanup);

function free(generatedCount: number, savedCount: number): Me {
  return {
    user: {
      uid: 'u1',
      email: 'anna@example.com',
      displayName: '',
      emailVerified: true,
      planType: 'free',
      isOwner: false,
    },
    usage: { month: '2026-12', generatedCount },
    savedCount,
    membership: { state: 'none', renewsAt: null, cancelsAt: null },
    limits: { generationsPerMonth: 5, savedListings: 5, priceRefreshesPerListing: 1 },
  };
}

function renderBanner(me: Me): () => number {
  let opened = 0;
  render(
    <UsageBanner
      me={me}
      onUpgrade={() => {
        opened += 1;
      }}
    />,
  );
  return () => opened;
}

const text = () => screen.getByRole('region', { name: 'Your plan' }).textContent;

test('says what is left of the month and how many listings are saved', () => {
  renderBanner(free(2, 1));
  expect(text()).toContain('3 of 5 generations left this month');
  expect(text()).toContain('1 of 5 listings saved');
});

test('a limit that is reached has its own sentence and leads to the plans', async () => {
  const opened = renderBanner(free(5, 1));
  expect(text()).toContain("You've hit your monthly generation limit! It starts anew on 1 January.");
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Pro' }));
  expect(opened()).toBe(1);
});

test('both limits can be reached, and more than reached after a plan has ended', () => {
  renderBanner(free(9, 40));
  expect(text()).toContain("You've hit your monthly generation limit!");
  expect(text()).toContain("You've hit your saved listings limit!");
});

test('Pro and visitors without an account see none of it', () => {
  const me = free(2, 1);
  renderBanner({
    ...me,
    limits: { generationsPerMonth: null, savedListings: null, priceRefreshesPerListing: null },
  });
  renderBanner({ user: null, usage: null, savedCount: null, membership: null, limits: null });
  expect(screen.queryByRole('region')).toBeNull();
});

test('the count starts anew on the first of the next month', () => {
  expect([renewalDay('2026-11'), renewalDay('2026-12')]).toEqual(['1 December', '1 January']);
});
