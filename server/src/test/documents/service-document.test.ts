// What the stand-ins of eBay and Etsy let in is what their documents let in: shown for every call that we make.
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startEbaySelling } from '../stand-in-ebay-selling.ts';
import { startEtsy } from '../stand-in-etsy.ts';
import { EBAY_DOCUMENT } from './ebay-document.ts';
import { ETSY_DOCUMENT } from './etsy-document.ts';
import { readDocument, type Schema, type ServiceDocument } from './service-document.ts';

/** Texts of the patterns that the documents have. */
const SAMPLES: Record<string, string> = { '^[A-Z]{2}$': 'GB', '^[A-Z]{3}$': 'GBP' };
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The smallest value that a schema lets in, with what it requires. */
function least(schema: Schema, document: ServiceDocument): unknown {
  const {
    $ref,
    enum: members,
    properties = {},
    required = [],
    items,
    minimum,
    pattern = '',
  } = schema as Parts;
  if ($ref) return least(document.schemas[$ref.slice('#/schemas/'.length)] ?? {}, document);
  if (members) return members[0];
  const [type] = [schema.type].flat();
  if (type === 'array') return items ? [least(items, document)] : [];
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, least(properties[name] ?? {}, document)]));
  return type === 'integer' || type === 'number'
    ? (minimum ?? 1)
    : type === 'boolean'
      ? true
      : (SAMPLES[pattern] ?? 'a');
}

interface Parts {
  $ref?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  pattern?: string;
  maxLength?: number;
}

/** Each field below a schema, with the way to a body that holds nothing but it. */
function* fields(
  schema: Schema,
  document: ServiceDocument,
  wrap: (value: unknown) => unknown,
  depth = 0,
): Generator<{ schema: Parts; wrap: (value: unknown) => unknown }> {
  const { $ref, properties, items } = schema as Parts;
  if (depth > 8) return;
  if ($ref) {
    yield* fields(document.schemas[$ref.slice('#/schemas/'.length)] ?? {}, document, wrap, depth + 1);
    return;
  }
  yield { schema, wrap };
  if (items) yield* fields(items, document, (value) => wrap([value]), depth + 1);
  const whole = properties && (least(schema, document) as object);
  for (const [name, inner] of Object.entries(properties ?? {}))
    yield* fields(inner, document, (value) => wrap({ ...whole, [name]: value }), depth + 1);
}

const SERVICES = [
  ['eBay', EBAY_DOCUMENT],
  ['Etsy', ETSY_DOCUMENT],
] as const;

describe.each(SERVICES)('the document of %s', (_name, document) => {
  const reader = readDocument(document);
  const CALLS = document.calls.map((call) => call.call);
  const least_ = (schema: Schema) => least(schema, document);

  /** A request of a call with all that is required, and what is changed of it. */
  function ask(name: string, changes: { query?: object; headers?: object; body?: unknown } = {}) {
    const documented = document.calls.find(({ call }) => call === name);
    if (!documented) throw new Error(`no ${name}`);
    const { headers: wanted, path, query, body } = documented;
    const [type = ''] = Object.keys(body);
    const holes = Object.fromEntries(Object.entries(path).map(([key, one]) => [key, String(least_(one))]));
    const [method = '', template = ''] = name.split(' ');
    const pathname = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => holes[key] ?? '');
    const required = Object.entries(query.properties).filter(([key]) => query.required.includes(key));
    const asked = Object.fromEntries(required.map(([key, one]) => [key, String(least_(one))]));
    const headers = {
      ...Object.fromEntries(wanted.map((header) => [header, 'en-GB'])),
      ...(type && { 'content-type': type === TYPES[2] ? `${type}; boundary=x` : type }),
      ...changes.headers,
    };
    const sent = 'body' in changes ? changes.body : least_(body[type] ?? {});
    const url = new URL(
      `http://service.test${pathname}?${new URLSearchParams({ ...asked, ...changes.query })}`,
    );
    const call = reader.find(method, pathname);
    if (!call) throw new Error(`nobody answers ${method} ${pathname}`);
    const text = type === '' ? '' : write(type, sent);
    return reader.checkRequest(call, {
      request: { method, headers } as unknown as IncomingMessage,
      url,
      text,
    });
  }

  it.each(CALLS)('lets in %s with what it requires', (call) => {
    expect(ask(call).wrong).toBeNull();
  });

  it.each(CALLS)('lets nothing more in at %s: no other query, no header less', (call) => {
    expect(ask(call, { query: { unheard_of: '1' } }).wrong).toMatch(/additional properties \(unheard_of\)/);
    for (const header of document.calls.find((one) => one.call === call)?.headers ?? [])
      expect(ask(call, { headers: { [header]: undefined } }).wrong).toMatch(/./);
  });

  const WRITING = document.calls.filter(({ body }) => Object.keys(body).length > 0);
  it.each(WRITING)(
    'refuses unknown fields, wrong words and texts that are too long at $call',
    ({ call, body }) => {
      const [type = ''] = Object.keys(body);
      let told = 0;
      for (const { schema, wrap } of fields(body[type] ?? {}, document, (value) => value)) {
        const { enum: members, maxLength, properties } = schema;
        const right = least_(schema as Schema);
        expect(ask(call, { body: wrap(right) }).wrong).toBeNull();
        const wrongs = [
          ...(properties ? [{ ...(right as object), unheard_of: 'x' }] : []),
          ...(members ? ['unheard_of'] : []),
          ...(maxLength ? ['a'.repeat(maxLength + 1)] : []),
        ];
        for (const wrong of wrongs)
          expect(ask(call, { body: wrap(wrong) }).wrong).toMatch(/must (?:NOT|be equal)/);
        told += wrongs.length;
      }
      expect(told).toBeGreaterThan(0);
    },
  );
});

function write(type: string, body: unknown): string {
  if (type === 'application/json') return JSON.stringify(body);
  const rows = Object.entries(body as object).map(([name, value]) => [name, String(value)] as const);
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(Object.fromEntries(rows)).toString();
  const part = ([name, value]: readonly [string, string]) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return `${rows.map(part).join('')}--x--\r\n`;
}

it.each([
  ['eBay', startEbaySelling, '/sell/inventory/v1/offer?sku=1&unheard_of=1'],
  ['Etsy', startEtsy, '/v3/application/seller-taxonomy/nodes?unheard_of=1'],
] as const)('fails whoever sends what the documents of %s do not let in', async (_name, start, path) => {
  const there = await start();
  const keys = Object.entries(there.env).flatMap(([name, value]) =>
    /KEYSTRING|SHARED/.test(name) ? value : [],
  );
  const answer = await fetch(`${there.url}${path}`, { headers: { 'x-api-key': keys.join(':') } });
  expect(answer.status).toBe(400);
  await expect(there.close()).rejects.toThrow('unheard_of');
});
