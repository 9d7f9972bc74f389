// After `vite build`: writes the HTML of the pages that are readable with scripts off, and the shell of
// the others.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(web, 'dist');
const template = withPaintFirst(withFontPreload(readFileSync(join(dist, 'index.html'), 'utf8')));
const built: unknown = await import(pathToFileURL(join(web, '.cache/ssr/entry-server.js')).href);
const { render, pages } = entryOf(built);

writePage('app.html', template.replace('<!--app-->', ''));
for (const [path, meta] of Object.entries(pages)) {
  if (!meta.prerender) continue;
  const html = template
    .replace('<!--app-->', () => '')
    .replace('<div id="root"></div>', `<div id="root">${await render(path)}</div>`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(meta.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, `$1${escapeHtml(meta.description)}"`)
    .replace(/(<meta property="og:title" content=")[^"]*"/, `$1${escapeHtml(meta.title)}"`)
    .replace(/(<meta property="og:description" content=")[^"]*"/, `$1${escapeHtml(meta.description)}"`);
  writePage(join(path.slice(1), 'index.html'), html);
}

interface Entry {
  render: (path: string) => Promise<string>;
  pages: Record<string, { title: string; description: string; prerender: boolean }>;
}

function entryOf(module: unknown): Entry {
  if (typeof module !== 'object' || module === null || !('render' in module) || !('PAGES' in module)) {
    throw new Error('The server build has not the exports that prerendering needs.');
  }
  const { render, PAGES } = module;
  if (!isRender(render) || !isPages(PAGES)) throw new Error('The server build exports something else.');
  return { render, pages: PAGES };
}

function isRender(value: unknown): value is Entry['render'] {
  return typeof value === 'function';
}

function isPages(value: unknown): value is Entry['pages'] {
  return typeof value === 'object' && value !== null;
}

/** The latin face is needed at once: waiting for the style sheet to name it would shift the text. */
function withFontPreload(html: string): string {
  const font = readdirSync(join(dist, 'assets')).find((name) => /latin-wght-normal.*\.woff2$/.test(name));
  if (!font) throw new Error('The built assets hold no latin font face.');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}" />`;
  return html.replace('</head>', `  ${link}\n  </head>`);
}

/** The pages are read, and their forms filled, before a script has run: styles and type come first on a slow line. */
function withPaintFirst(html: string): string {
  return html.replace(/<(?=script type="module"|link rel="modulepreload")(\w+)/g, '<$1 fetchpriority="low"');
}

function writePage(name: string, html: string) {
  const path = join(dist, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
