/** Who writes a listing here, what that takes of a visitor's allowance, and how its failures read. */
import { type GenerateRequest, MESSAGES } from '@smart-listings/contract';
import { AnswerFault, createBuiltinWriter, createModelWriter, type Writer } from '@smart-listings/engine';
import { ProviderFailure } from '../../ai/errors.ts';
import type { TextModel } from '../../ai/text-model.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';

export interface ChosenWriter extends Writer {
  /**
   * Takes a unit of the visitor's allowance.
   * @returns gives it back
   */
  take(): Promise<() => Promise<void>>;
  /** What the seller reads of a failure; the operator's log has the rest. */
  explain(error: unknown): unknown;
}

interface Visitor {
  visitor: string;
  requestId: string;
}

/** The configured provider's model, unless there is none or the seller asked for the built-in writer. */
export function chooseWriter(
  context: AppContext,
  request: Pick<GenerateRequest, 'writer' | 'withinMs'>,
  asker: Visitor,
): ChosenWriter {
  const { model } = context;
  if (!model || request.writer === 'builtin') return builtinFor(context, asker);
  return modelFor(context, { model, withinMs: request.withinMs, ...asker });
}

function builtinFor({ processorTime, limits }: AppContext, { visitor }: Visitor): ChosenWriter {
  return {
    ...createBuiltinWriter((work) => processorTime.run(visitor, work)),
    async take() {
      await processorTime.require(visitor);
      return limits.builtin.take(visitor);
    },
    explain: (error) => error,
  };
}

interface ModelOptions extends Visitor {
  model: TextModel;
  withinMs: number | undefined;
}

function modelFor(context: AppContext, { model, withinMs, visitor, requestId }: ModelOptions): ChosenWriter {
  return {
    ...createModelWriter({ name: model.name, ask: within(model, withinMs) }),
    async take() {
      try {
        return await context.limits.ai.take(visitor);
      } catch (error) {
        throw withFallback(error);
      }
    },
    explain(error) {
      const translated = translateFault(error);
      if (translated instanceof AppError) logFailure(context, translated, { model: model.name, requestId });
      return withFallback(translated);
    },
  };
}

// What the way back to the page takes, so that it hears of a failure before it gives up itself.
const WAY_BACK_MS = 1_000;

/** The model, asked for no longer than the page waits, both questions together. */
function within(model: TextModel, withinMs: number | undefined): TextModel['write'] {
  if (withinMs === undefined) return model.write;
  const deadline = performance.now() + withinMs - WAY_BACK_MS;
  return (request, call) =>
    model.write(request, { ...call, withinMs: Math.max(1, Math.round(deadline - performance.now())) });
}

const FAULTS = {
  refused: ['refused', 'The AI declined to write this listing. Check the item details, or try again.'],
  'broken-off': ['unreachable', 'The AI server broke off in the middle of its answer. Please try again.'],
  'wrong-language': ['bad-answer', 'The AI wrote in another language than yours. Please try again.'],
  'bad-answer': ['bad-answer', MESSAGES.badAnswer],
} as const;

/** An answer that was no listing, also when it was asked for once more, as the seller reads it. */
function translateFault(error: unknown): unknown {
  if (!(error instanceof AnswerFault)) return error;
  const [code, message] = FAULTS[error.kind];
  return new AppError(code, message, { cause: new ProviderFailure(error.message, null) });
}

/** What the provider did, without a word of what it was asked. */
function logFailure(
  { logger }: AppContext,
  { code, cause }: AppError,
  call: { model: string; requestId: string },
): void {
  const provider = cause instanceof Error && cause.name === 'ProviderFailure' ? cause.message : undefined;
  const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  logger.warn({ ...call, code, status, provider }, 'the provider did not write the listing');
}

/** The same, saying that the built-in writer would answer. */
function withFallback(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new AppError(error.code, error.message, { ...error.details, fallback: 'builtin' });
}
