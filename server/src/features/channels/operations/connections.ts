import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelCode, Channel as ChannelInfo, ChannelOutcome } from '@smart-listings/contract';
import { type Channel, NoShop, TokenRefused, type Tokens } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn } from '../../../db/columns.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { fromHundredths } from '../../../lib/money.ts';
import * as queries from '../connection-queries.ts';
import { findOldestUnsettled, listAllPublications } from '../publication-queries.ts';
import { sealTokens, withAccess } from './access.ts';

/** An order that has stood for so long is hardly taken back any more. */
const TAKEN_BACK_WITHIN_MS = 90 * 86_400_000;
/** How long a seller may take at the marketplace. */
const LOGIN_MS = 15 * 60_000;
/** How long somebody who disconnects waits for the marketplace. */
const REVOKE_MS = 8_000;

export async function listChannels(context: AppContext, userId: string): Promise<ChannelInfo[]> {
  const connections = await queries.listConnections(context.db, userId);
  return [...context.channels.values()].map(({ code, name, allows, permissions }) => {
    const connection = connections.find((one) => one.channel === code);
    const works = connection?.isRefused === 0 && context.channelSeal.knows(connection.keyId);
    return {
      code,
      name,
      state: connection ? (works ? 'connected' : 'refused') : 'none',
      connectedAt: connection?.connectedAt ?? null,
      allows: [...allows],
      permissions,
    };
  });
}

/** All that is kept of what the account connected, for its owner to take away: nothing that opens it. */
export async function listConnected({ db }: AppContext, userId: string) {
  const connections = await queries.listConnections(db, userId);
  const publications = await listAllPublications(db, userId);
  return {
    connections: connections.map(({ channel, connectedAt, salesUntil, choices }) => ({
      ...{ channel, connectedAt, salesUntil },
      choices: readJsonColumn<object>(choices),
    })),
    publications: publications.map(({ listingId, channel, site, state, remoteId, price, changedAt }) => ({
      ...{ listingId, channel, site, state, remoteId, changedAt },
      price: fromHundredths(price),
    })),
  };
}

interface Session {
  userId: string;
  token: string;
}

/** @returns where the seller allows it */
export async function startConnection(
  context: AppContext,
  { userId, token }: Session,
  channel: Channel,
): Promise<string> {
  const { clock, db } = context;
  const state = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + LOGIN_MS).toISOString();
  const login = { stateHash: digest(state), sessionHash: digest(token), userId, expiresAt };
  await queries.putLogin(db, { ...login, channel: channel.code }, clock());
  return channel.authorizeUrl({ state, challenge: digest(verifierOf(context, state), 'base64url') });
}

/** The seller is back. What another session began, or another account, connects nothing. */
export async function finishConnection(
  context: AppContext,
  { userId, token }: Session,
  { channel, state, code }: { channel: Channel; state: string; code: string },
): Promise<ChannelOutcome> {
  const now = context.clock();
  const login = await queries.takeLogin(context.db, digest(state), now);
  const isOwn =
    login?.userId === userId && login.sessionHash === digest(token) && login.channel === channel.code;
  if (!isOwn) return 'expired';
  if (code === '') return 'declined';
  try {
    const tokens = await channel.exchange({ code, verifier: verifierOf(context, state) });
    await keepConnection(context, { userId, channel: channel.code }, { tokens, now });
    return 'connected';
  } catch (error) {
    if (error instanceof TokenRefused) return 'expired';
    if (error instanceof NoShop) return 'shopless';
    if (error instanceof AppError) return 'failed';
    throw error;
  }
}

/**
 * Of another shop than before, or one that nobody was connected to, sales are read since the oldest in it that is live,
 * or whose order may have come to nothing meanwhile.
 */
async function keepConnection(
  context: AppContext,
  place: { userId: string; channel: ChannelCode },
  { tokens, now }: { tokens: Tokens; now: Date },
): Promise<void> {
  const time = now.toISOString();
  const account = tokens.account || null;
  await context.db.transaction().execute(async (trx) => {
    const before = await queries.findConnection(trx, place);
    const known = before?.account === account ? before.salesUntil : undefined;
    const soldAfter = new Date(now.getTime() - TAKEN_BACK_WITHIN_MS).toISOString();
    const oldest = await findOldestUnsettled(trx, { ...place, account, soldAfter });
    const salesUntil = known ?? oldest ?? time;
    await queries.putConnection(trx, {
      ...{ id: randomUUID(), ...place, ...sealTokens(context, place, tokens), account },
      ...{ isRefused: 0, choices: '{}', connectedAt: time, salesUntil, checkAt: time, failures: 0 },
    });
  });
}

/**
 * Nothing that opens the seller's account there is left here, whatever the marketplace says.
 * @returns whether it ended the permission too
 * @throws AppError not-found
 */
export async function endConnection(context: AppContext, userId: string, channel: Channel): Promise<boolean> {
  const place = { userId, channel: channel.code };
  if (!(await queries.findConnection(context.db, place))) throw notFound('connection');
  const isRevoked = await revoke(context, { userId, channel });
  if (!(await queries.deleteConnection(context.db, place))) throw notFound('connection');
  return isRevoked;
}

/** Before an account goes. @returns each marketplace that is connected, and whether it ended the permission */
export async function revokeAll(context: AppContext, userId: string) {
  const connections = await queries.listConnections(context.db, userId);
  const channels = connections.flatMap(({ channel: code }) => context.channels.get(code) ?? []);
  return Promise.all(
    channels.map(async (channel) => ({ channel, isRevoked: await revoke(context, { userId, channel }) })),
  );
}

/** Never fails: what cannot be ended from here, its seller can end there. */
async function revoke(context: AppContext, owner: { userId: string; channel: Channel }): Promise<boolean> {
  const { revoke: end } = owner.channel;
  if (end === null) return false;
  const asked = withAccess(context, owner, end).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, wait(REVOKE_MS, false, { ref: false })]);
}

/** Made of the state again when the seller is back, so that it is kept nowhere. */
function verifierOf({ channelSeal }: AppContext, state: string): string {
  return channelSeal.derive(state);
}

function digest(text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}
