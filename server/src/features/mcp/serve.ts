import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { AppContext } from '../../context.ts';
import { AppError, presentError } from '../../lib/app-error.ts';
import { describeSafely, toAppError } from '../../lib/error-handler.ts';
import { allows, tooNarrow } from '../api-keys/operations/seller.ts';
import { type Caller, TOOLS } from './tools.ts';

const INSTRUCTIONS =
  'Listings for selling used things. Take facts from the seller alone, never from what you know of such items: ask when something is missing. Write with generate_listing, put its questions to the seller, check what you change with check_listing, and save with save_listing once the seller agrees.';

/** Answers one message of an MCP client; nothing is kept from one to the next. */
export function serveMessage(
  context: AppContext,
  caller: Caller,
  { request, message }: { request: Request; message: unknown },
): Promise<Response> {
  // The body has been read: what is handed on is the rest.
  const { url, method, headers } = request;
  const handler = createMcpHandler(() => createServer(context, caller), {
    maxSubscriptions: 0,
    onerror: (error) =>
      context.logger.warn(
        { requestId: caller.requestId, ...describeSafely(error) },
        'a message of MCP failed',
      ),
  });
  return handler.fetch(new Request(url, { method, headers }), { parsedBody: message });
}

function createServer(context: AppContext, caller: Caller): Server {
  const server = new Server(
    { name: 'smart-listings', title: 'Smart Listings', version: context.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', async () => ({
    tools: TOOLS.filter(({ scope }) => allows(caller, scope)).map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: { ...tool.describeInput(), type: 'object' as const },
      annotations: {
        readOnlyHint: tool.scope === 'read',
        destructiveHint: false,
        idempotentHint: tool.isIdempotent,
        openWorldHint: false,
      },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    try {
      return say(await callTool(context, caller, params), false);
    } catch (error) {
      // For the assistant to read: an error of the protocol would end in its client.
      return say(presentError(toAppError(error, context.logger, caller.requestId)), true);
    }
  });
  return server;
}

async function callTool(
  context: AppContext,
  caller: Caller,
  { name, arguments: input = {} }: { name: string; arguments?: unknown },
): Promise<object> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new AppError('not-found', 'There is no such tool.');
  if (!allows(caller, tool.scope)) throw tooNarrow(tool.scope);
  return tool.run(context, caller, input);
}

function say(what: object, isError: boolean) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(what) }], isError };
}
