// @vitest-environment jsdom
import { MESSAGES } from '@smart-listings/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ResetRequestForm } from './reset-request-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what went wrong has the focus, also where a frame comes before it is drawn', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => void paint(0));
  render(<ResetRequestForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  const alert = await screen.findByText(MESSAGES.resetMailFailed);
  await waitFor(() => expect(document.activeElement).toBe(alert));
});
