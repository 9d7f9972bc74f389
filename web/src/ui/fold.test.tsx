// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fold } from './fold.tsx';

afterEach(cleanup);

test('what the seller opened comes open again when it is drawn anew, and what was closed, closed', async () => {
  const fold = (
    <Fold title="Costs" isLate>
      Postage
    </Fold>
  );
  const isDrawn = () => screen.queryByText('Postage') !== null;
  const isOpen = () => screen.getByRole('group').hasAttribute('open');
  const { unmount } = render(fold);
  expect(isDrawn()).toBe(false);
  fireEvent.click(screen.getByText('Costs'));
  await screen.findByText('Postage');
  unmount();

  const second = render(fold);
  expect(isOpen()).toBe(true);
  expect(isDrawn()).toBe(true);
  const closed = vi.fn();
  screen.getByRole('group').addEventListener('toggle', closed);
  fireEvent.click(screen.getByText('Costs'));
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  second.unmount();

  render(fold);
  expect(isOpen()).toBe(false);
  expect(isDrawn()).toBe(false);
});
