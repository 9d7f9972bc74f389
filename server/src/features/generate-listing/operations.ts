import type { GenerateRequest, GenerateResponse, PartialListing } from '@smart-listings/contract';
import { forgetTexts, loadTaxonomy } from '@smart-listings/engine';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { getListing } from '../listings/operations/get.ts';
import { gatherEvidence } from '../pricing/operations.ts';
import { type Account, type Attempt, chargeGeneration } from '../usage/operations.ts';
import { type ChosenWriter, chooseWriter } from './writers.ts';

export interface Asker {
  /** Whose allowance the generation counts against. */
  visitor: string;
  requestId: string;
  /** Signed in: whose plan it counts against as well, and whose own sales it may rest on. */
  account: Account | null;
  /** It was counted against the plan before it came here. */
  isCounted?: boolean;
  /** Its unit of the visitor's allowance was taken by a process that ended in the middle of it. */
  isInterrupted?: boolean;
}

type OnPartial = (partial: PartialListing) => void;
/** Does the work; the signal (read only when a provider is asked) says that the client has left. */
type Generate = (client: { signal: AbortSignal }, onPartial?: OnPartial) => Promise<GenerateResponse>;
type GiveBack = () => Promise<void>;

/**
 * Takes what the work costs before it begins, so that a refusal is still a status when the answer is a stream. Work
 * that fails costs nothing; a client that leaves gets nothing back, or leaving early would empty the operator's
 * budget for free.
 */
export async function startGeneration(
  context: AppContext,
  request: GenerateRequest,
  asker: Asker,
): Promise<Generate> {
  const { account, isCounted = false, isInterrupted = false } = asker;
  const chosen = chooseWriter(context, request, asker);
  const writer = isInterrupted ? { ...chosen, take: takeNothing } : chosen;
  const { formData: form, variant } = request;
  const receipt = account ? context.receipts.issue({ userId: account.id, form, variant }) : null;
  const payer = isCounted ? null : account;
  const giveBack = await takeUnits(context, { request, account: payer, receipt, writer });
  return async (client, onPartial) => {
    const signal = AbortSignal.any([client.signal, context.shutdown.givingUp]);
    try {
      const taxonomy = await loadTaxonomy();
      const known = { form, analysis: request.competitionAnalysis };
      const evidence = await gatherEvidence(context, known, account);
      const paced = onPartial && reachingTheSocket(onPartial);
      const response = await writer.write(request, { signal, evidence, taxonomy, onPartial: paced });
      context.dailyCounts.add('generation', response.engine);
      const ownSales = evidence?.comparables.filter(({ source }) => source === 'own') ?? [];
      return {
        ...response,
        ...(ownSales.length > 0 && { ownSales }),
        ...(receipt !== null && { receipt }),
      };
    } catch (error) {
      if (client.signal.aborted) throw givenUp(error);
      await giveBack();
      const explained = signal.aborted ? givenUp(error) : writer.explain(error);
      const code = explained instanceof AppError ? explained.code : 'internal';
      context.dailyCounts.add('generation-failure', code);
      throw explained;
    } finally {
      // What a visitor wrote is gone from this process with the answer.
      forgetTexts();
    }
  };
}

async function takeNothing(): Promise<GiveBack> {
  return async () => {};
}

function givenUp(cause: unknown): AppError {
  return new AppError('unreachable', 'The request was given up.', { cause });
}

/** Lets what was sent reach the socket before more is added. */
function reachingTheSocket(onPartial: OnPartial) {
  return async (partial: PartialListing) => {
    onPartial(partial);
    await new Promise(setImmediate);
  };
}

interface Work {
  request: GenerateRequest;
  account: Account | null;
  receipt: string | null;
  writer: ChosenWriter;
}

interface Counts {
  request: GenerateRequest;
  /** The built-in writer writes, which costs the operator nothing for another marketplace. */
  isFree: boolean;
}

/** A unit of the account's month, where it counts there, and one of the visitor's hour. */
async function takeUnits(
  context: AppContext,
  { request, account, receipt, writer }: Work,
): Promise<GiveBack> {
  const counts = { request, isFree: isByBuiltin(context, request) };
  const isCounted =
    account &&
    !isCountedElsewhere(context, account, counts) &&
    !(await isWrittenAnew(context, account, counts));
  if (!isCounted) return writer.take();
  const giveToAccount = await chargeGeneration(context, account, attemptOf(request, receipt ?? ''));
  try {
    const giveToVisitor = await writer.take();
    return async () => {
      await giveToVisitor();
      await giveToAccount();
    };
  } catch (error) {
    await giveToAccount();
    throw error;
  }
}

/** Another form or variant under the same id is other work, and is counted. */
function attemptOf({ attempt, variant }: GenerateRequest, receipt: string): Attempt | null {
  return attempt ? { id: attempt, work: `${variant} ${receipt}` } : null;
}

/** Whether it is the first version of a listing of the account's own, from the form that was counted then. */
async function isWrittenAnew(
  context: AppContext,
  account: Account,
  { request, isFree }: Counts,
): Promise<boolean> {
  const { savedListingId: id, formData, variant } = request;
  if (!id || variant !== 'v1') return false;
  const saved = await getListing(context, { userId: account.id, id }).catch((error) => {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  });
  if (saved === null) return false;
  const counted = { userId: account.id, form: formData, variant };
  const { receipt } = saved.origin;
  return (
    context.receipts.holds(receipt, counted) || (isFree && context.receipts.holdsForItem(receipt, counted))
  );
}

/** Whether the same item and variant was counted for another marketplace. */
function isCountedElsewhere(
  { receipts }: AppContext,
  account: Account,
  { request, isFree }: Counts,
): boolean {
  const { receipt, formData: form, variant } = request;
  const counted = { userId: account.id, form, variant };
  return (
    isFree &&
    receipt !== undefined &&
    receipts.holdsForItem(receipt, counted) &&
    // The same marketplace again is another press, and counts as ever.
    !receipts.holds(receipt, counted)
  );
}

function isByBuiltin({ model }: AppContext, { writer }: GenerateRequest): boolean {
  return !model || writer === 'builtin';
}
