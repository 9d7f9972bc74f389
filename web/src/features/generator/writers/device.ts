import {
  AI_RETRY,
  type GenerateRequestInput,
  type GenerateResponse,
  type PartialListing,
  type RewordRequestInput,
  rewordRequestSchema,
} from '@smart-listings/contract';
import { AnswerFault, type AskModel, createBuiltinWriter, createDeviceWriter } from '@smart-listings/engine';
import { askModel } from '../../../lib/language-model.ts';
import { ModelFault } from '../../../lib/model-fault.ts';
import { writeInPage } from './in-page.ts';

interface Options {
  signal?: AbortSignal | undefined;
  totalMs?: number;
  onPartial?: (partial: PartialListing) => void;
  /** Says that somebody else wrote, and why. */
  onWord?: (sentence: string) => void;
}

/** The longest listing that is asked for, with its tags and the signs round them. */
const ANSWER_TOKENS = 1_000;

const ask: AskModel = async ({ instructions, prompt, answer, language }, call) => {
  const text = await askModel(
    { instructions, prompt, schema: answer.schema, mostTokens: ANSWER_TOKENS, ...(language && { language }) },
    call,
  );
  return { text, sources: [], finishReason: 'stop' };
};

/**
 * A listing by the AI of this browser. Where that fails the built-in writer takes its place, here too: whoever
 * chose the one wants nothing to leave.
 */
export async function writeOnDevice(
  request: GenerateRequestInput,
  { signal: left, totalMs = AI_RETRY.totalMs, onPartial, onWord }: Options,
): Promise<GenerateResponse> {
  const timeout = AbortSignal.timeout(totalMs);
  const signal = left ? AbortSignal.any([left, timeout]) : timeout;
  try {
    return await writeInPage(createDeviceWriter(ask), request, { signal, onPartial });
  } catch (error) {
    left?.throwIfAborted();
    const reason = timeout.aborted ? 'took too long' : reasonOf(error);
    onWord?.(`The AI of this browser ${reason}: the built-in writer wrote this instead.`);
    return writeInPage(createBuiltinWriter(), request, { signal: new AbortController().signal, onPartial });
  }
}

/** A sentence anew by the AI of this browser. */
export async function rewordOnDevice(input: RewordRequestInput): Promise<string> {
  const request = rewordRequestSchema.parse(input);
  const { reword } = createDeviceWriter(ask);
  if (!reword) throw new ModelFault('absent');
  return reword(request, AbortSignal.timeout(AI_RETRY.totalMs));
}

function reasonOf(error: unknown): string {
  if (error instanceof ModelFault) return error.reason;
  if (!(error instanceof AnswerFault)) {
    // Nobody foresaw it: it is told to whoever listens for the page's errors, and the seller has a listing.
    reportError(error);
    return 'failed';
  }
  return error.kind === 'refused' ? 'declined to write it' : 'gave no listing';
}
