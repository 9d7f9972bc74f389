import {
  type GenerateRequest,
  type GenerateResponse,
  MESSAGES,
  type PartialListing,
} from '@smart-listings/contract';
import {
  AnswerFault,
  forgetTexts,
  generateListing,
  loadTaxonomy,
  type PriceEvidence,
  type Taxonomy,
  writeWithModel,
} from '@smart-listings/engine';
import { ProviderFailure } from '../../ai/errors.ts';
import type { TextModel } from '../../ai/text-model.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { getListing } from '../listings/operations/get.ts';
import { evidenceIn } from '../pricing/operations.ts';
import { type Account, type Attempt, chargeGeneration } from '../usage/operations.ts';
import { listParagraphs } from './paragraphs.ts';

export interface Asker {
  /** Whose allowance the generation counts against. */
  visitor: string;
  requestId: string;
  /** Signed in: whose plan it counts against as well. */
  account: Account | null;
}

type OnPartial = (partial: PartialListing) => void;
/** Does the work; the signal (read only when a provider is asked) says that the client has left. */
type Generate = (client: { signal: AbortSignal }, onPartial?: OnPartial) => Promise<GenerateResponse>;

/**
 * Takes a unit of the visitor's allowance and returns the work, so that a refusal is still a status
 * when the answer is a stream. Work that fails gives the unit back; a client that leaves does not get it,
 * or leaving early would empty the operator's budget for free.
 */
export async function startGeneration(
  context: AppContext,
  request: GenerateRequest,
  asker: Asker,
): Promise<Generate> {
  const generate = await takeUnits(context, request, asker);
  return async (client, onPartial) => {
    try {
      const response = await generate(client, onPartial);
      context.dailyCounts.add('generation', response.engine);
      return response;
    } catch (error) {
      const left = client.signal.aborted;
      if (!left)
        context.dailyCounts.add('generation-failure', error instanceof AppError ? error.code : 'internal');
      throw error;
    } finally {
      // What a visitor wrote is gone from this process with the answer.
      forgetTexts();
    }
  };
}

async function takeUnits(context: AppContext, request: GenerateRequest, asker: Asker): Promise<Generate> {
  if (!asker.account) return takeVisitorsUnit(context, request, asker);
  const { account } = asker;
  const receipt = context.receipts.issue({ userId: account.id, form: request.formData });
  const withReceipt = (response: GenerateResponse): GenerateResponse => ({ ...response, receipt });
  if (await isWrittenAnew(context, request, account)) {
    const generate = await takeVisitorsUnit(context, request, asker);
    return async (client, onPartial) => withReceipt(await generate(client, onPartial));
  }
  const giveBack = await chargeGeneration(context, account, attemptOf(request, receipt));
  const generate = await takeVisitorsUnit(context, request, asker).catch(async (error) => {
    await giveBack();
    throw error;
  });
  return async (client, onPartial) => {
    try {
      return withReceipt(await generate(client, onPartial));
    } catch (error) {
      if (!client.signal.aborted) await giveBack();
      throw error;
    }
  };
}

/** Another form or variant under the same id is other work, and is counted. */
function attemptOf({ attempt, variant }: GenerateRequest, receipt: string): Attempt | null {
  return attempt ? { id: attempt, work: `${variant} ${receipt}` } : null;
}

/** Whether it is the first version of a listing of the account's own, from the form that was counted then. */
async function isWrittenAnew(
  context: AppContext,
  request: GenerateRequest,
  account: Account,
): Promise<boolean> {
  const { savedListingId: id, formData, variant } = request;
  if (!id || variant !== 'v1') return false;
  const saved = await getListing(context, { userId: account.id, id }).catch((error) => {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  });
  return (
    saved !== null && context.receipts.holds(saved.origin.receipt, { userId: account.id, form: formData })
  );
}

async function takeVisitorsUnit(
  context: AppContext,
  request: GenerateRequest,
  asker: Asker,
): Promise<Generate> {
  const { model } = context;
  const evidence = evidenceIn(context, request.competitionAnalysis, asker.account?.plan ?? null);
  if (!model || request.writer === 'builtin') {
    await context.processorTime.require(asker.visitor);
    await context.limits.builtin.take(asker.visitor);
    return async (_client, onPartial) => {
      const taxonomy = await loadTaxonomy();
      const write = () => writeBuiltin(request, evidence, taxonomy);
      return tellPartials(await context.processorTime.run(asker.visitor, write), onPartial);
    };
  }
  const giveBack = await takeAiUnit(context, asker.visitor);
  return async (client, onPartial) => {
    const signal = AbortSignal.any([client.signal, context.shutdown.givingUp]);
    const ask = within(model, request.withinMs);
    try {
      const known = { evidence, taxonomy: await loadTaxonomy() };
      return await writeWithModel(ask, request, { engine: model.name, signal, onPartial, ...known });
    } catch (error) {
      if (signal.aborted) throw new AppError('unreachable', 'The request was given up.', { cause: error });
      await giveBack();
      throw offerBuiltin(translateFault(error), context, { model, requestId: asker.requestId });
    }
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

/** An answer that was no listing, also when it was asked for once more, as the seller reads it. */
function translateFault(error: unknown): unknown {
  if (!(error instanceof AnswerFault)) return error;
  const cause = new ProviderFailure(error.message, null);
  switch (error.kind) {
    case 'refused':
      return new AppError(
        'refused',
        'The AI declined to write this listing. Check the item details, or try again.',
        { cause },
      );
    case 'broken-off':
      return new AppError(
        'unreachable',
        'The AI server broke off in the middle of its answer. Please try again.',
        { cause },
      );
    case 'wrong-language':
      return new AppError('bad-answer', 'The AI wrote in another language than yours. Please try again.', {
        cause,
      });
    case 'bad-answer':
      return new AppError('bad-answer', MESSAGES.badAnswer, { cause });
  }
}

async function takeAiUnit(context: AppContext, visitor: string): Promise<() => Promise<void>> {
  try {
    return await context.limits.ai.take(visitor);
  } catch (error) {
    throw withFallback(error);
  }
}

function writeBuiltin(
  request: GenerateRequest,
  evidence: PriceEvidence | null,
  taxonomy: Taxonomy,
): GenerateResponse {
  return generateListing(request.formData, {
    variant: request.variant,
    currency: request.currency,
    confirmed: request.confirmedFacts,
    seen: request.seenOnPhotos,
    answers: request.answers,
    putBack: request.putBack,
    photoCount: request.photoCount,
    evidence,
    taxonomy,
  });
}

async function tellPartials(response: GenerateResponse, onPartial?: OnPartial): Promise<GenerateResponse> {
  if (!onPartial) return response;
  const { title, description, tags } = response.listing;
  for (const text of ['', ...listParagraphs(description)]) {
    onPartial(text ? { title, description: text } : { title });
    // Lets what was sent reach the socket before more is added.
    await new Promise(setImmediate);
  }
  onPartial({ title, description, tags });
  return response;
}

/** Logs what the provider did, without a word of what it was asked, and says that the built-in writer would answer. */
function offerBuiltin(
  error: unknown,
  context: AppContext,
  call: { model: TextModel; requestId: string },
): unknown {
  if (!(error instanceof AppError)) return error;
  const { code, cause } = { code: error.code, cause: error.cause };
  const provider = cause instanceof Error && cause.name === 'ProviderFailure' ? cause.message : undefined;
  const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  context.logger.warn(
    { requestId: call.requestId, model: call.model.name, code, status, provider },
    'the provider did not write the listing',
  );
  return withFallback(error);
}

function withFallback(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new AppError(error.code, error.message, { ...error.details, fallback: 'builtin' });
}
