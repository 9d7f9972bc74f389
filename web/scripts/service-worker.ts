// After prerendering: bundles the service worker with the list of this build's files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(web, 'dist');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:html|js|css|svg|png|woff2|webmanifest)$/.test(entry.name))
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .toSorted();

const precache = files.map((name) => ({
  url: `/${name}`,
  // Names under assets/ carry a hash of their content already.
  revision: name.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(join(dist, name)))
        .digest('base64url')
        .slice(0, 16),
}));
const pages = Object.fromEntries(
  files
    .filter((name) => name.endsWith('index.html'))
    .map((name) => [`/${name.replace(/\/?index\.html$/, '')}`, `/${name}`]),
);

await build({
  configFile: false,
  root: web,
  logLevel: 'warn',
  publicDir: false,
  define: {
    __PRECACHE__: JSON.stringify(precache),
    __PAGES__: JSON.stringify(pages),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(web, 'src/service-worker/service-worker.ts'),
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
