/** What the stand-ins of marketplaces that sell share: permissions, requests held against shapes, and failures to order. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import { misbehave, readText, sendJson, type WireFault } from './wire.ts';

export interface Shape {
  method: string;
  path: RegExp;
  /** What the token must allow; null: the application's keys are enough. */
  scope: string | null;
  query?: z.ZodType;
  /** Names of headers, with what they must be. */
  headers?: Record<string, RegExp>;
  /** null: no body. 'multipart': of files. 'xml': a text. A form's fields are read as texts. */
  body: z.ZodType | null | 'multipart' | 'xml';
}

type Act =
  | WireFault
  | {
      kind: 'status';
      status: number;
      body?: unknown;
      headers?: Record<string, string>;
      /** Not before that. */
      when?: Promise<unknown>;
    }
  /** Does what was asked for, and the answer is lost. */
  | { kind: 'lost' }
  /** Does what was asked for, and never answers. */
  | { kind: 'stuck' };

export interface SellingStandIn {
  url: string;
  env: Record<string, string>;
  /** Every listing that buyers have ever seen. */
  published: string[];
  /** Each item that is there, whoever sees it. */
  there(): { sku: string; price: string; photos: number }[];
  /** Method and path of each request, in order. */
  calls: string[];
  /** What the service's documents would not have let in. */
  violations: string[];
  tokens: { issued: string[]; refreshes: number };
  /** What a request whose call matches the words does the next time. */
  play(words: string, act: Act): void;
  /** The seller's page there: allows, and says where the browser goes. */
  allow(authorizeUrl: string): { state: string; code: string };
  /** Access tokens end; permissions stay. */
  endTokens(): void;
  /** The seller takes the permission back. */
  forbid(): void;
  /** Whether somebody's permission stands. */
  isAllowed(): boolean;
  /** The seller changes it there. */
  reprice(price: string): void;
  /**
   * @param at when; left out: an order that is told whatever is asked for
   * @returns the number of the order
   */
  sell(sku: string, price: string, at?: Date): string;
  /** The buyer never takes it, and has the money back. */
  cancel(order: string, at?: Date): void;
  close(): Promise<void>;
}

/** When orders were last changed, of those that are told by that. */
export function createChanges() {
  const changes = new Map<string, Date>();
  return {
    note(order: string, at: Date | undefined): void {
      if (at) changes.set(order, at);
    },
    since<T>(orders: readonly T[], numberOf: (order: T) => unknown, since: Date): T[] {
      return orders.filter((order) => (changes.get(String(numberOf(order))) ?? since) >= since);
    },
  };
}

/** Those that `limit` and `offset` of the address ask for. */
export function pageOf<T>({ searchParams: query }: URL, rows: readonly T[]) {
  const limit = Number(query.get('limit'));
  const offset = Number(query.get('offset'));
  return { limit, offset, page: rows.slice(offset, offset + limit) };
}

/** What was asked for, taken apart. */
export interface Asked {
  /** 'GET /path' */
  call: string;
  url: URL;
  text: string;
  /** JSON, or the fields of a form. */
  body: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  /** A text is XML. */
  answer(status: number, body?: object | string): void;
}

interface Service {
  tokenPath: string;
  shapes: readonly Shape[];
  /** What tells calls of the same path apart. */
  detail?(text: string): string;
  /** Answers what is not asked of this part of the service. @returns whether it did */
  others?(request: IncomingMessage, text: string, response: ServerResponse): Promise<boolean>;
  /** What is wrong with every request but for tokens; null: nothing. */
  keysProblem?(request: IncomingMessage): string | null;
  /** A code or a refresh token for its scopes; undefined: it is worth nothing. */
  redeem(form: URLSearchParams, grants: Grants): { scope: string; refresh: string } | undefined;
  tokens(access: string, refresh: string): object;
  makeToken(kind: 'access' | 'refresh', count: number): string;
  /** A refusal in the service's own shape. */
  refusal(message: string, status: number): object;
  perform(asked: Asked): unknown;
}

/** Codes and refresh tokens, with what the seller allowed. */
interface Grants {
  codes: Map<string, { scope: string; challenge: string }>;
  refresh: Map<string, string>;
  newRefresh(scope: string): string;
}

export async function startSelling(service: Service) {
  const acts: { words: string; act: Act }[] = [];
  const access = new Map<string, string>();
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const stand = {
    published: [] as string[],
    calls: [] as string[],
    violations: [] as string[],
    tokens: { issued: [] as string[], refreshes: 0 },
  };
  const grants: Grants = {
    codes: new Map(),
    refresh: new Map(),
    newRefresh(scope) {
      const refresh = service.makeToken('refresh', next());
      grants.refresh.set(refresh, scope);
      return refresh;
    },
  };

  function issue(form: URLSearchParams): object | null {
    if (form.get('grant_type') === 'refresh_token') stand.tokens.refreshes += 1;
    const redeemed = service.redeem(form, grants);
    if (!redeemed) return null;
    const token = service.makeToken('access', next());
    access.set(token, redeemed.scope);
    stand.tokens.issued.push(token, redeemed.refresh);
    return service.tokens(token, redeemed.refresh);
  }

  /** What the service's document says against a request, or the shape that lets it in and its body. */
  function check(request: IncomingMessage, url: URL, text: string) {
    const { method = '' } = request;
    const shape = service.shapes.find((one) => one.method === method && one.path.test(url.pathname));
    if (!shape) return `no such call: ${method} ${url.pathname}`;
    for (const [name, wanted] of Object.entries(shape.headers ?? {})) {
      if (!wanted.test(String(request.headers[name]))) return `${name}: ${request.headers[name]}`;
    }
    const query = Object.fromEntries(url.searchParams);
    if (shape.query ? !shape.query.safeParse(query).success : url.search !== '') return `query ${url.search}`;
    if (shape.body === null && text !== '') return 'a body that nobody reads';
    if (shape.body === null || typeof shape.body === 'string') return { shape, body: {} };
    const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');
    const sent = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || 'null');
    const read = shape.body.safeParse(sent);
    return read.success ? { shape, body: sent } : `${method} ${url.pathname}: ${read.error.message}`;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    const text = await readText(request);
    if (await service.others?.(request, text, response)) return;
    const call = `${request.method} ${url.pathname}${service.detail?.(text) ?? ''}`;
    stand.calls.push(call);
    const at = acts.findIndex(({ words }) => new RegExp(words).test(call));
    const [played] = at < 0 ? [] : acts.splice(at, 1);
    const act = played?.act;
    if (act?.kind === 'status') {
      await act.when;
      const body = act.body ?? service.refusal('It failed.', act.status);
      return sendJson(response, act.status, body as object, act.headers);
    }
    if (act && act.kind !== 'lost' && act.kind !== 'stuck') return misbehave(act, response);
    const answer = (status: number, body?: object | string) => {
      if (act?.kind === 'stuck') return;
      if (act?.kind === 'lost') return void response.destroy();
      if (typeof body === 'string')
        return void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
      if (body) return sendJson(response, status, body);
      response.writeHead(status).end();
    };
    const refuse = (status: number, message: string) => answer(status, service.refusal(message, status));
    if (url.pathname === service.tokenPath) {
      const tokens = issue(new URLSearchParams(text));
      return tokens ? answer(200, tokens) : answer(400, { error: 'invalid_grant' });
    }
    const problem = service.keysProblem?.(request);
    const checked = problem ?? check(request, url, text);
    if (typeof checked === 'string') {
      stand.violations.push(checked);
      return refuse(400, checked);
    }
    const { shape, body } = checked;
    if (shape.scope !== null) {
      const scopes = access.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      if (scopes === undefined) return refuse(401, 'Invalid access token');
      if (!scopes.split(' ').includes(shape.scope)) {
        stand.violations.push(`scope ${shape.scope}`);
        return refuse(403, 'Access denied');
      }
    }
    service.perform({ call, url, text, body, headers: request.headers, answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(stand, {
    url: `http://127.0.0.1:${port}`,
    grants,
    next,
    play: (words: string, act: Act) => void acts.push({ words, act }),
    knows: (token: string) => access.has(token),
    endTokens: () => access.clear(),
    forbid() {
      access.clear();
      grants.refresh.clear();
    },
    isAllowed: () => grants.refresh.size > 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
