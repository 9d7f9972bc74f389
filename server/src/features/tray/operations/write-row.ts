import {
  countChecks,
  type GenerateResponse,
  generateRequestSchema,
  MESSAGES,
  type TrayText,
} from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { writeJsonColumn } from '../../../db/columns.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../lib/app-error.ts';
import { toAppError } from '../../../lib/error-handler.ts';
import type { Claim } from '../../../queue/job.ts';
import { backOffMs, type Outcome } from '../../../queue/worker.ts';
import { findAccount } from '../../accounts/operations.ts';
import { startGeneration } from '../../generate-listing/operations.ts';
import { type Account, countGeneration, uncountGeneration } from '../../usage/operations.ts';
import * as queries from '../queries.ts';
import { changeTray } from './change.ts';

/** As often as a page asks for one press. */
const MOST_FAILURES = 5;
const MAY_PASS = new Set(['overloaded', 'timeout', 'unreachable', 'bad-answer']);
/** Where somebody asks for a pause without saying how long. */
const PAUSE_MS = 60_000;

/** What a job may still change. */
const OPEN: ReadonlySet<string> = new Set(['waiting', 'writing']);

interface Begun {
  row: queries.Row;
  user: Account;
}

/**
 * Writes one item and counts it once, however often the process ends meanwhile: the unit is taken with a note in
 * the item's row, and a text is kept only by whoever holds the job that the row names.
 */
export async function writeRow(context: AppContext, claim: Claim, signal: AbortSignal): Promise<Outcome> {
  const place = { userId: claim.data.userId ?? '', id: claim.data.row ?? '' };
  if (!(await queries.findRow(context.db, place))) return 'finished';
  const begun = await beginRow(context, place, claim.id);
  if (typeof begun === 'string' || !('row' in begun)) return begun;
  const { row, user } = begun;
  try {
    const request = generateRequestSchema.parse(JSON.parse(row.request));
    const generate = await startGeneration(context, request, {
      ...{ visitor: `account ${user.id}`, requestId: claim.id },
      account: user,
      // In the row.
      isCounted: true,
      // Whoever failed has put the row back to wait, and its unit with it.
      isInterrupted: row.state === 'writing',
    });
    const response = await generate({ signal });
    await endRow(context, row, { state: 'written', text: writeJsonColumn(textOf(response)) });
    return 'finished';
  } catch (error) {
    if (signal.aborted) throw error;
    return handleFailure(context, { row, claim }, toAppError(error, context.logger, claim.id));
  }
}

/** @returns what to write; or why there is nothing to be written now */
async function beginRow(context: AppContext, place: queries.Place, jobId: string): Promise<Begun | Outcome> {
  return changeTray(context, place.userId, async (trx, now) => {
    const row = await queries.findRow(trx, place);
    if (row?.jobId !== jobId || !OPEN.has(row.state)) return 'finished';
    const tray = await queries.findTray(trx, place.userId);
    const waitMs = tray?.haltUntil ? Date.parse(tray.haltUntil) - context.clock().getTime() : 0;
    if (waitMs > 0) return { retryAfterMs: waitMs };
    const user = await findAccount(context, place.userId, trx);
    if (!user) return 'finished';
    const countedIn = row.countedIn ?? (await countGeneration(context, trx, user));
    if (countedIn === null) {
      const halt = { message: MESSAGES.generationLimit, until: null };
      await queries.haltTray(trx, place.userId, halt);
      await queries.changeRow(trx, place, { state: 'stopped', ...now });
      await queries.moveRows(trx, { userId: place.userId, from: 'waiting' }, { state: 'stopped', ...now });
      return 'finished';
    }
    await queries.changeRow(trx, place, { state: 'writing', countedIn, ...now });
    return { row: { ...row, countedIn }, user };
  });
}

/** Changes a row that still waits for this job; one that another worker has ended meanwhile stays as it is. */
function endRow(context: AppContext, row: queries.Row, change: Partial<queries.Row>): Promise<void> {
  return changeTray(context, row.userId, async (trx, now) => {
    const fresh = await queries.findRow(trx, row);
    if (fresh?.jobId !== row.jobId || !OPEN.has(fresh.state)) return;
    await queries.changeRow(trx, row, { ...change, ...now });
    if (change.countedIn === null) await uncount(trx, fresh);
  });
}

async function uncount(trx: Db, { userId, countedIn: month }: queries.Row): Promise<void> {
  if (month !== null) await uncountGeneration(trx, { userId, month });
}

interface Tried {
  row: queries.Row;
  claim: Claim;
}

async function handleFailure(context: AppContext, tried: Tried, error: AppError): Promise<Outcome> {
  const { row } = tried;
  if (error.code === 'rate-limited') return pause(context, tried, error);
  const failures = row.failures + 1;
  if (MAY_PASS.has(error.code) && failures < MOST_FAILURES) {
    await endRow(context, row, { state: 'waiting', failures });
    return { retryAfterMs: backOffMs(failures) };
  }
  await failRow(context, row, error);
  return 'finished';
}

/** Somebody asks for a pause: the whole tray waits, and goes on by itself. */
async function pause(context: AppContext, { row, claim }: Tried, error: AppError): Promise<Outcome> {
  const seconds = Number(error.details.headers?.['Retry-After']);
  const askedMs = seconds > 0 ? seconds * 1_000 : PAUSE_MS;
  // Asked for again and again, it is longer each time: a job is tried fifty times and no more.
  const waitMs = Math.max(askedMs, backOffMs(claim.attempt));
  const until = new Date(context.clock().getTime() + waitMs).toISOString();
  await changeTray(context, row.userId, async (trx, now) => {
    await queries.haltTray(trx, row.userId, { message: error.message, until });
    const fresh = await queries.findRow(trx, row);
    if (fresh?.jobId === row.jobId && OPEN.has(fresh.state)) {
      await queries.changeRow(trx, row, { state: 'waiting', ...now });
    }
  });
  return { retryAfterMs: waitMs };
}

async function failRow(context: AppContext, row: queries.Row, error: AppError): Promise<void> {
  const hasFallback = error.details.fallback === 'builtin' ? 1 : 0;
  await endRow(context, row, { state: 'failed', fault: error.message, hasFallback, countedIn: null });
}

/** It was tried for the last time. */
export async function giveUpRow(context: AppContext, claim: Claim): Promise<void> {
  const row = await queries.findRow(context.db, {
    userId: claim.data.userId ?? '',
    id: claim.data.row ?? '',
  });
  if (row?.jobId === claim.id && row.state !== 'written') {
    await failRow(context, row, new AppError('internal', MESSAGES.unknown));
  }
}

function textOf({ listing, engine, sources, claims, breaches, receipt = '' }: GenerateResponse): TrayText {
  return { listing, engine, sources, receipt, checks: countChecks({ claims, breaches }) };
}
