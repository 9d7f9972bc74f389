import { MESSAGES, type SavedListing, TIMING } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notifyError, notifyInfo, notifySuccess } from '../../lib/notify.ts';
import { exportListings } from './api/export-listings.ts';
import { refreshListings } from './api/list-listings.ts';
import type { ExportChoice } from './components/export-choices.tsx';
import { type Generate, type Outcome, regenerateListings, takeBack } from './regenerate.ts';

export type BulkState =
  | { action: 'none' | 'delete' | 'export' }
  | { action: 'regenerate'; done: number; of: number };

interface Options {
  generate: Generate;
  /** @returns the ids that are still there */
  remove: (listings: readonly SavedListing[]) => Promise<readonly string[]>;
  /** With the listings that are still to be dealt with: they stay selected. */
  onLeft: (ids: readonly string[]) => void;
}

const IDLE: BulkState = { action: 'none' };
const durationMs = TIMING.savedListingsToastMs;

/** What can be done to several listings at once; one thing at a time. */
export function useBulkActions({ generate, remove, onLeft }: Options) {
  const client = useQueryClient();
  const [state, setState] = useState<BulkState>(IDLE);
  /** Why a listing could not be written anew, by its id; shown in its row. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function removeChosen(listings: readonly SavedListing[]) {
    setState({ action: 'delete' });
    onLeft(await remove(listings));
    setState(IDLE);
  }

  async function exportCsv(ids: readonly string[] | 'all', choice: ExportChoice) {
    setState({ action: 'export' });
    try {
      await exportListings(ids, choice);
    } catch (error) {
      notifyError(messageOf(error), { durationMs });
    }
    setState(IDLE);
  }

  async function regenerate(
    listings: readonly SavedListing[],
    rewritesEdited: boolean,
    /** Given, the built-in writer writes them, because the AI has failed: why, by their ids. */
    why: ReadonlyMap<string, string> | null = null,
  ) {
    const controller = new AbortController();
    running.current = controller;
    setFailures(new Map());
    const outcome = await regenerateListings(listings, {
      rewritesEdited,
      writer: why === null ? 'auto' : 'builtin',
      why: why ?? new Map(),
      generate,
      signal: controller.signal,
      onProgress: (done) => setState({ action: 'regenerate', done, of: listings.length }),
    });
    await refreshListings(client);
    const written = new Set(outcome.written.map(({ before }) => before.id));
    onLeft(listings.map(({ id }) => id).filter((id) => !written.has(id)));
    const reasons = new Map([...outcome.failures].map(([id, error]) => [id, messageOf(error)]));
    setFailures(reasons);
    setState(IDLE);
    const byBuiltin = listings.filter(({ id }) => offersBuiltin(outcome.failures.get(id)));
    report(outcome, controller.signal.aborted, () => regenerate(byBuiltin, rewritesEdited, reasons));
  }

  function report({ written, failures }: Outcome, cancelled: boolean, byBuiltinWriter: () => Promise<void>) {
    if (failures.size > 0) {
      // biome-ignore lint/suspicious/noConsole: the sentence on the page sends the seller there
      for (const [id, error] of failures) console.error(`Listing ${id} could not be regenerated.`, error);
      const action = { label: 'Use the built-in writer', onClick: () => void byBuiltinWriter() };
      const isNoDeadEnd = [...failures.values()].some(offersBuiltin);
      notifyError(
        MESSAGES.regenerateFailed(failures.size),
        isNoDeadEnd ? { durationMs: TIMING.undoDeleteMs, action } : { durationMs },
      );
    }
    if (cancelled) notifyInfo('Stopped. What is still selected is as it was.', { durationMs });
    if (written.length === 0) return;
    notifySuccess(MESSAGES.regenerated(written.length), {
      durationMs: TIMING.undoDeleteMs,
      action: { label: 'Undo', onClick: () => void undo(written) },
    });
  }

  async function undo(written: Outcome['written']) {
    const results = await Promise.allSettled(written.map(takeBack));
    await refreshListings(client);
    if (results.some(({ status }) => status === 'rejected')) notifyError(MESSAGES.editFailed, { durationMs });
  }

  return {
    state,
    failures,
    remove: removeChosen,
    exportCsv,
    regenerate,
    cancel: () => running.current?.abort(),
  };
}

/** Whether the built-in writer would have written what an AI did not. */
function offersBuiltin(failure: unknown): boolean {
  return failure instanceof ApiError && failure.fallback === 'builtin';
}
