import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TrayApi } from './api/server-tray.ts';
import type { IncomingStore } from './incoming-store.ts';
import { TrayRunner, type Work } from './runner.ts';
import { ServerTray } from './server-tray.ts';
import { Tray, type TrayState } from './tray.ts';
import type { TrayStore } from './tray-store.ts';

const LOCK = 'smart-listings-tray';

interface Options {
  store: TrayStore;
  incomingStore: IncomingStore;
  work: Omit<Work, 'server' | 'handsOver'>;
  /** The account's tray on the server; null without an account. */
  account: { id: string; api: TrayApi; onWritten: () => void } | null;
  /** The server writes for the account: rows go there. */
  handsOver: boolean;
  currency: string;
  /** Where the seller sold last. */
  platform: string;
}

/** The tray of this browser: one tab at a time works on it, and goes on where the last one stopped. */
export function useTray({ store, incomingStore, work, account, handsOver, currency, platform }: Options): {
  tray: Tray;
  runner: TrayRunner;
  state: TrayState;
} {
  const [tray] = useState(() => new Tray(store, incomingStore));
  const [runner] = useState(
    () => new TrayRunner(tray, { ...work, server: null, handsOver: false }, currency),
  );
  const state = useSyncExternalStore(tray.subscribe, tray.getState, tray.getState);

  useEffect(() => {
    const left = new AbortController();
    const open = () => tray.load({ platform });
    void holdAlone(left.signal, open, () => tray.set({ phase: 'elsewhere' }));
    return () => left.abort();
  }, [tray, platform]);

  useEffect(() => {
    const unsubscribe = tray.subscribe(() => runner.goOn());
    runner.start();
    return () => {
      unsubscribe();
      runner.stop();
    };
  }, [tray, runner]);

  const isOpen = state.phase === 'open';
  const server = useMemo(() => {
    if (!account || !isOpen) return null;
    const { id, api, onWritten } = account;
    const writtenOf = runner.writtenOf.bind(runner);
    const mustWait = (error: unknown) => runner.mustWait(error, true);
    return new ServerTray(tray, { account: id, api, onWritten, writtenOf, mustWait });
  }, [tray, runner, account, isOpen]);
  useEffect(() => {
    server?.start();
    return () => server?.end();
  }, [server]);

  // Before the effects of what is drawn, one of which has it go on.
  useLayoutEffect(
    () => runner.employ({ ...work, server, handsOver }, currency),
    [runner, work, server, handsOver, currency],
  );

  return { tray, runner, state };
}

/** Waits until no other tab holds the tray, says so meanwhile, and holds it until the page leaves. */
async function holdAlone(left: AbortSignal, open: () => Promise<void>, wait: () => void): Promise<void> {
  const { locks } = navigator;
  // A browser without locks has one tab, or a seller who knows.
  if (!locks) return open();
  const hold = () =>
    new Promise<void>((resolve) => {
      if (left.aborted) return resolve();
      left.addEventListener('abort', () => resolve(), { once: true });
      void open();
    });
  const isHeld = await locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? hold().then(() => true) : false,
  );
  if (isHeld || left.aborted) return;
  wait();
  await locks.request(LOCK, { signal: left }, hold).catch(() => undefined);
}
