// The rooms of the account that stands in which have a state of their own: its tray, and its imported sales.
import {
  forgetTrayRequestSchema,
  generateRequestSchema,
  handOverRequestSchema,
  type ImportSalesRequest,
  MESSAGES,
  type SaleImport,
  type TrayItem,
  type TrayRow,
} from '@smart-listings/contract';
import { builtinAnswer } from './stand-in-server.ts';

// What came over the wire: each branch knows what it expects.
// biome-ignore lint/suspicious/noExplicitAny: a stand-in reads requests as loosely as a test writes them
export type Body = any;

interface Asked {
  method: string;
  /** What follows the room's name in the address. */
  call: string | undefined;
  body: Body;
}

export interface Rooms {
  imports: SaleImport[];
  /** Keys of sales that came with an earlier import. */
  soldKeys: Set<string>;
  /** Of the tray, those that the server has. */
  tray: TrayRow[];
  /** How many more the plan holds; the others are stopped. */
  trayRoom: number;
}

export function answerTray(account: Rooms, { method, call, body }: Asked): Response {
  if (method === 'GET') {
    const isStopped = account.tray.some(({ state }) => state === 'stopped');
    const halt =
      isStopped && account.trayRoom <= 0 ? { message: MESSAGES.generationLimit, until: null } : null;
    const ids = account.tray.map(({ id }) => id);
    return Response.json({ version: 0, ids, rows: account.tray, halt });
  }
  if (call === 'forget') {
    const gone = ({ id, attempt }: TrayRow) =>
      forgetTrayRequestSchema.parse(body).items.some((item) => item.id === id && item.attempt === attempt);
    account.tray = account.tray.filter((row) => !gone(row));
  }
  if (call === 'resume') {
    account.tray = account.tray.map((row) => (row.state === 'stopped' ? writeItem(account, row) : row));
  }
  if (call === undefined) {
    for (const item of handOverRequestSchema.parse(body).items) {
      if (account.tray.some(({ id, attempt }) => id === item.id && attempt === item.attempt)) continue;
      account.tray = [...account.tray.filter(({ id }) => id !== item.id), writeItem(account, item)];
    }
  }
  return Response.json({ ok: true });
}

function writeItem(account: Rooms, item: TrayItem): TrayRow {
  account.trayRoom -= 1;
  if (account.trayRoom < 0) return { ...item, state: 'stopped', fault: '', hasFallback: false, text: null };
  const answer = builtinAnswer(generateRequestSchema.parse(item.request));
  const { listing, engine, sources } = answer;
  const text = { listing, engine, sources, receipt: 'proof', checks: 0 };
  return { ...item, state: 'written', fault: '', hasFallback: false, text };
}

export function answerImports(account: Rooms, { method, call, body }: Asked): Response {
  if (method === 'GET') return Response.json({ imports: account.imports });
  if (method === 'DELETE') {
    const gone = account.imports.find((one) => one.id === call);
    account.imports = account.imports.filter((one) => one !== gone);
    return Response.json({ removed: gone?.sales ?? 0 });
  }
  const request: ImportSalesRequest = body;
  const isKnown = ({ key }: { key: string }) => account.soldKeys.has(key);
  const known = request.sales.flatMap((sale, at) => (isKnown(sale) ? [{ at, why: 'imported' }] : []));
  if (call === 'check') return Response.json({ known });
  const { platform, fileName, sales } = request;
  const added = sales.length - known.length;
  const importedAt = '2026-11-23T10:00:00Z';
  const brought = { id: `i-${account.imports.length}`, platform, fileName, sales: added, importedAt };
  for (const { key } of sales) account.soldKeys.add(key);
  if (added > 0) account.imports.unshift(brought);
  return Response.json({ import: added > 0 ? brought : null, known: known.length }, { status: 201 });
}
