import { PATHS } from '../paths.ts';

/** The address of a log-in page that leads on to `next` afterwards. */
export function withNext(path: string, next: string): string {
  return next === PATHS.home ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Where to go after the log-in: an address of our own, else home. Never another website. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return PATHS.home;
  const base = 'https://here.invalid';
  const address = URL.parse(next, base);
  // A path of two slashes would be read as another website's name the next time.
  if (address?.origin !== base || address.pathname.startsWith('//')) return PATHS.home;
  return `${address.pathname}${address.search}${address.hash}`;
}
