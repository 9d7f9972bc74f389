import type { RewordRequest } from '@smart-listings/contract';
import { forgetTexts } from '@smart-listings/engine';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Asker } from './operations.ts';
import { chooseWriter } from './writers.ts';

const WITHIN_MS = 20_000;

/**
 * One sentence of a listing anew, by the provider's model: a short call that counts as one in the visitor's hour, and
 * against no month. One that fails costs nothing.
 * @throws AppError not-found where no model writes here
 */
export async function rewordSentence(
  context: AppContext,
  request: RewordRequest,
  { signal, ...asker }: Omit<Asker, 'account'> & { signal: AbortSignal },
): Promise<string> {
  const writer = chooseWriter(context, { writer: 'auto', withinMs: WITHIN_MS }, asker);
  if (!writer.reword) throw new AppError('not-found', 'No AI writes on this server.');
  const giveBack = await writer.take();
  try {
    return await writer.reword(request, AbortSignal.any([signal, context.shutdown.givingUp]));
  } catch (error) {
    if (signal.aborted) throw new AppError('unreachable', 'The request was given up.', { cause: error });
    await giveBack();
    throw writer.explain(error);
  } finally {
    forgetTexts();
  }
}
