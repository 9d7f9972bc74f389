import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelCode } from '@smart-listings/contract';
import { type Access, type Channel, TokenRefused, type Tokens } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import * as queries from '../connection-queries.ts';
import type { PublicationRow } from '../publication-queries.ts';

/** How long another one's renewal is waited for. */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 300;

/** @throws AppError not-found where this server has no keys of it */
export function requireChannel({ channels }: AppContext, code: string): Channel {
  const channel = [...channels.values()].find((one) => one.code === code);
  if (!channel) throw notFound('marketplace to connect');
  return channel;
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
  const first = lives ? tokens : await renew(context, place, { channel, used: tokens });
  try {
    return await work(accessOf(first));
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
  }
  const renewed = await renew(context, place, { channel, used: first });
  try {
    return await work(accessOf(renewed));
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    throw await refuse(context, place, channel);
  }
}

/** The same for what is in one shop already. @throws AppError conflict when another one was connected meanwhile */
export function withShop<T>(
  context: AppContext,
  owner: { userId: string; channel: Channel },
  { account }: Pick<PublicationRow, 'account'>,
  work: (access: Access) => Promise<T>,
): Promise<T> {
  return withAccess(context, owner, (access) => {
    if (account === null || account === access.account) return work(access);
    throw new AppError('conflict', `Another shop of yours on ${owner.channel.name} is connected now.`);
  });
}

function accessOf({ access: token, account = '' }: Tokens): Access {
  return { token, account };
}

async function readTokens(context: AppContext, place: Place): Promise<Tokens> {
  const row = await queries.findConnection(context.db, place);
  const open = row?.isRefused === 0 ? context.channelSeal.open(row.tokens, placeOf(place)) : null;
  const channel = requireChannel(context, place.channel);
  if (!open) throw connectFirst(channel, row !== undefined);
  return readJsonColumn(open);
}

async function renew(
  context: AppContext,
  place: Place,
  { channel, used }: { channel: Channel; used: Tokens },
): Promise<Tokens> {
  const row = await queries.findConnection(context.db, place);
  const before = await readTokens(context, place);
  if (!row) throw connectFirst(channel, false);
  if (before.access !== used.access) return before;
  let tokens: Tokens;
  try {
    tokens = await channel.refresh(before);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    const renewed = await renewedByAnother(context, place, used);
    if (renewed) return renewed;
    throw await refuse(context, place, channel);
  }
  const isKept = await queries.replaceTokens(context.db, row, sealTokens(context, place, tokens));
  return isKept ? tokens : readTokens(context, place);
}

/** What renews may open only once: whoever comes second is refused while the first one's answer is on its way. */
async function renewedByAnother(context: AppContext, place: Place, used: Tokens): Promise<Tokens | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(BETWEEN_LOOKS_MS);
    const tokens = await readTokens(context, place);
    if (tokens.access !== used.access) return tokens;
  }
  return null;
}

async function refuse(context: AppContext, place: Place, channel: Channel): Promise<AppError> {
  const row = await queries.findConnection(context.db, place);
  if (row) await queries.updateConnection(context.db, row, { isRefused: 1 });
  return connectFirst(channel, true);
}

function connectFirst({ name }: Channel, isAgain: boolean): AppError {
  const sentence = isAgain
    ? `${name} no longer lets this server act for you. Connect it again on the account page.`
    : `Connect ${name} on the account page first.`;
  return new AppError('conflict', sentence);
}

export function sealTokens(context: AppContext, place: Place, tokens: Tokens) {
  const { channelSeal: seal } = context;
  return { tokens: seal.seal(writeJsonColumn(tokens), placeOf(place)), keyId: seal.keyId };
}

const placeOf = ({ userId, channel }: Place) => `${channel} ${userId}`;
