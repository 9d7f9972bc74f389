import { MESSAGES, type PartialListing, writtenInstead } from '@smart-listings/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isOfServer } from '../../lib/api-error.ts';
import type { FailedAttempt } from '../../lib/retry.ts';
import { failureWords } from './failure-words.ts';
import type { GenerationInput } from './generation-input.ts';
import type { WrittenFor } from './writers/in-page.ts';

export type Generation =
  | { phase: 'idle' }
  | {
      phase: 'running';
      input: GenerationInput;
      attempt: number;
      attempts: number;
      /** The last attempt; null in the first. */
      failed: FailedAttempt | null;
      partial: PartialListing | null;
    }
  | {
      phase: 'failed';
      input: GenerationInput;
      message: string;
      /** What kind of failure it was; null for one that nobody foresaw. */
      code: ApiError['code'] | null;
      /** The built-in writer would write the same. */
      fallback: boolean;
    };

interface Options {
  onWritten: (input: GenerationInput, response: WrittenFor) => void;
  onFailed?: (input: GenerationInput) => void;
  /** Nothing is left of the month: no failure to try again, but something to be told. */
  onLimit?: (input: GenerationInput) => void;
  extraAttempts?: number;
  firstDelayMs?: number;
}

const IDLE: Generation = { phase: 'idle' };
const NO_ANSWER = 'The AI had not answered yet.';

/** Runs one generation at a time: its state, its start and its end by the seller's hand. */
export function useGeneration({ onWritten, onFailed, onLimit, extraAttempts, firstDelayMs }: Options) {
  const [generation, setGeneration] = useState<Generation>(IDLE);
  const running = useRef<AbortController | null>(null);
  const click = useRef({});
  /** Why whoever was asked has not written: for the listing that the built-in writer writes instead. */
  const why = useRef<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (input: GenerationInput) => {
      running.current?.abort();
      const controller = new AbortController();
      // In place of a model that fails, the built-in writer belongs to the same press.
      const isBuiltin = input.writer === 'builtin';
      if (!isBuiltin) {
        click.current = {};
        why.current = NO_ANSWER;
      }
      running.current = controller;
      const update = (
        change: Partial<Omit<Extract<Generation, { phase: 'running' }>, 'phase' | 'input'>>,
      ) => {
        if (controller.signal.aborted) return;
        setGeneration((now) => (now.phase === 'running' ? { ...now, ...change } : now));
      };
      setGeneration({ phase: 'running', input, attempt: 1, attempts: 1, failed: null, partial: null });
      try {
        // Fetched while the seller types, with the result card.
        const [{ writeListing }, { requestOf }] = await Promise.all([
          import('./write-listing.ts'),
          import('./generation-input.ts'),
        ]);
        const response = await writeListing(requestOf(input), {
          here: input.here,
          signal: controller.signal,
          click: click.current,
          extraAttempts,
          firstDelayMs,
          onAttempt: (attempt, attempts, failed) => {
            if (failed && !isBuiltin) why.current = reasonOf(failed);
            update({ attempt, attempts, failed: failed ?? null, partial: null });
          },
          onPartial: (partial) => update({ partial }),
        });
        if (controller.signal.aborted) return;
        const instead = isBuiltin && why.current !== null ? writtenInstead(why.current) : undefined;
        why.current = null;
        onWritten(input, { ...response, instead: response.instead ?? instead });
        setGeneration(IDLE);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!isBuiltin && error instanceof ApiError) why.current = reasonOf(error);
        if (onLimit && error instanceof ApiError && error.code === 'limit-reached') {
          setGeneration(IDLE);
          onLimit(input);
          return;
        }
        setGeneration({ phase: 'failed', input, ...describe(error, input) });
        onFailed?.(input);
      }
    },
    [onWritten, onFailed, onLimit, extraAttempts, firstDelayMs],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setGeneration(IDLE);
  }, []);

  return { generation, start, cancel };
}

function reasonOf({ code, message }: Pick<FailedAttempt, 'code' | 'message'>): string {
  return failureWords(code) ?? message;
}

function describe(error: unknown, { variant, writer }: GenerationInput) {
  const known = error instanceof ApiError ? error : null;
  return {
    message: MESSAGES.generateFailed(variant, known?.message ?? MESSAGES.unknown),
    code: known?.code ?? null,
    // It runs in this page too, so that only what is wrong with the request stands in its way.
    fallback: writer !== 'builtin' && (known === null || known.fallback === 'builtin' || isOfServer(known)),
  };
}
