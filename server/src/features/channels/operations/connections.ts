import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ChannelCode, Channel as ChannelInfo, ChannelOutcome } from '@smart-listings/contract';
import { type Access, type Channel, NoShop, TokenRefused, type Tokens } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { fromHundredths } from '../../../lib/money.ts';
import * as queries from '../queries.ts';

/** How long a seller may take at the marketplace. */
const LOGIN_MS = 15 * 60_000;

/** @throws AppError not-found where this server has no keys of it */
export function requireChannel({ channels }: AppContext, code: string): Channel {
  const channel = [...channels.values()].find((one) => one.code === code);
  if (!channel) throw notFound('marketplace to connect');
  return channel;
}

export async function listChannels(context: AppContext, userId: string): Promise<ChannelInfo[]> {
  const connections = await queries.listConnections(context.db, userId);
  return [...context.channels.values()].map(({ code, name, allows }) => {
    const connection = connections.find((one) => one.channel === code);
    const isReadable = connection?.keyId === context.channelSeal.keyId;
    const works = connection?.isRefused === 0 && isReadable;
    return {
      code,
      name,
      state: connection ? (works ? 'connected' : 'refused') : 'none',
      connectedAt: connection?.connectedAt ?? null,
      allows: [...allows],
    };
  });
}

/** All that is kept of what the account connected, for its owner to take away: nothing that opens it. */
export async function listConnected({ db }: AppContext, userId: string) {
  const connections = await queries.listConnections(db, userId);
  const publications = await queries.listAllPublications(db, userId);
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
    const time = now.toISOString();
    await queries.putConnection(context.db, {
      id: randomUUID(),
      userId,
      channel: channel.code,
      ...sealTokens(context, { userId, channel: channel.code }, tokens),
      isRefused: 0,
      choices: '{}',
      connectedAt: time,
      salesUntil: time,
      checkAt: time,
      failures: 0,
    });
    return 'connected';
  } catch (error) {
    if (error instanceof TokenRefused) return 'expired';
    if (error instanceof NoShop) return 'shopless';
    if (error instanceof AppError) return 'failed';
    throw error;
  }
}

/** Nothing that opens the seller's account there is left. @throws AppError not-found */
export async function endConnection(context: AppContext, userId: string, channel: Channel): Promise<void> {
  if (!(await queries.deleteConnection(context.db, { userId, channel: channel.code })))
    throw notFound('connection');
}

type Place = { userId: string; channel: ChannelCode };

/**
 * Does `work` with a token that lives: one that ends soon is renewed before, one that is refused once more.
 * @throws AppError conflict when the seller has to connect anew
 */
export async function withAccess<T>(
  context: AppContext,
  { userId, channel }: { userId: string; channel: Channel },
  work: (access: Access) => Promise<T>,
): Promise<T> {
  const place = { userId, channel: channel.code };
  const tokens = await readTokens(context, place);
  const lives = tokens.accessUntil > context.clock().toISOString();
  const first = lives ? tokens : await renew(context, place, channel);
  try {
    return await work(accessOf(first));
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
  }
  const renewed = await renew(context, place, channel);
  try {
    return await work(accessOf(renewed));
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    throw await refuse(context, place, channel);
  }
}

function accessOf({ access: token, account = '' }: Tokens): Access {
  return { token, account };
}

/** Made of the state again when the seller is back, so that it is kept nowhere. */
function verifierOf({ channelSeal }: AppContext, state: string): string {
  return channelSeal.derive(state);
}

async function readTokens(context: AppContext, place: Place): Promise<Tokens> {
  const row = await queries.findConnection(context.db, place);
  const open = row?.isRefused === 0 ? context.channelSeal.open(row.tokens, placeOf(place)) : null;
  const channel = requireChannel(context, place.channel);
  if (!open) throw connectFirst(channel, row !== undefined);
  return readJsonColumn(open);
}

async function renew(context: AppContext, place: Place, channel: Channel): Promise<Tokens> {
  const row = await queries.findConnection(context.db, place);
  const before = await readTokens(context, place);
  if (!row) throw connectFirst(channel, false);
  let tokens: Tokens;
  try {
    tokens = await channel.refresh(before);
  } catch (error) {
    if (error instanceof TokenRefused) throw await refuse(context, place, channel);
    throw error;
  }
  const isKept = await queries.replaceTokens(context.db, row, sealTokens(context, place, tokens));
  return isKept ? tokens : readTokens(context, place);
}

async function refuse(context: AppContext, place: Place, channel: Channel): Promise<AppError> {
  const row = await queries.findConnection(context.db, place);
  if (row) await queries.updateConnection(context.db, row.id, { isRefused: 1 });
  return connectFirst(channel, true);
}

function connectFirst({ name }: Channel, isAgain: boolean): AppError {
  const sentence = isAgain
    ? `${name} no longer lets this server act for you. Connect it again on the account page.`
    : `Connect ${name} on the account page first.`;
  return new AppError('conflict', sentence);
}

function sealTokens(context: AppContext, place: Place, tokens: Tokens) {
  const { channelSeal: seal } = context;
  return { tokens: seal.seal(writeJsonColumn(tokens), placeOf(place)), keyId: seal.keyId };
}

const placeOf = ({ userId, channel }: Place) => `${channel} ${userId}`;

function digest(text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}
