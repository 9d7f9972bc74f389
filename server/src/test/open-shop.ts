/** A seller who has connected a marketplace, for tests that begin there. */
import {
  type ChannelPreview,
  type Publication,
  previewSchema,
  publicationSchema,
  type SavedListing,
  type SaveListingRequest,
} from '@smart-listings/contract';
import { expect, onTestFinished } from 'vitest';
import type { AppContext } from '../context.ts';
import { buildSave } from './builders.ts';
import { createDatabaseApp, type DatabaseKind, signUp, type signUpPro } from './create-database-app.ts';
import type { SELLING_SERVICES } from './selling-services.ts';
import { uploadPhoto } from './upload-photo.ts';

type Service = (typeof SELLING_SERVICES)[number];

/** What of the app is another, its clock among it, and of its environment; and who the seller is. */
interface Opening extends Partial<AppContext> {
  env?: Record<string, string>;
  enter?: typeof signUpPro;
}

export async function openShop(
  { code, decisions, ...service }: Service,
  kind: DatabaseKind,
  { env: more = {}, enter = signUp, ...overrides }: Opening = {},
) {
  const there = await service.start();
  const env = { ...there.env, ...more };
  const test = await createDatabaseApp(kind, env, overrides);
  onTestFinished(async () => {
    await test.close();
    await there.close();
  });
  const session = await enter(test);

  async function connect(who = session): Promise<void> {
    const asked = await test.post(`/api/channels/${code}/connect`, {}, who);
    const { url } = (await asked.json()) as { url: string };
    const back = new URLSearchParams(there.allow(url));
    const { headers } = await test.get(`/api/channels/${code}/back?${back}`, who);
    expect(headers.get('location')).toBe('/account?marketplace=connected#channels');
  }
  await connect();

  async function save(changes: Partial<SaveListingRequest> = {}): Promise<SavedListing> {
    const { url } = await uploadPhoto(test, session);
    const body = buildSave({ originalFormInput: service.form, imageUrls: [url], ...changes });
    return (await (await test.post('/api/listings', body, session)).json()) as SavedListing;
  }
  const ask = ({ id }: Pick<SavedListing, 'id'>, call: string, body: object = {}) =>
    test.post(`/api/listings/${id}/channels/${code}/${call}`, body, session);
  async function preview(listing: SavedListing): Promise<ChannelPreview> {
    const answer = await ask(listing, 'preview', decisions);
    const shown: unknown = await answer.json();
    // Why it was refused, where it was.
    expect(answer.status, JSON.stringify(shown)).toBe(200);
    return previewSchema.parse(shown);
  }
  const check = async (listing: SavedListing): Promise<Publication> =>
    publicationSchema.parse(await (await ask(listing, 'check')).json());
  /** Saved, seen and pressed for. */
  async function putUp(changes: Partial<SaveListingRequest> = {}): Promise<SavedListing> {
    const listing = await save(changes);
    const { digest } = await preview(listing);
    expect((await ask(listing, 'publish', { digest })).status).toBe(200);
    return listing;
  }
  return { there, env, test, session, connect, save, ask, preview, check, putUp };
}
