import type { AppContext } from '../../context.ts';
import { type ZipEntry, zipStream } from '../../lib/zip-stream.ts';
import { exportListings, readListings } from '../listings/operations/export.ts';
import { listTemplates } from '../templates/operations.ts';
import type { User } from './operations.ts';
import * as queries from './queries.ts';

const README = `Everything that Smart Listings keeps about your account.

profile.json    who you are to us
sessions.json   where you are signed in
usage.json      how many listings you generated in each month; the same for spreadsheets in usage.csv
listings.json   your saved listings, newest first; the same for spreadsheets in listings.csv
templates.json  your templates

JSON files open in any text editor. Your password is not among them: we keep only what can check it.
`;

/** Everything that an account holds, as a zip archive that is made while it is read. */
export function streamAccountData(context: AppContext, user: User): ReadableStream<Uint8Array> {
  const entries: ZipEntry[] = [
    { name: 'README.txt', text: () => inOne(async () => README) },
    { name: 'profile.json', text: () => inOne(async () => json(user)) },
    { name: 'sessions.json', text: () => inOne(() => describeSessions(context, user)) },
    { name: 'usage.json', text: () => inOne(async () => json(await queries.listUsage(context.db, user.id))) },
    { name: 'usage.csv', text: () => inOne(() => describeUsage(context, user)) },
    { name: 'listings.json', text: () => jsonArray(readListings(context, user.id)) },
    { name: 'listings.csv', text: () => exportListings(context, { userId: user.id, branding: false }) },
    { name: 'templates.json', text: () => inOne(async () => json(await listTemplates(context, user.id))) },
  ];
  return zipStream(entries, context.clock());
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

async function* inOne(make: () => Promise<string>): AsyncGenerator<string> {
  yield await make();
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
