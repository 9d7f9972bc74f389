import {
  ERROR_STATUS,
  listingsChangedSchema,
  listingTextSchema,
  trayChangedSchema,
} from '@smart-listings/contract';
import type { Env, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { z } from 'zod';
import { jsonSchema, SECURITY_SCHEMES } from '../../lib/describe-call.ts';

/** An OpenAPI 3.1 document of every call, made of what the routes of `app` say of themselves. */
export async function describeApi<E extends Env>(app: Hono<E>, version: string): Promise<object> {
  const document = await generateSpecs(app, {
    // `export.csv` is no file.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Smart Listings API',
        version,
        description:
          'Marketplace listings from item details. An error is always {"error": {"code", "message"}}.',
      },
      components: {
        securitySchemes: SECURITY_SCHEMES,
        schemas: {
          Error: jsonSchema(errorSchema),
          // The events of streams.
          PartialListing: jsonSchema(listingTextSchema.partial()),
          ListingsChanged: jsonSchema(listingsChangedSchema),
          TrayChanged: jsonSchema(trayChangedSchema),
        },
      },
    },
  });
  // Readers of the document show the calls in groups.
  for (const [path, calls] of Object.entries(document.paths ?? {}))
    for (const call of Object.values(calls ?? {}))
      if (typeof call === 'object' && 'responses' in call) call.tags = [roomOf(path)];
  return document;
}

/** 'listings' of '/api/listings/{id}'. */
function roomOf(path: string): string {
  return path.replace(/^\/api\//, '').match(/[\w-]+/)?.[0] ?? 'others';
}

const errorCodes: string[] = Object.keys(ERROR_STATUS);
const errorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    fallback: z.literal('builtin').optional(),
    retryAfterSeconds: z.number().positive().optional(),
  }),
});
