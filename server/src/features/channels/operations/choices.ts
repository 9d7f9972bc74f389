import type { ChannelChoiceList, previewRequestSchema } from '@smart-listings/contract';
import type { z } from 'zod';
import type { Channel, ChannelSite, ChoiceList } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { AppError } from '../../../lib/app-error.ts';
import * as queries from '../connection-queries.ts';

export type Decisions = z.output<typeof previewRequestSchema>;
/** An option's id by the key of its list. */
type Chosen = Record<string, string>;

interface Seller {
  userId: string;
  channel: Channel;
}

/** The lists as they stand before the seller chooses: what the item tells, what was chosen the last time, or the only one. */
export function presentChoices(lists: readonly ChoiceList[], before: Chosen): ChannelChoiceList[] {
  return lists.map(({ key, label, options, told, other = null }) => {
    const wanted = told === undefined ? before[key] : told;
    const isThere = options.some(({ id }) => id === wanted);
    const only = told === undefined && options.length === 1 ? options[0]?.id : undefined;
    const chosen = (isThere ? wanted : only) ?? '';
    return { key, label, options: [...options], chosen, isOwn: told !== undefined, other };
  });
}

/** An option for each list; what was typed becomes one. @throws AppError naming the lists without one */
export async function settleChoices(
  lists: readonly ChoiceList[],
  { chosen, typed }: Decisions,
  add: (typed: string) => Promise<string>,
): Promise<Chosen> {
  // Of several listings nobody said what is of each alone: then the item does.
  const idOf = ({ key, told = '' }: ChoiceList) => chosen[key] ?? told;
  const isThere = (list: ChoiceList) => list.options.some(({ id }) => id === idOf(list));
  const problems = lists.flatMap((list): [string, string][] => {
    const { key, label, other } = list;
    const id = idOf(list);
    if (isThere(list) || (other !== undefined && id === '' && typed[key])) return [];
    if (id !== '') return [[key, 'This is not there any more. Choose another.']];
    return [[key, other === undefined ? `Choose one: ${label}.` : `Enter it: ${other}.`]];
  });
  const [first] = problems;
  if (first) throw new AppError('bad-request', first[1], { fields: Object.fromEntries(problems) });
  const settled: Chosen = {};
  for (const list of lists) settled[list.key] = isThere(list) ? idOf(list) : await add(typed[list.key] ?? '');
  return settled;
}

export function nameChosen(lists: readonly ChoiceList[], chosen: Chosen, { typed }: Decisions) {
  return lists.map(({ key, label, options }) => ({
    label,
    name: options.find(({ id }) => id === chosen[key])?.name ?? typed[key] ?? '',
  }));
}

export async function recallChoices(
  { db }: AppContext,
  { userId, channel }: Seller,
  site: ChannelSite,
): Promise<Chosen> {
  const row = await queries.findConnection(db, { userId, channel: channel.code });
  return readChosen(row?.choices)[site.id] ?? {};
}

/** All but what is of one item alone is there the next time. */
export async function rememberChoices(
  { db }: AppContext,
  { userId, channel }: Seller,
  site: ChannelSite,
  { lists, chosen }: { lists: readonly ChoiceList[]; chosen: Chosen },
): Promise<void> {
  const row = await queries.findConnection(db, { userId, channel: channel.code });
  if (!row) return;
  const kept = lists.filter(({ told }) => told === undefined).map(({ key }) => [key, chosen[key] ?? '']);
  const choices = { ...readChosen(row.choices), [site.id]: Object.fromEntries(kept) };
  await queries.updateConnection(db, row, { choices: writeJsonColumn(choices) });
}

function readChosen(column: string | undefined): Record<string, Chosen> {
  return column === undefined ? {} : readJsonColumn(column);
}
