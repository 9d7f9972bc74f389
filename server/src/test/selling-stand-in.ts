/** What the stand-ins of marketplaces that sell share: permissions, requests held against shapes, and failures to order. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import { readDocument, type ServiceDocument } from './documents/service-document.ts';
import { misbehave, readText, sendJson, type WireFault } from './wire.ts';

/** What a service says of a call in words beside its document, or where none is at hand. */
export interface Rule {
  /** What the token must allow, where the document does not say. */
  scope?: string;
  query?: z.ZodType;
  /** Names of headers, with what they must be. */
  headers?: Record<string, RegExp>;
  /** Lists, numbers, yes or no of a form are read as such. */
  body?: z.ZodType;
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
  document: ServiceDocument;
  /** By the document's name of a call. */
  rules: Readonly<Record<string, Rule | undefined>>;
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

  const document = readDocument(service.document);

  /** What the service says against a request, or the call that lets it in and its body. */
  function check(request: IncomingMessage, url: URL, text: string) {
    const call = document.find(request.method ?? '', url.pathname);
    if (!call) return `no such call: ${request.method} ${url.pathname}`;
    const { body, value, wrong } = document.checkRequest(call, { request, url, text });
    if (wrong !== null) return wrong;
    const rule = service.rules[call.call] ?? {};
    for (const [name, wanted] of Object.entries(rule.headers ?? {})) {
      if (!wanted.test(String(request.headers[name]))) return `${name}: ${request.headers[name]}`;
    }
    const read =
      rule.query?.safeParse(Object.fromEntries(url.searchParams)).error ?? rule.body?.safeParse(value).error;
    if (read) return `${call.call}: ${read.message}`;
    const scopes = rule.scope ? [rule.scope] : call.scopes;
    return { call, body, scopes };
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
    const { call: documented, body, scopes } = checked;
    if (scopes.length > 0) {
      const allowed = access.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      if (allowed === undefined) return refuse(401, 'Invalid access token');
      if (!allowed.split(' ').some((scope) => scopes.includes(scope))) {
        stand.violations.push(`scope ${scopes.join(', ')}`);
        return refuse(403, 'Access denied');
      }
    }
    const { headers } = request;
    const answerAsDocumented: Asked['answer'] = (status, said) => {
      const wrong = document.checkAnswer(documented, status, said);
      if (wrong !== null) stand.violations.push(`answered, ${wrong}`);
      answer(status, said);
    };
    service.perform({ call, url, text, body, headers, answer: answerAsDocumented });
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
    /** @throws Error where something was sent that the service's documents do not let in: whoever sent it, fails */
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (stand.violations.length > 0) throw new Error(stand.violations.join('\n'));
    },
  });
}
