// An account behind `fetch` and `EventSource`: the listings and templates of the real wire format, in memory.
import {
  type CreateTemplateRequest,
  generateRequestSchema,
  LIMITS,
  type ListingForm,
  type ListingWork,
  limitsOf,
  MESSAGES,
  type PatchListingRequest,
  type Plan,
  patchListingRequestSchema,
  patchWorkRequestSchema,
  type SavedListing,
  savedListingSchema,
  saveListingRequestSchema,
  type Template,
  type Totals,
} from '@smart-listings/contract';
import { vi } from 'vitest';
import { answerImports, answerTray, type Body, type Rooms } from './stand-in-rooms.ts';
import { builtinAnswer, errorAnswer } from './stand-in-server.ts';

const FORM: ListingForm = {
  platform: 'eBay',
  itemName: 'Wool coat',
  make: '',
  modelNumber: '',
  features: 'Navy wool coat, size 12, small hole in the lining',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
};

/** A saved listing; `age` in minutes decides its place. */
export function savedListing(title: string, more: Partial<SavedListing> = {}, age = 0): SavedListing {
  return savedListingSchema.parse({
    id: `id-${title.toLowerCase().replaceAll(' ', '-')}`,
    userId: 'user-1',
    title,
    description: `${title}. A navy wool coat in size 12.`,
    tags: ['wool', 'navy'],
    suggestedPriceRange: '£20 – £30',
    priceJustification: 'Our own estimate.',
    pricingSource: 'heuristic',
    variant: 'v1',
    originalFormInput: FORM,
    origin: { currency: 'GBP (£)' },
    imageUrls: [],
    timestamp: new Date(Date.UTC(2026, 10, 20) - age * 60_000).toISOString(),
    pricingRefreshCount: 0,
    revision: 1,
    ...more,
  });
}

export interface StandInAccount extends Rooms {
  listings: SavedListing[];
  templates: Template[];
  totals: Totals;
  /** Where listings stand, by their ids. */
  work: Map<string, ListingWork>;
  /** Every request, as 'METHOD path'. */
  requests: string[];
  /** What came with them, in the same order. */
  bodies: Body[];
  /** The next requests that begin like this are answered with it. */
  fail: (request: string, answer: () => Response) => void;
  /** What another tab or device does: told over the stream. */
  announce: () => void;
}

export function startStandInAccount(plan: Plan, listings: SavedListing[] = []): StandInAccount {
  const failures: { request: string; answer: () => Response }[] = [];
  const deleted = new Map<string, SavedListing>();
  const streams = new Set<EventTarget>();
  let version = 0;
  const account: StandInAccount = {
    listings,
    templates: [],
    tray: [],
    trayRoom: Number.POSITIVE_INFINITY,
    imports: [],
    soldKeys: new Set(),
    work: new Map(),
    totals: { suggestions: { count: 0, medianError: null, below: 0 }, listed: [], sold: [] },
    requests: [],
    bodies: [],
    fail: (request, answer) => failures.push({ request, answer }),
    announce: () => {
      version += 1;
      for (const stream of streams) tell(stream, version);
    },
  };

  function find(id: string): SavedListing | undefined {
    return account.listings.find((listing) => listing.id === id);
  }

  function page(query: URLSearchParams): Response {
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = account.listings
      .filter(({ title }) => title.toLowerCase().includes(search))
      .filter(({ originalFormInput }) =>
        [null, originalFormInput.platform].includes(query.get('platform') as never),
      )
      .sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1));
    const size = Number(query.get('size') ?? LIMITS.pageSize);
    const pageCount = Math.max(1, Math.ceil(found.length / size));
    const number = Math.min(Number(query.get('page') ?? 1), pageCount);
    const start = (number - 1) * size;
    const listings = found.slice(start, start + size);
    return Response.json({
      listings,
      work: listings.map(({ id }) => workOf(id)),
      page: number,
      pageCount,
      total: found.length,
      totalIsFloor: false,
    });
  }

  function workOf(id: string): ListingWork {
    const known = account.work.get(id);
    const nothing = { sku: '', place: '', note: '', cost: null, sale: null, shareId: null, others: [] };
    return known ?? { id, state: 'draft', stateOn: null, ...nothing };
  }

  function work(id: string, body: unknown): Response {
    if (!find(id)) return errorAnswer(404, 'not-found', 'There is no such listing.');
    const { state, sale, stateOn, withdrawOthers: _others, ...details } = patchWorkRequestSchema.parse(body);
    const changed = { ...workOf(id), ...details, ...(state && { state, sale: sale ?? null }) };
    account.work.set(id, { ...changed, stateOn: sale?.soldOn ?? stateOn ?? changed.stateOn });
    return Response.json(workOf(id));
  }

  function share(method: string, id: string): Response {
    const shareId = method === 'POST' ? 'address-of-24-characters' : null;
    account.work.set(id, { ...workOf(id), shareId });
    return Response.json({ shareId });
  }

  function remove(ids: readonly string[]) {
    const done = ids.filter(find);
    for (const id of done) deleted.set(id, find(id) as SavedListing);
    account.listings = account.listings.filter(({ id }) => !done.includes(id));
    return { done, failed: ids.filter((id) => !done.includes(id)) };
  }

  function restore(ids: readonly string[]) {
    const done = ids.filter((id) => deleted.has(id));
    account.listings.push(...done.map((id) => deleted.get(id) as SavedListing));
    return { done, failed: ids.filter((id) => !done.includes(id)) };
  }

  function one(id: string): Response {
    const listing = find(id);
    return listing ? Response.json(listing) : errorAnswer(404, 'not-found', 'There is no such listing.');
  }

  function edit(id: string, body: PatchListingRequest): Response {
    const listing = find(id);
    if (!listing) return errorAnswer(404, 'not-found', 'There is no such listing.');
    const { revision, ...patch } = patchListingRequestSchema.parse(body);
    if (revision !== listing.revision) return errorAnswer(409, 'conflict', MESSAGES.editConflict);
    Object.assign(listing, patch, { revision: revision + 1 });
    return Response.json(listing);
  }

  function save(body: unknown): Response {
    const { listing, id = 'chosen-by-server', ...rest } = saveListingRequestSchema.parse(body);
    const known = find(id);
    if (known) return Response.json(known);
    const saved = savedListing(listing.title, { ...listing, ...rest, id } as Partial<SavedListing>, -1);
    account.listings.push(saved);
    return Response.json(saved, { status: 201 });
  }

  function template(method: string, id: string | undefined, body: CreateTemplateRequest): Response {
    const known = account.templates.find((candidate) => candidate.id === id);
    if (method === 'GET') return Response.json({ templates: account.templates });
    if (method === 'DELETE') account.templates = account.templates.filter((one) => one !== known);
    if (method === 'PATCH' && known) known.name = body.name;
    if (method !== 'POST') return Response.json(known);
    const added = {
      id: `t-${account.templates.length}`,
      userId: 'user-1',
      timestamp: '2026-11-20T00:00:00Z',
    };
    account.templates.push({ ...added, ...(body as Omit<Template, keyof typeof added>) });
    return Response.json(account.templates.at(-1), { status: 201 });
  }

  function answer(method: string, url: URL, body: Body): Response {
    const [, , room, id, part] = url.pathname.split('/');
    if (room === 'me') return Response.json(meOf(plan, account.listings.length));
    if (room === 'config') return Response.json({ engine: 'builtin', supportEmail: 'help@example.com' });
    if (room === 'gemini') {
      return Response.json(builtinAnswer(generateRequestSchema.parse(body)));
    }
    if (room === 'refreshPricing') return refresh(find(body.listingId));
    if (room === 'sales')
      return id === 'imports'
        ? answerImports(account, { method, call: part, body })
        : Response.json(account.totals);
    if (room === 'tray') return answerTray(account, { method, call: id, body });
    if (room === 'templates') return template(method, id, body);
    if (room !== 'listings') return Response.json({}, { status: 404 });
    if (part === 'work') return work(String(id), body);
    if (part === 'share') return share(method, String(id));
    if (id === 'export.csv') return csv();
    if (id === 'bulk-delete') return Response.json(remove(body.ids));
    if (id === 'restore') return Response.json(restore(body.ids));
    if (method === 'GET' && id) return one(id);
    if (method === 'GET') return page(url.searchParams);
    if (method === 'POST') return save(body);
    if (method === 'PATCH') return edit(String(id), body);
    return remove([String(id)]).done.length > 0
      ? new Response(null, { status: 204 })
      : errorAnswer(404, 'not-found', 'There is no such listing.');
  }

  vi.stubGlobal('fetch', async (path: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(path, 'http://localhost');
    const request = `${init?.method ?? 'GET'} ${path}`;
    const body: Body = JSON.parse(String(init?.body ?? '{}'));
    account.requests.push(request);
    account.bodies.push(body);
    const failing = failures.findIndex((failure) => request.startsWith(failure.request));
    if (failing >= 0) return failures.splice(failing, 1)[0]?.answer() ?? Response.error();
    return answer(init?.method ?? 'GET', url, body);
  });
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static readonly CLOSED = 2;
      readyState = 1;
      constructor() {
        super();
        streams.add(this);
        queueMicrotask(() => tell(this, version));
      }
      close() {
        streams.delete(this);
      }
    },
  );
  return account;
}

function tell(stream: EventTarget, version: number): void {
  stream.dispatchEvent(new MessageEvent('tray', { data: JSON.stringify({ version }) }));
  stream.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ version: String(version) }) }));
}

function refresh(listing: SavedListing | undefined): Response {
  if (!listing) return errorAnswer(404, 'not-found', 'There is no such listing.');
  listing.pricingRefreshCount += 1;
  return Response.json({
    suggestedPriceRange: '£44 – £55',
    priceJustification: 'Asked anew.',
    pricingSource: 'heuristic',
    pricingRefreshCount: listing.pricingRefreshCount,
  });
}

function csv(): Response {
  return new Response('title,description\r\n', {
    headers: { 'content-disposition': 'attachment; filename="smart-listings-export-2026-11-20.csv"' },
  });
}

function meOf(planType: Plan, savedCount: number) {
  return {
    user: {
      uid: 'user-1',
      email: 'seller@example.com',
      displayName: 'Seller',
      emailVerified: true,
      planType,
      isOwner: false,
    },
    usage: { month: '2026-11', generatedCount: 0 },
    savedCount,
    membership: { state: 'none', renewsAt: null, cancelsAt: null },
    limits: limitsOf(planType),
  };
}
