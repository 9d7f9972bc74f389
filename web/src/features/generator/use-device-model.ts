import { AI_RETRY, STORAGE_KEYS } from '@smart-listings/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchModel, findModel, type Needs, tryModel } from '../../lib/language-model.ts';
import { readText, writeText } from '../../lib/storage.ts';

export type DeviceModel =
  /** Not asked yet, or this browser has none. */
  | { phase: 'none' }
  | { phase: 'offered'; isThere: boolean }
  | { phase: 'declined' }
  | { phase: 'fetching'; share: number }
  | { phase: 'failed' }
  /** It is there, and is asked whether it answers. */
  | { phase: 'trying' }
  /** It does not. */
  | { phase: 'unfit' }
  | { phase: 'chosen' }
  /** It was chosen, and is gone. */
  | { phase: 'gone' };

/** One that takes pictures where there is such a one: then one download is all. */
async function bestNeeds(): Promise<{ needs: Needs; isThere: boolean } | null> {
  for (const needs of [{ images: true }, {}]) {
    const found = await findModel(needs);
    if (found !== 'unavailable') return { needs, isThere: found === 'available' };
  }
  return null;
}

/** The browser's own model: whether there is one, the way to it, and the seller's choice, which is kept. */
export function useDeviceModel(onChange: (isChosen: boolean) => void) {
  const [model, setModel] = useState<DeviceModel>({ phase: 'none' });
  const fetching = useRef<AbortController | null>(null);
  useEffect(() => {
    let left = false;
    void bestNeeds().then((best) => {
      if (!left) setModel(firstPhase(readText('local', STORAGE_KEYS.writer), best));
    });
    return () => {
      left = true;
      fetching.current?.abort();
    };
  }, []);

  function keep(choice: 'device' | 'declined' | '', next: DeviceModel) {
    fetching.current?.abort();
    writeText('local', STORAGE_KEYS.writer, choice);
    onChange(choice === 'device');
    setModel(next);
  }

  async function choose() {
    const controller = new AbortController();
    fetching.current = controller;
    const { signal } = controller;
    const best = await bestNeeds();
    try {
      if (!best?.isThere) await fetchBest(best?.needs ?? {}, signal);
    } catch {
      return signal.aborted || setModel({ phase: 'failed' });
    }
    if (!signal.aborted) setModel({ phase: 'trying' });
    try {
      await tryModel(AbortSignal.any([signal, AbortSignal.timeout(AI_RETRY.totalMs)]));
      if (!signal.aborted) keep('device', { phase: 'chosen' });
    } catch {
      if (!signal.aborted) setModel({ phase: 'unfit' });
    }
  }

  function fetchBest(needs: Needs, signal: AbortSignal) {
    setModel({ phase: 'fetching', share: 0 });
    return fetchModel(needs, {
      signal,
      onProgress: (share) => signal.aborted || setModel({ phase: 'fetching', share }),
    });
  }

  return {
    model,
    choose,
    /** Goes on as usual; the offer stays. */
    leave: () => keep('', model.phase === 'chosen' ? { phase: 'offered', isThere: true } : { phase: 'none' }),
    decline: () => keep('declined', { phase: 'declined' }),
    reconsider: () => keep('', { phase: 'offered', isThere: false }),
  };
}

function firstPhase(choice: string | null, best: { isThere: boolean } | null): DeviceModel {
  if (choice === 'device') return { phase: best?.isThere ? 'chosen' : 'gone' };
  if (best === null) return { phase: 'none' };
  return choice === 'declined' ? { phase: 'declined' } : { phase: 'offered', isThere: best.isThere };
}
