import type { AppContext } from '../../context.ts';
import { type ZipEntry, zipStream } from '../../lib/zip-stream.ts';
import { listKeys } from '../api-keys/operations/keys.ts';
import { listBought } from '../billing/operations/list-bought.ts';
import { listBatches } from '../channels/operations/batches.ts';
import { listConnected } from '../channels/operations/connections.ts';
import { exportListings, readWorkedListings } from '../listings/operations/export.ts';
import { handOutPhotos } from '../photos/operations/hand-out.ts';
import { exportImports } from '../sales/operations/import.ts';
import { readSales, writeTotalsCsv } from '../sales/operations/totals.ts';
import { listTemplates } from '../templates/operations.ts';
import { exportTray } from '../tray/operations/change.ts';
import type { User } from './operations.ts';
import * as queries from './queries.ts';

const README = `Everything that Smart Listings keeps about your account.

profile.json    who you are to us
sessions.json   where you are signed in
keys.json       the keys that you made for programs, without what they open
usage.json      how many listings you generated in each month; the same for spreadsheets in usage.csv
listings.json   your saved listings, newest first, with where they stand, your notes and their public
                addresses; their texts for spreadsheets in listings.csv
sales.json      what you sold, newest first, also of listings that are deleted; by month in totals.csv
imports.json    the lists of sales that you imported; sales.json names them as importId
templates.json  your templates
tray.json       items of your tray that the server writes, or wrote in the last week
billing.json    what you have bought, and everything the payment provider told us of it
channels.json   the marketplaces that you connected, which of your listings are there, and those that you put
                up together in the last week
photos          your photos; listings.json names them as imageUrls

JSON files open in any text editor. Your password and your keys are not among them: we keep only what can check them.
Neither is what opens your account at a marketplace: disconnect and connect it to have a new one.
`;

/** Everything that an account holds, as a zip archive that is made while it is read. */
export function streamAccountData(context: AppContext, user: User): ReadableStream<Uint8Array> {
  return zipStream(listEntries(context, user), context.clock());
}

async function* listEntries(context: AppContext, user: User): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: () => inOne(async () => README) };
  yield { name: 'profile.json', content: () => inOne(async () => json(user)) };
  yield { name: 'sessions.json', content: () => inOne(() => describeSessions(context, user)) };
  yield {
    name: 'keys.json',
    content: () => inOne(async () => json(await listKeys(context, user.id))),
  };
  yield {
    name: 'usage.json',
    content: () => inOne(async () => json(await queries.listUsage(context.db, user.id))),
  };
  yield { name: 'usage.csv', content: () => inOne(() => describeUsage(context, user)) };
  yield { name: 'listings.json', content: () => jsonArray(readWorkedListings(context, user.id)) };
  yield { name: 'sales.json', content: () => jsonArray(readSales(context, user.id)) };
  yield {
    name: 'imports.json',
    content: () => inOne(async () => json(await exportImports(context, user.id))),
  };
  yield { name: 'totals.csv', content: () => inOne(() => writeTotalsCsv(context, user.id)) };
  yield {
    name: 'listings.csv',
    content: () =>
      exportListings(context, { userId: user.id, branding: false, specifics: false, mayBeEmpty: true }),
  };
  yield {
    name: 'templates.json',
    content: () => inOne(async () => json(await listTemplates(context, user.id))),
  };
  yield {
    name: 'tray.json',
    content: () => inOne(async () => json(await exportTray(context, user.id))),
  };
  yield {
    name: 'billing.json',
    content: () => inOne(async () => json(await listBought(context, user))),
  };
  yield {
    name: 'channels.json',
    content: () =>
      inOne(async () => {
        const batches = await listBatches(context, user.id);
        return json({ ...(await listConnected(context, user.id)), batches });
      }),
  };
  for await (const { path, bytes } of handOutPhotos(context, user.id)) {
    yield { name: `photos/${path}`, content: () => inOne(async () => bytes), compress: false };
  }
}

async function describeSessions(context: AppContext, user: User): Promise<string> {
  const rows = await queries.listSessions(context.db, user.id, context.clock());
  return json(
    rows.map(({ createdAt, updatedAt, userAgent }) => ({ createdAt, lastUsedAt: updatedAt, userAgent })),
  );
}

async function describeUsage(context: AppContext, user: User): Promise<string> {
  const rows = await queries.listUsage(context.db, user.id);
  return [
    'month,generated',
    ...rows.map(({ month, generatedCount }) => `${month},${generatedCount}`),
    '',
  ].join('\r\n');
}

async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* inOne<T extends string | Uint8Array>(make: () => Promise<T>): AsyncGenerator<T> {
  yield await make();
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
