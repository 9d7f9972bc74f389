// Several builds of the web app behind one address, as before and after a deploy: `node serve-builds.ts DATA A B`
// serves A, and with each line on its input the next one, from which on every file of the one before is gone.
import { createInterface } from 'node:readline';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { loadSite } from '../lib/site.ts';

const [folder = '', ...builds] = process.argv.slice(2);
const { config, secrets } = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: folder });
const context = createContext(config, secrets, { findSite: () => null });
await migrateDatabase(context.db, config.database);
const [first, ...others] = builds.map((build) => {
  const site = loadSite(build);
  return createApp({ ...context, findSite: () => site });
});
let app = first ?? createApp(context);

createInterface({ input: process.stdin })
  .on('line', () => {
    app = others.shift() ?? app;
    process.stdout.write('deployed\n');
  })
  .on('close', () => process.exit(0));
const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env) });
server.listen({ port: 0, host: '127.0.0.1' }, () => {
  process.stdout.write(`${JSON.stringify(server.address())}\n`);
});
