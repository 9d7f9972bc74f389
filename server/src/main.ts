import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { createContext } from './context.ts';

const STOP_WITHIN_MS = 10_000;
const DOT_ENV = fileURLToPath(new URL('../../.env', import.meta.url));

start();

function start(): void {
  const { config, secrets } = readEnvironment();
  const context = createContext(config, secrets);
  const server = createAdaptorServer({ fetch: createApp(context).fetch });

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${config.port} is in use: set PORT to another one.`);
    if (error.code === 'EACCES') fail(`Port ${config.port} needs more rights: set PORT to another one.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      fail(`HOST ${config.host} is not this machine.`);
    throw error;
  });
  server.listen({ port: config.port, host: config.host ?? undefined }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const engine = context.model?.name ?? 'the built-in writer';
    process.stdout.write(`Smart Listings is at ${config.appUrl ?? `http://localhost:${port}`} (${engine})\n`);
  });

  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    context.stop();
    server.close(() => process.exit(0));
    // Connections that are kept alive fall idle when their last answer has ended.
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The environment, and for what it leaves unset a file .env at the root of the project. */
function readEnvironment(): ReturnType<typeof parseConfig> {
  if (process.env.NODE_ENV !== 'test' && existsSync(DOT_ENV)) process.loadEnvFile(DOT_ENV);
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
