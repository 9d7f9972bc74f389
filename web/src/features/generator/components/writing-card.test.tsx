// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SESSION } from '../session.ts';
import type { Generation } from '../use-generation.ts';
import { WritingCard } from './writing-card.tsx';

type Running = Extract<Generation, { phase: 'running' }>;

const RUNNING: Running = {
  phase: 'running',
  input: {
    form: {
      platform: 'eBay',
      itemName: 'Lamp',
      make: '',
      modelNumber: '',
      features: 'Brass',
      condition: 'used-good',
      targetBuyer: '',
      keywords: '',
    },
    currency: 'GBP (£)',
    variant: 'v1',
    session: EMPTY_SESSION,
    seen: [],
    photoCount: 0,
    competition: null,
    writer: 'auto',
    here: false,
  },
  attempt: 1,
  attempts: 5,
  failed: null,
  partial: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(changes: Partial<Running> = {}) {
  const card = (more: Partial<Running>) => (
    <WritingCard
      generation={{ ...RUNNING, ...changes, ...more }}
      onCancel={() => undefined}
      onUseBuiltin={() => undefined}
    />
  );
  const { rerender } = render(card({}));
  return (more: Partial<Running>) => rerender(card(more));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const offer = () => screen.queryByRole('button', { name: 'Use the built-in writer instead' });

test('offers the built-in writer after five seconds of silence, not before', async () => {
  const update = show();
  await wait(4_900);
  expect(offer()).toBeNull();
  update({ partial: { title: 'Brass lamp' } });
  await wait(4_900);
  expect(offer()).toBeNull();
  await wait(200);
  expect(offer()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain('takes longer than usual');
});

test('offers it at the first failure, with the reason and the time until the next try', () => {
  const failed = {
    message: 'The AI server is currently overloaded.',
    code: 'overloaded',
    waitMs: 17_000,
  } as const;
  show({ attempt: 2, failed });
  expect(offer()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    'The AI has more to do at the moment than it can. We try again in 17 seconds.The AI server is currently overloaded.',
  );
});

test('does not offer the built-in writer in its own place', async () => {
  show({ input: { ...RUNNING.input, writer: 'builtin' } });
  await wait(6_000);
  expect(offer()).toBeNull();
});
