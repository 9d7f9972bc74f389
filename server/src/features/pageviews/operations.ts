import type { PageView } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';

/** The pages that there are; what else somebody asks for is counted as one. */
const PATHS: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/myListings',
  '/account',
  '/pricing',
  '/terms',
  '/privacy',
  '/refund',
  '/operator',
  '/shared',
]);

/** Programs that say what they are. */
const ROBOTS = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|^$/i;

/**
 * Counts a page view: which page, on which day, and from which website. Whoever asks not to be counted is
 * not, and neither is a program.
 */
export function countPageView(context: AppContext, view: Required<PageView>, headers: Headers): void {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return;
  if (ROBOTS.test(headers.get('user-agent') ?? '')) return;
  const asked = view.path.replace(/(.)\/+$/, '$1');
  const path = PATHS.has(asked) ? asked : 'other';
  const host = readHost(view.referrer);
  const cameFrom = host !== readHost(headers.get('origin') ?? '') ? host : null;
  context.dailyCounts.add('page-view', cameFrom ? `${path} ${cameFrom}` : path);
}

/** 'www.google.com' of an address; null for what is none. Case and port make no other website. */
function readHost(address: string): string | null {
  const host = URL.parse(address)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '');
  return host && host.length <= 100 ? host : null;
}
