import { ERROR_STATUS, type ErrorCode } from '@smart-listings/contract';
import { z } from 'zod';

/** A body of the named schema. */
export function content(name: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

export function body(name: string) {
  return { required: true, content: content(name) };
}

/** One answer a status, naming the codes that share it. */
export function failures(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.join(', '), content: content('Error') },
    ]),
  );
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

export const ID_PARAMETER = { name: 'id', in: 'path', required: true, schema: { type: 'string' } } as const;

/** What a query takes, a parameter each. */
export function queryParameters(schema: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: shape,
  }));
}
