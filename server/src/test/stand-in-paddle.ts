/** Paddle's API on loopback: what this product asks of it, in its real wire format, with failures on demand. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from '../billing/webhook-signature.ts';
import { misbehave, readText, sendJson, type WireFault } from './wire.ts';

/** What happens to the next call instead of an answer. */
type PaddleAct =
  /** Nothing: it is answered as ever. */
  | { kind: 'pass' }
  | { kind: 'status'; status: number; code: string; headers?: Record<string, string> }
  | WireFault;

export interface PaddleStandIn {
  env: Record<string, string>;
  calls: { method: string; path: string; query: URLSearchParams; body: unknown; authorization: string }[];
  /** The log of events that `GET /events` hands out. */
  log: object[];
  play(...acts: PaddleAct[]): void;
  close(): Promise<void>;
}

export const WEBHOOK_SECRET = 'pdl_ntfset_01hq_secret';
const API_KEY = 'pdl_sdbx_apikey_01hq_key';
const PAGE = 2;

export async function startPaddle(): Promise<PaddleStandIn> {
  const acts: PaddleAct[] = [];
  const calls: PaddleStandIn['calls'] = [];
  const log: object[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://paddle.test');
    const text = await readText(request);
    calls.push({
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      body: text ? JSON.parse(text) : null,
      authorization: request.headers.authorization ?? '',
    });
    const act = acts.shift();
    if (act && act.kind !== 'pass') return perform(act, response);
    if (request.headers.authorization !== `bearer ${API_KEY}`) {
      return sendJson(response, 403, failure('invalid_token', 'request_error'));
    }
    count += 1;
    const here = `http://${request.headers.host}${url.pathname}`;
    const route = `${request.method} ${url.pathname}`;
    if (route === 'GET /customers') return sendJson(response, 200, list([]));
    if (route === 'POST /transactions') return sendJson(response, 201, one(transaction(`txn_${count}`)));
    if (route === 'GET /events') return sendJson(response, 200, page(log, url, here));
    if (route === 'POST /pricing-preview') return sendJson(response, 200, one(PREVIEW));
    if (/^GET \/customers\/\w+$/.test(route)) return sendJson(response, 200, one(CUSTOMER));
    if (/^POST \/customers\/\w+\/portal-sessions$/.test(route)) return sendJson(response, 201, one(PORTAL));
    if (/^POST \/subscriptions\/\w+\/cancel$/.test(route)) {
      const id = url.pathname.split('/')[2] ?? '';
      return sendJson(
        response,
        200,
        one(subscription({ id, status: 'canceled', current_billing_period: null })),
      );
    }
    sendJson(response, 404, failure('not_found', 'request_error'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      PADDLE_API_KEY: API_KEY,
      PADDLE_CLIENT_TOKEN: 'test_client_token',
      PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PADDLE_PRICE_ID: 'pri_01hq',
      PADDLE_ENVIRONMENT: 'sandbox',
      PADDLE_BASE_URL: `http://127.0.0.1:${port}`,
    },
    calls,
    log,
    play: (...next) => void acts.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A call of the webhook as Paddle makes it. */
export function deliver(event: object, { secret = WEBHOOK_SECRET, now = new Date() } = {}) {
  const body = JSON.stringify(event);
  return { body, headers: { 'paddle-signature': signWebhook(body, secret, now) } };
}

export function notification(type: string, id: string, data: object): object {
  return {
    event_id: id,
    event_type: type,
    occurred_at: '2026-11-21T10:00:00.123456Z',
    notification_id: `ntf_${id}`,
    data,
  };
}

/** A subscription as a notification carries it, with what differs. */
export function subscription(more: object = {}): object {
  return {
    id: 'sub_1',
    status: 'active',
    customer_id: 'ctm_1',
    address_id: 'add_1',
    business_id: null,
    currency_code: 'GBP',
    created_at: '2026-11-21T10:00:00.1Z',
    updated_at: '2026-11-21T10:00:00.1Z',
    started_at: '2026-11-21T10:00:00.1Z',
    first_billed_at: '2026-11-21T10:00:00.1Z',
    next_billed_at: '2126-12-21T10:00:00.1Z',
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: { starts_at: '2026-11-21T10:00:00.1Z', ends_at: '2126-12-21T10:00:00.1Z' },
    billing_cycle: { interval: 'month', frequency: 1 },
    scheduled_change: null,
    items: [],
    custom_data: null,
    import_meta: null,
    ...more,
  };
}

/** The adjustment by which all of a payment goes back, as a notification carries it, with what differs. */
export function refund(more: object = {}): object {
  return {
    id: 'adj_1',
    action: 'refund',
    type: 'full',
    status: 'approved',
    transaction_id: 'txn_2',
    subscription_id: 'sub_1',
    customer_id: 'ctm_1',
    reason: 'Money-back guarantee',
    credit_applied_to_balance: false,
    currency_code: 'GBP',
    items: [],
    totals: { subtotal: '499', tax: '0', total: '499', fee: '0', earnings: '499', currency_code: 'GBP' },
    created_at: '2026-11-24T10:00:00Z',
    updated_at: '2026-11-25T10:00:00Z',
    ...more,
  };
}

function transaction(id: string): object {
  return {
    id,
    status: 'ready',
    customer_id: null,
    address_id: null,
    business_id: null,
    custom_data: null,
    currency_code: 'GBP',
    origin: 'api',
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: [],
    details: null,
    payments: [],
    checkout: { url: `https://pay.paddle.test/?_ptxn=${id}` },
    created_at: '2026-11-21T10:00:00.1Z',
    updated_at: '2026-11-21T10:00:00.1Z',
    billed_at: null,
  };
}

const CUSTOMER = {
  id: 'ctm_1',
  name: null,
  email: 'Anna@example.com',
  marketing_consent: false,
  status: 'active',
  custom_data: null,
  locale: 'en',
  created_at: '2026-11-21T10:00:00.1Z',
  updated_at: '2026-11-21T10:00:00.1Z',
  import_meta: null,
};

const PORTAL = {
  id: 'cpls_1',
  customer_id: 'ctm_1',
  urls: { general: { overview: 'https://customer-portal.paddle.test/cpl_1?token=abc' }, subscriptions: [] },
  created_at: '2026-11-21T10:00:00.1Z',
};

const TOTALS = { subtotal: '499', discount: '0', tax: '100', total: '599' };
const PRICE = {
  id: 'pri_01hq',
  product_id: 'pro_01hq',
  description: 'Pro, monthly',
  type: 'standard',
  name: 'Pro',
  billing_cycle: { interval: 'month', frequency: 1 },
  trial_period: null,
  tax_mode: 'account_setting',
  unit_price: { amount: '499', currency_code: 'GBP' },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1 },
  status: 'active',
  custom_data: null,
  import_meta: null,
};
const PREVIEW = {
  customer_id: null,
  address_id: null,
  business_id: null,
  currency_code: 'USD',
  discount_id: null,
  address: { country_code: 'US', postal_code: null },
  customer_ip_address: null,
  items: [{ price_id: 'pri_01hq', quantity: 1 }],
  details: {
    line_items: [
      {
        price: PRICE,
        quantity: 1,
        tax_rate: '0.2',
        unit_totals: TOTALS,
        formatted_unit_totals: TOTALS,
        totals: TOTALS,
        formatted_totals: TOTALS,
        product: { id: 'pro_01hq', name: 'Pro', tax_category: 'standard', status: 'active' },
        discounts: [],
      },
    ],
  },
  available_payment_methods: ['card'],
};

/** Two a page, the address of the next one whole, as Paddle gives it. */
function page(log: readonly object[], url: URL, here: string): object {
  const ids = log.map((event) => String('event_id' in event ? event.event_id : ''));
  const from = ids.indexOf(url.searchParams.get('after') ?? '') + 1;
  const data = log.slice(from, from + PAGE);
  const next = new URLSearchParams(url.searchParams);
  next.set('after', ids[from + PAGE - 1] ?? ids.at(-1) ?? '');
  return {
    data,
    meta: {
      request_id: 'req_1',
      pagination: {
        per_page: PAGE,
        next: `${here}?${next}`,
        has_more: from + PAGE < log.length,
        estimated_total: log.length,
      },
    },
  };
}

function one(data: object): object {
  return { data, meta: { request_id: 'req_1' } };
}

function list(data: object[]): object {
  const pagination = { per_page: 50, next: '', has_more: false, estimated_total: data.length };
  return { data, meta: { request_id: 'req_1', pagination } };
}

function failure(code: string, type: 'request_error' | 'api_error'): object {
  const error = {
    type,
    code,
    detail: 'It failed.',
    documentation_url: 'https://developer.paddle.com/errors',
  };
  return { error, meta: { request_id: 'req_1' } };
}

function perform(act: Exclude<PaddleAct, { kind: 'pass' }>, response: ServerResponse): void {
  if (act.kind !== 'status') {
    misbehave(act, response);
    return;
  }
  const type = act.status < 500 && act.status !== 429 ? 'request_error' : 'api_error';
  sendJson(response, act.status, failure(act.code, type), act.headers);
}
