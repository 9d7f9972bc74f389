import { MESSAGES } from '@smart-listings/contract';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { notifyError } from '../../lib/notify.ts';
import { analyzeCompetition } from './api/analyze-competition.ts';
import { type Item, platformOf, questionOf } from './item.ts';
import { usablePaste } from './read-paste.ts';
import {
  loadResearch,
  NO_PASTE,
  type Paste,
  type Research,
  type Snapshot,
  storeSnapshot,
} from './snapshot.ts';

export type Progress =
  | { phase: 'idle' }
  | { phase: 'running'; attempt: number; attempts: number; reason: string | null }
  | { phase: 'failed'; message: string };

interface Options {
  item: Item;
  currency: string;
  /** null: nothing; undefined: what the tab knew before a reload has not been looked for. */
  research: Research | null | undefined;
  onResearch: (research: Research | null) => void;
  /** Once for each analysis. */
  onFound: (found: Snapshot) => void;
}

const IDLE: Progress = { phase: 'idle' };

/** One analysis at a time: its progress, what came of it, and what the seller pasted for it. */
export function useCompetition({ item, currency, research, onResearch, onFound }: Options) {
  const [progress, setProgress] = useState<Progress>(IDLE);
  const running = useRef<AbortController | null>(null);
  const snapshot = research?.snapshot ?? null;
  const paste = research?.paste ?? NO_PASTE;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (research === undefined) onResearch(loadResearch());
    else storeSnapshot(research?.snapshot ?? null);
  }, [research, onResearch]);
  const isForgotten = research === null;
  useEffect(() => {
    if (!isForgotten) return;
    running.current?.abort();
    setProgress(IDLE);
  }, [isForgotten]);

  async function analyze(used: Paste = paste) {
    const platform = platformOf(item);
    if (item.itemName.trim() === '') return askFor('itemName', MESSAGES.itemNameMissing);
    if (!platform) return askFor('platform', 'Choose a selling platform.');
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    onResearch({ snapshot, paste: used });
    setProgress({ phase: 'running', attempt: 1, attempts: 1, reason: null });
    try {
      const comparables = usablePaste(used, currency);
      const analysis = await analyzeCompetition(
        { ...questionOf(item, platform, currency), comparables },
        {
          signal: controller.signal,
          onAttempt: (attempt, attempts, failed) => {
            if (!controller.signal.aborted)
              setProgress({ phase: 'running', attempt, attempts, reason: failed?.message ?? null });
          },
        },
      );
      if (controller.signal.aborted) return;
      const found = { analysis, item, currency, paste: used };
      onResearch({ paste: used, snapshot: found });
      onFound(found);
      setProgress(IDLE);
    } catch (error) {
      if (controller.signal.aborted) return;
      setProgress({ phase: 'failed', message: MESSAGES.competitionFailed(messageOf(error)) });
    }
  }

  function cancel() {
    running.current?.abort();
    setProgress(IDLE);
  }

  return { progress, snapshot, paste, analyze, cancel, forget: () => onResearch(null) };
}

function askFor(field: string, message: string): void {
  notifyError(message);
  document.getElementById(field)?.focus();
}
