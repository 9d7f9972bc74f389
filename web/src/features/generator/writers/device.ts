import {
  AI_RETRY,
  type GenerateRequestInput,
  type PartialListing,
  type RewordRequestInput,
  rewordRequestSchema,
} from '@smart-listings/contract';
import { AnswerFault, type AskModel, createBuiltinWriter, createDeviceWriter } from '@smart-listings/engine';
import { askModel } from '../../../lib/language-model.ts';
import { ModelFault } from '../../../lib/model-fault.ts';
import { type WrittenFor, writeInPage } from './in-page.ts';

interface Options {
  signal?: AbortSignal | undefined;
  totalMs?: number;
  onPartial?: (partial: PartialListing) => void;
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
  { signal: left, totalMs = AI_RETRY.totalMs, onPartial }: Options,
): Promise<WrittenFor> {
  const timeout = AbortSignal.timeout(totalMs);
  const signal = left ? AbortSignal.any([left, timeout]) : timeout;
  try {
    return await writeInPage(createDeviceWriter(ask), request, { signal, onPartial });
  } catch (error) {
    left?.throwIfAborted();
    const reason = timeout.aborted ? 'took too long' : reasonOf(error);
    const signal = new AbortController().signal;
    const response = await writeInPage(createBuiltinWriter(), request, { signal, onPartial });
    return {
      ...response,
      instead: `The AI of this browser ${reason}: the built-in writer wrote this instead.`,
    };
  }
}

/** A sentence anew by the AI of this browser. */
export async function rewordOnDevice(input: RewordRequestInput): Promise<string> {
  const request = rewordRequestSchema.parse(input);
  const { reword } = createDeviceWriter(ask);
  if (!reword) throw new ModelFault('absent');
  return reword(request, AbortSignal.timeout(AI_RETRY.totalMs));
}

/** As the server says it of a provider's. */
const FAULTS: Record<AnswerFault['kind'], string> = {
  refused: 'declined to write this listing',
  'wrong-language': 'wrote in another language than yours',
  'broken-off': 'broke off in the middle of its answer',
  'bad-answer': 'gave no listing',
};

function reasonOf(error: unknown): string {
  if (error instanceof ModelFault) return error.reason;
  if (!(error instanceof AnswerFault)) {
    // Nobody foresaw it: it is told to whoever listens for the page's errors, and the seller has a listing.
    reportError(error);
    return 'failed';
  }
  return FAULTS[error.kind];
}
