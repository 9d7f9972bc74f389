/** What a route says of itself, beside it: the OpenAPI document is made of these, and of the schemas that check. */
import { ERROR_STATUS, type ErrorCode } from '@smart-listings/contract';
import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';

/** A schema under its name in the document: `{ SavedListing: savedListingSchema }`. */
type Named = Readonly<Record<string, z.ZodType>>;
type Content = Readonly<Record<string, { schema: object }>>;

interface Answer {
  description: string;
  /** The JSON that comes. */
  is?: Named;
  /** What comes beside it, or is no JSON. */
  content?: Content;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: { type: 'string' };
  example?: string;
}

interface Call {
  summary: string;
  description?: string;
  /** 'account': nobody else; 'anyone': others too, for whom an account counts where there is one. */
  who?: 'account' | 'anyone';
  /** What a key must allow for this call; left out: no key opens it. */
  key?: 'read' | 'write';
  parameters?: readonly Parameter[];
  query?: z.ZodObject;
  /** The JSON that it takes. */
  body?: Named;
  /** What it takes that is no JSON. */
  content?: Content;
  /** A body, or a query, that works as it stands: a test sends it. */
  example?: Readonly<Record<string, unknown>>;
  answers: Readonly<Record<number, Answer>>;
  /** Beside what follows from body, query, account and key. */
  fails?: readonly ErrorCode[];
}

/** For calls whose answer has nothing to tell. */
export const DONE = { 200: { description: 'Done.' } } as const;
export const TEXT = { schema: { type: 'string' } } as const;
export const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** The document's security schemes, by the names that its calls use. */
export const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'better-auth.session_token' },
  key: { type: 'http', scheme: 'bearer', description: 'A key made on the account page.' },
} as const;

/** A handler that lets requests through, and holds what the document says of the route. */
export function describeCall(operationId: string, call: Call): MiddlewareHandler {
  const { summary, description, who, key, parameters = [], query, body, content, example } = call;
  return describeRoute({
    operationId,
    summary,
    ...(description && { description }),
    ...((who || key) && { security: securityOf(who, key) }),
    // Made when somebody first asks for the document.
    get parameters() {
      return [...parameters, ...(query ? queryParameters(query, example) : [])];
    },
    ...(body && { requestBody: { required: true, content: jsonContent(body, 'input', example) } }),
    ...(content && { requestBody: { required: true, content: { ...content } } }),
    responses: { ...answersOf(call.answers), ...failures(failuresOf(call)) },
  });
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function securityOf(who: Call['who'], key: Call['key']): Record<string, string[]>[] {
  return [
    ...(who === 'anyone' ? [{}] : []),
    ...(who ? [{ session: [] }] : []),
    ...(key ? [{ key: [key] }] : []),
  ];
}

function failuresOf({ who, key, query, body, fails = [] }: Call): Set<ErrorCode> {
  const follows: ErrorCode[] = [];
  if (query) follows.push('bad-request');
  if (body) follows.push('bad-request', 'forbidden', 'too-large', 'unsupported-type');
  if (who === 'account' || key) follows.push('signed-out');
  if (key) follows.push('forbidden', 'rate-limited');
  return new Set([...follows, ...fails]);
}

function answersOf(answers: Call['answers']) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { description, is, content }]) => [
      status,
      {
        description,
        ...((is || content) && { content: { ...(is && jsonContent(is, 'output')), ...content } }),
      },
    ]),
  );
}

/** One answer a status, naming the codes that share it. */
function failures(codes: ReadonlySet<ErrorCode>) {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [status, { description: same.join(', '), content }]),
  );
}

/** Named in the document's components, where it is put when somebody first asks for the document. */
function jsonContent(named: Named, io: 'input' | 'output', example?: unknown) {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const reference: object = { $ref: `#/components/schemas/${name}` };
      const resolved = {
        ...resolver(schema),
        toOpenAPISchema: async () => ({
          schema: reference,
          components: { schemas: { [name]: jsonSchema(schema, io) } },
        }),
      };
      return ['application/json', { schema: resolved, ...(example !== undefined && { example }) }];
    }),
  );
}

/** What a query takes, a parameter each. */
function queryParameters(query: z.ZodObject, example: Call['example'] = {}) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, shape]) => {
    const schema: object = typeof shape === 'object' ? shape : {};
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(name in example && { example: example[name] }),
    };
  });
}
