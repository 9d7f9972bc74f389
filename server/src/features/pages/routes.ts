import { SHARE_ID } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { pageSecurityHeaders } from '../../lib/security-headers.ts';
import { serveFile } from '../../lib/serve-file.ts';
import type { Site, SiteFile } from '../../lib/site.ts';
import { isShared } from '../listings/operations/share.ts';

/** Screens that only make sense with scripts: all served by the same shell. */
const APP_SCREENS = ['/login', '/signup', '/reset-password', '/myListings', '/account', '/operator', '/tray'];

/** The web app: its prerendered pages, its screens, its files; anything else is the shell with 404. */
export function pageRoutes(context: AppContext): Hono {
  const { findSite } = context;
  const routes = new Hono();
  let known: Pages | null = null;
  const findPages = () => {
    const site = findSite();
    if (site && known?.site !== site) known = layOut(site);
    return site && known;
  };
  // What is shared into the app, where the browser has lost the service worker that would have taken it: the
  // page says so, and has the service worker again.
  routes.post('/share', (c) => c.redirect('/?shared', 303));
  // The page of a shared listing is the shell: whether there is one, the status says.
  routes.get('/shared/:id', async (c) => {
    await context.sharedLimit.take(clientNetwork(c, context.config.trustedProxies));
    const id = c.req.param('id');
    const isThere = SHARE_ID.test(id) && (await isShared(context, id));
    const shell = findPages()?.shell;
    const noindex = { 'X-Robots-Tag': 'noindex, nofollow' };
    if (!shell) return c.text(isThere ? NOT_BUILT : 'Not found', isThere ? 503 : 404, pageSecurityHeaders());
    const page = { ...shell, headers: { ...shell.headers, ...noindex } };
    return serveFile(c, page, isThere ? 200 : 404);
  });
  routes.get('*', (c) => {
    const found = findPages();
    if (!found) return c.text(NOT_BUILT, 503, { ...pageSecurityHeaders(), 'Retry-After': '5' });
    const { site, shell, pages } = found;
    const path = c.req.path;
    const page = pages.get(path) ?? pages.get(path.replace(/\/$/, ''));
    if (page) return serveFile(c, page);
    const file = site.get(decodePath(path));
    if (file) return serveFile(c, file);
    if (shell && !/\.\w+$/.test(path)) return serveFile(c, shell, 404);
    return c.text('Not found', 404, pageSecurityHeaders());
  });
  return routes;
}

const NOT_BUILT = 'The web app has not been built yet: run "npm start", or "npm run build".\n';

interface Pages {
  site: Site;
  shell: SiteFile | undefined;
  pages: ReadonlyMap<string, SiteFile>;
}

function layOut(site: Site): Pages {
  const shell = site.get('app.html') ?? site.get('index.html');
  return { site, shell, pages: indexPages(site, shell) };
}

/** '/' → index.html, '/pricing' → pricing/index.html, '/login' → the shell. */
function indexPages(site: Site, shell: SiteFile | undefined): Map<string, SiteFile> {
  const pages = new Map<string, SiteFile>();
  for (const [name, file] of site) {
    const page = /^(.*?)\/?index\.html$/.exec(name)?.[1];
    if (page !== undefined) pages.set(`/${page}`, file);
  }
  for (const path of APP_SCREENS) if (shell && !pages.has(path)) pages.set(path, shell);
  return pages;
}

/** The path as a name in the site; a path that cannot be decoded names nothing. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).slice(1);
  } catch {
    return '';
  }
}
