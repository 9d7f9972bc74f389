import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Env, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { pageSecurityHeaders } from '../../lib/security-headers.ts';
import { describeApi } from './openapi.ts';

const require = createRequire(import.meta.url);

/** The API's description, for programs and, in Swagger UI from our own disk, for people. */
export function docsRoutes<E extends Env>({ version }: AppContext, app: Hono<E>): Hono {
  const routes = new Hono();
  const document = once(() => describeApi(app, version));
  routes.get('/api/openapi.json', async () => jsonAnswer(await document()));
  routes.get('/api/docs', (c) => c.html(PAGE, 200, pageSecurityHeaders()));
  routes.get('/api/docs/start.js', (c) => c.body(START, 200, asset('text/javascript')));
  for (const [name, type] of Object.entries(SWAGGER_FILES)) {
    const file = once(() => readFileSync(join(swaggerFolder(), name), 'utf8'));
    routes.get(`/api/docs/${name}`, (c) => c.body(file(), 200, asset(type)));
  }
  return routes;
}

const SWAGGER_FILES = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' };

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Smart Listings API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="api"><p>The description itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });\n";

function asset(type: string): Record<string, string> {
  return {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  };
}

function swaggerFolder(): string {
  return dirname(require.resolve('swagger-ui-dist/package.json'));
}

/** Computed on first use: most visitors never ask. */
function once<T>(compute: () => T): () => T {
  let value: { is: T } | undefined;
  return () => {
    value ??= { is: compute() };
    return value.is;
  };
}
