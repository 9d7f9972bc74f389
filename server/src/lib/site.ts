import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { NO_OUTSIDERS, type Outsiders, pageSecurityHeaders } from './security-headers.ts';

/** One file of a built site, read at start and served from memory. */
export interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  /** The same content compressed, where the build left it beside the file. */
  encoded: { br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
  headers: Record<string, string>;
}

/** The files of a built site by their path from its root: 'index.html', 'assets/app-1a2b.js'. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** The last that a build writes: a folder without it is one in the making. */
const FINISHED = '.finished';

/**
 * Looks for a site until there is one, and keeps to that: a server may have been started while its pages were
 * being built.
 */
export function siteFinder(folder: string, outsiders: Outsiders): () => Site | null {
  let site: Site | null = null;
  return () => {
    site ??= loadSite(folder, outsiders);
    return site;
  };
}

/** The site built into `folder`, or null when there is none yet. Only these files can ever be served. */
export function loadSite(folder: string, outsiders: Outsiders = NO_OUTSIDERS): Site | null {
  if (!existsSync(join(folder, FINISHED))) return null;
  const site = new Map<string, SiteFile>();
  for (const path of listFiles(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (name.startsWith('.') || /\.(?:br|gz)$/.test(name)) continue;
    site.set(name, loadFile(path, { name, outsiders }));
  }
  return site.has('index.html') ? site : null;
}

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

function loadFile(path: string, { name, outsiders }: { name: string; outsiders: Outsiders }): SiteFile {
  const body = new Uint8Array(readFileSync(path));
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  return {
    body,
    encoded: { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) },
    headers: {
      'Content-Type': type,
      // Names under assets/ carry a hash of their content, so what they name never changes.
      'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Weak, because it names the content whichever way it is compressed.
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      Vary: 'Accept-Encoding',
      ...pageSecurityHeaders({
        inlineScripts: isPage ? inlineScriptHashes(new TextDecoder().decode(body)) : [],
        outsiders,
      }),
    },
  };
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return undefined;
  }
}

/** The hashes by which a content security policy lets a page's own inline scripts run. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = [...scripts].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return [...new Set(hashes)];
}
