import { LIMITS, MCP_PATH, SERVER_MESSAGES } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readAnyJson } from '../../lib/read-json.ts';
import type { RequestVariables } from '../../lib/request-log.ts';
import { findKeyHolder, unknownKey } from '../api-keys/operations/seller.ts';

/** A save with its photos, and the envelope around it. */
const MESSAGE = {
  maxBytes: LIMITS.dataUrlBytes + LIMITS.savedBytes + 16 * 1024,
  message: 'The message is too large.',
};

/** An MCP server for assistants: stateless, for keys alone, and loaded when the first of them comes. */
export function mcpRoutes(context: AppContext) {
  return new Hono<{ Variables: RequestVariables }>().post(
    MCP_PATH,
    describeCall('mcp', {
      summary: 'The MCP server: the same for assistants',
      description:
        'Model Context Protocol over Streamable HTTP, without sessions. Its tools: generate_listing, check_listing, save_listing, list_listings, price_help; a key that may only read has the three that change and count nothing. Message by message, no batches.',
      key: 'read',
      content: { 'application/json': { schema: { type: 'object' } } },
      answers: {
        200: {
          description: 'The answer in JSON-RPC, as JSON or as one event.',
          content: {
            'application/json': { schema: { type: 'object' } },
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
        202: { description: 'A message that has no answer was taken.' },
      },
      fails: ['bad-request', 'too-large', 'unsupported-type'],
    }),
    async (c) => {
      const holder = await findKeyHolder(context, c);
      if (!holder) throw unknownKey(SERVER_MESSAGES.apiKeyNeeded);
      const message = await readAnyJson(c, { ...MESSAGE, account: holder.user.id });
      // Each call counts as one of the key's: a batch would be many.
      if (Array.isArray(message)) throw new AppError('bad-request', 'Send one message at a time.');
      const { serveMessage } = await import('./serve.ts');
      const visitor = clientNetwork(c, context.config.trustedProxies);
      const { signal } = c.req.raw;
      const caller = { ...holder, visitor, signal, requestId: c.get('requestId') };
      return serveMessage(context, caller, { request: c.req.raw, message });
    },
  );
}
