/** Holds requests and answers against what a service's own document says of its calls. */
import type { IncomingMessage } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export type Schema = { readonly [key: string]: unknown };

interface DocumentedCall {
  /** 'PUT /sell/inventory/v1/inventory_item/{sku}' */
  call: string;
  /** One of them is enough. Empty: the document does not say. */
  scopes: readonly string[];
  /** Names of headers that have to be there. */
  headers: readonly string[];
  path: Readonly<Record<string, Schema>>;
  query: { properties: Readonly<Record<string, Schema>>; required: readonly string[] };
  /** By media type. */
  body: Readonly<Record<string, Schema | undefined>>;
  /** By status; null: without a body. */
  answers: Readonly<Record<string, Schema | null>>;
  /** Numbers of the errors that it tells, by status, where the document has them. */
  errors: Readonly<Record<string, readonly number[]>>;
}

export interface ServiceDocument {
  calls: readonly DocumentedCall[];
  schemas: Readonly<Record<string, Schema>>;
}

interface Sent {
  request: IncomingMessage;
  url: URL;
  text: string;
}

interface Checked {
  /** As it came: texts where it is a form. */
  body: Record<string, unknown>;
  /** As the document means it: lists, numbers, yes or no. */
  value: unknown;
  /** What the document does not let in; null: nothing. */
  wrong: string | null;
}

/** A call of a document, ready to be held against. */
interface ReadCall extends DocumentedCall {
  pattern: RegExp;
  holes: Schema;
  asked: Schema;
}

export interface DocumentReader {
  /** undefined: there is no such call. */
  find(method: string, pathname: string): ReadCall | undefined;
  checkRequest(call: ReadCall, sent: Sent): Checked;
  /** What of an answer is not as the document has it; null: nothing. */
  checkAnswer(call: ReadCall, status: number, body: unknown): string | null;
}

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

const read = new WeakMap<ServiceDocument, DocumentReader>();

/** Read once: compiling its schemas takes a test's time. */
export function readDocument(document: ServiceDocument): DocumentReader {
  const reader = read.get(document) ?? createReader(document);
  read.set(document, reader);
  return reader;
}

function createReader({ calls, schemas }: ServiceDocument): DocumentReader {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  ajv.addSchema({ $id: 'document', schemas: close(schemas) });
  const compiled = new Map<Schema, ValidateFunction>();
  const known = calls
    .map((call) => ({
      ...call,
      pattern: patternOf(call.call),
      holes: { type: 'object', properties: call.path },
      asked: { type: 'object', ...call.query },
    }))
    // '/listings/batch' is no '/listings/{listing_id}'.
    .sort((one, other) => one.call.split('{').length - other.call.split('{').length);

  function check(schema: Schema, value: unknown): string | null {
    const validate = compiled.get(schema) ?? ajv.compile(withDocument(close(schema)));
    compiled.set(schema, validate);
    if (validate(value)) return null;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath} ${first?.message} (${Object.values(first?.params ?? {})})`.trim();
  }

  return {
    find: (method, pathname) => known.find(({ pattern }) => pattern.test(`${method} ${pathname}`)),
    checkRequest(call, { request, url, text }) {
      const missing = call.headers.find((name) => request.headers[name] === undefined);
      const parts = call.pattern.exec(`${request.method} ${url.pathname}`)?.slice(1) ?? [];
      const names = Object.keys(call.path);
      const inPath = Object.fromEntries(parts.map((part, at) => [names[at], decodeURIComponent(part)]));
      const sent = readBody(call, String(request.headers['content-type'] ?? ''), text);
      const wrong =
        (missing && `the header ${missing} is missing`) ||
        check(call.holes, readTexts(call.holes, inPath)) ||
        check(call.asked, readTexts(call.asked, Object.fromEntries(url.searchParams))) ||
        sent.wrong ||
        (sent.schema && check(sent.schema, sent.value));
      return { body: sent.body, value: sent.value, wrong: wrong ? `${call.call}: ${wrong}` : null };
    },
    checkAnswer(call, status, body) {
      if (status >= 400) return unknownError(call, status, body);
      const schema = call.answers[status];
      if (schema === undefined) return `${call.call} does not answer ${status}`;
      if (schema === null) return body === undefined ? null : `${call.call} ${status}: a body`;
      const wrong = check(schema, body);
      return wrong && `${call.call} ${status}: ${wrong}`;
    },
  };
}

interface SentBody {
  body: Record<string, unknown>;
  value?: unknown;
  schema?: Schema;
  wrong?: string;
}

function readBody(call: DocumentedCall, contentType: string, text: string): SentBody {
  const types = Object.keys(call.body);
  if (types.length === 0) return text === '' ? { body: {} } : { body: {}, wrong: 'a body that nobody reads' };
  const [type = ''] = contentType.split(';');
  const schema = call.body[type];
  if (schema === undefined) return { body: {}, wrong: `a body of the type ${type || 'that nobody named'}` };
  if (type === JSON_TYPE) {
    const body = JSON.parse(text || 'null');
    return { body, value: body, schema };
  }
  const fields = type === FORM ? Object.fromEntries(new URLSearchParams(text)) : readParts(text);
  return { body: fields, value: readTexts(schema, fields), schema };
}

/** The names and texts of a multipart body; of a file nothing but its name. */
function readParts(text: string): Record<string, string> {
  const parts = text.matchAll(/name="([^"]+)"(; filename=)?[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([^\r]*)/g);
  return Object.fromEntries([...parts].map(([, name, file, value]) => [name, file ? '' : (value ?? '')]));
}

/** Texts as what they stand for: numbers, yes or no, and lists as one text with commas. */
function readTexts(schema: Schema, fields: Record<string, string>): object {
  const properties = schema.properties as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, readText(properties[name] ?? {}, text)]),
  );
}

function readText(schema: Schema, text: string): unknown {
  const types = [schema.type].flat();
  if (types.includes('array')) {
    const items = schema.items as Schema;
    return text === '' ? [] : text.split(',').map((part) => readText(items, part));
  }
  if (types.includes('boolean')) return { true: true, false: false }[text] ?? text;
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function unknownError(call: DocumentedCall, status: number, body: unknown): string | null {
  const told = (body as { errors?: { errorId: number }[] } | undefined)?.errors ?? [];
  const known = call.errors[status];
  const unknown = told.find(({ errorId }) => known && !known.includes(errorId));
  return unknown ? `${call.call} ${status}: no error ${unknown.errorId}` : null;
}

function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
}

/** What a document does not name it does not let in. */
function close<T>(value: T): T {
  if (Array.isArray(value)) return value.map(close) as T;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, close(one)]));
  const isObject = 'properties' in inner && [inner.type].flat().includes('object');
  return (isObject ? { ...inner, additionalProperties: false } : inner) as T;
}

function withDocument(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/schemas/', '"document#/schemas/'));
}
