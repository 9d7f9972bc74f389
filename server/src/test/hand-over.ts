import { randomUUID } from 'node:crypto';
import {
  listingFormSchema,
  type ReadTrayResponse,
  readTrayResponseSchema,
  type TrayItem,
} from '@smart-listings/contract';
import { expect } from 'vitest';
import { buildForm } from './builders.ts';

/** An item of a tray, as a page hands it over. */
export function buildTrayItem(name: string, changes: Partial<TrayItem> = {}): TrayItem {
  const request = {
    formData: listingFormSchema.parse(buildForm({ itemName: name })),
    ...{ currency: 'GBP (£)', photoCount: 0, confirmedFacts: [], seenOnPhotos: [] },
    writer: 'auto' as const,
    instead: '',
  };
  return { id: randomUUID(), attempt: randomUUID(), request, price: null, ...changes };
}

interface Asker {
  get(path: string, headers: Record<string, string>): Promise<Response>;
}

export async function readTray(
  test: Asker,
  session: { cookie: string },
  after = 0,
): Promise<ReadTrayResponse> {
  return readTrayResponseSchema.parse(await (await test.get(`/api/tray?after=${after}`, session)).json());
}

/** Waits until the items stand so, in their order. */
export async function expectStates(
  test: Asker,
  session: { cookie: string },
  states: readonly string[],
): Promise<ReadTrayResponse> {
  const read = async () => (await readTray(test, session)).rows.map(({ state }) => state);
  await expect.poll(read, { timeout: 30_000 }).toEqual(states);
  return readTray(test, session);
}
