import { TIMING } from '@smart-listings/contract';
import type { ExternalToast } from 'sonner';

interface NotifyOptions {
  /** One thing to do about it, e.g. Undo. */
  action?: { label: string; onClick: () => void };
  durationMs?: number;
}

let announce: () => void = () => undefined;
const toasterShown = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called by the toaster once it listens; messages wait for it. */
export function announceToaster(): void {
  announce();
}

// Loaded when the first message is shown: toasts are no part of the first paint.
async function show(kind: 'success' | 'error' | 'info', message: string, options: NotifyOptions) {
  await toasterShown;
  const { toast } = await import('sonner');
  const settings: ExternalToast = { duration: options.durationMs ?? TIMING.toastMs };
  if (options.action) {
    settings.action = options.action;
    // Three seconds are too short to read a sentence and reach for its button.
    settings.duration = options.durationMs ?? 8_000;
  }
  toast[kind](message, settings);
}

export function notifySuccess(message: string, options: NotifyOptions = {}): void {
  void show('success', message, options);
}

export function notifyError(message: string, options: NotifyOptions = {}): void {
  void show('error', message, options);
}

export function notifyInfo(message: string, options: NotifyOptions = {}): void {
  void show('info', message, options);
}
