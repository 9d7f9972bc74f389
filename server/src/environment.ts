import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const DOT_ENV = fileURLToPath(new URL('../../.env', import.meta.url));

/**
 * The environment of a command, and for what it leaves unset a file .env at the root of the project. What the command
 * writes from now on, or what a program does that it starts, nobody else on the machine may read.
 */
export function readEnvironment(): ReturnType<typeof parseConfig> {
  process.umask(0o077);
  if (process.env.NODE_ENV !== 'test' && existsSync(DOT_ENV)) process.loadEnvFile(DOT_ENV);
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

/** Ends the command with one line that says why. */
export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
