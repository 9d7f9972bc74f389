import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ApiError } from '../../lib/api-error.ts';

interface Options<T> {
  /** What the form must hold; its sentences are shown as they stand. */
  schema: z.ZodType<T>;
  send: (values: T) => Promise<void>;
  /** Said when it failed for a reason that tells the visitor nothing. */
  failure: string;
}

type State = { phase: 'idle' | 'busy' | 'done' } | { phase: 'failed'; problem: string };

/** One form's way from its fields to the server: checked, sent once, and its problem in words. */
export function useSubmit<T>({ schema, send, failure }: Options<T>) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const alert = useRef<HTMLParagraphElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase === 'busy') return;
    const form = event.currentTarget;
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      const [issue] = checked.error.issues;
      setState({ phase: 'failed', problem: issue?.message ?? failure });
      const field = form.elements.namedItem(String(issue?.path[0] ?? ''));
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setState({ phase: 'busy' });
    try {
      await send(checked.data);
      setState({ phase: 'done' });
      form.reset();
    } catch (error) {
      // Drawn at once: the pressed button was off meanwhile and has lost the focus, which the sentence takes.
      flushSync(() => setState({ phase: 'failed', problem: reasonOf(error, failure) }));
      alert.current?.focus();
    }
  }

  return {
    handleSubmit,
    alert,
    busy: state.phase === 'busy',
    done: state.phase === 'done',
    problem: state.phase === 'failed' ? state.problem : null,
  };
}

/** Nothing that the visitor typed is the reason. */
const SAYS_WHY = new Set<ApiError['code']>(['network', 'database-away', 'disk-full']);

/** The server's own sentence where it has one for the visitor; a broken server or line, in ours. */
export function reasonOf(error: unknown, failure: string): string {
  if (!(error instanceof ApiError)) return failure;
  if (SAYS_WHY.has(error.code)) return `${failure} ${error.message}`;
  return error.status >= 500 ? failure : error.message;
}
