// What of an account's listings lies on this device: changes that wait, and what was seen last.
import type { SavedListing } from '@smart-listings/contract';
import { inStore } from '../../../lib/browser-database.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { DEVICE, forgetAllSeen } from './device.ts';
import { type Waiting, waitingSchema } from './waiting.ts';

const READ = { store: 'waiting', mode: 'readonly' } as const;
const WRITE = { store: 'waiting', mode: 'readwrite' } as const;
/** How long it is known that something has arrived. */
const SENT_KNOWN_MS = 24 * 3_600_000;

const CHANNEL = 'waiting-listings';
const followers = new Set<() => void>();

/** Calls `onChange` when this tab or another has changed what waits. @returns ends it */
export function followWaiting(onChange: () => void): () => void {
  followers.add(onChange);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', onChange);
  return () => {
    followers.delete(onChange);
    channel?.close();
  };
}

function tell(): void {
  for (const follower of followers) follower();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** All of the account's, in the order in which they came, those that have arrived among them. */
export async function listKept(account: string): Promise<Waiting[]> {
  const stored = await inStore(DEVICE, READ, (store) => store.getAll()).catch(() => []);
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((value) => {
      // What another build wrote and this one cannot read stays where it is.
      const result = waitingSchema.safeParse(value);
      return result.success && result.data.userId === account ? [result.data] : [];
    })
    .toSorted((one, other) => one.since.localeCompare(other.since));
}

/** What has not arrived yet. */
export async function listWaiting(account: string): Promise<Waiting[]> {
  return (await listKept(account)).filter(({ kind }) => kind !== 'sent');
}

export async function findWaiting(account: string, id: string): Promise<Waiting | undefined> {
  return (await listWaiting(account)).find((entry) => entry.id === id);
}

/** @throws when the browser has no room or does not allow it */
export async function putWaiting(entry: Omit<Waiting, 'version'>): Promise<Waiting> {
  const kept = { ...entry, version: randomUuid() };
  // Asked for, a browser that runs out of room forgets other sites first.
  navigator.storage?.persist?.().catch(() => undefined);
  await inStore(DEVICE, WRITE, (store) => store.put(kept));
  tell();
  return kept;
}

export async function removeWaiting(id: string): Promise<void> {
  await inStore(DEVICE, WRITE, (store) => store.delete(id));
  tell();
}

/** Notes that `entry` arrived as `saved`; what was changed on this device meanwhile waits on as an edit. */
export async function settle(entry: Waiting, saved: SavedListing): Promise<void> {
  const sent: Waiting = { ...entry, kind: 'sent', listing: saved, patch: null, photos: [], refusal: null };
  await replaceKept(entry, (now) => {
    if (now.version === entry.version) return { ...sent, since: new Date().toISOString() };
    const { title, description, tags } = now.listing;
    const patch = entry.kind === 'save' ? { title, description, tags } : now.patch;
    return { ...now, kind: 'edit', listing: { ...now.listing, revision: saved.revision }, patch, photos: [] };
  });
}

/** Notes why the server did not take `entry`, unless it was changed meanwhile. */
export async function noteRefusal(entry: Waiting, refusal: Waiting['refusal']): Promise<void> {
  await replaceKept(entry, (now) => (now.version === entry.version ? { ...now, refusal } : now));
}

/** In one transaction: no other tab comes between reading and writing. What is gone stays gone. */
async function replaceKept({ id }: Waiting, change: (now: Waiting) => Waiting): Promise<void> {
  await inStore(DEVICE, WRITE, (store) => {
    const request = store.get(id);
    request.onsuccess = () => {
      const now = waitingSchema.safeParse(request.result);
      if (now.success) store.put(change(now.data));
    };
    return request;
  });
  tell();
}

/** Takes away what has long arrived. */
export async function tidyWaiting(account: string): Promise<void> {
  const before = new Date(Date.now() - SENT_KNOWN_MS).toISOString();
  for (const { id, kind, since } of await listKept(account)) {
    if (kind === 'sent' && since < before) await removeWaiting(id);
  }
}

/** Takes everything of the account from this device. */
export async function forgetAccount(account: string): Promise<void> {
  await forgetAllSeen();
  for (const { id } of await listKept(account)) await removeWaiting(id);
}
