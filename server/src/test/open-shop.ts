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
import { createDatabaseApp, type DatabaseKind, signUp } from './create-database-app.ts';
import type { SELLING_SERVICES } from './selling-services.ts';
import { uploadPhoto } from './upload-photo.ts';

type Service = (typeof SELLING_SERVICES)[number];

/** @param overrides of the app, its clock among them */
export async function openShop(
  { code, decisions, ...service }: Service,
  kind: DatabaseKind,
  overrides: Partial<AppContext> = {},
) {
  const there = await service.start();
  const test = await createDatabaseApp(kind, there.env, overrides);
  onTestFinished(async () => {
    // Nothing that the service's documents do not let in has ever been sent.
    expect(there.violations).toEqual([]);
    await test.close();
    await there.close();
  });
  const session = await signUp(test);

  async function connect(): Promise<void> {
    const asked = await test.post(`/api/channels/${code}/connect`, {}, session);
    const { url } = (await asked.json()) as { url: string };
    await test.get(`/api/channels/${code}/back?${new URLSearchParams(there.allow(url))}`, session);
  }
  await connect();

  async function save(changes: Partial<SaveListingRequest> = {}): Promise<SavedListing> {
    const { url } = await uploadPhoto(test, session);
    const body = buildSave({ originalFormInput: service.form, imageUrls: [url], ...changes });
    return (await (await test.post('/api/listings', body, session)).json()) as SavedListing;
  }
  const ask = ({ id }: Pick<SavedListing, 'id'>, call: string, body: object = {}) =>
    test.post(`/api/listings/${id}/channels/${code}/${call}`, body, session);
  const preview = async (listing: SavedListing): Promise<ChannelPreview> =>
    previewSchema.parse(await (await ask(listing, 'preview', decisions)).json());
  const check = async (listing: SavedListing): Promise<Publication> =>
    publicationSchema.parse(await (await ask(listing, 'check')).json());
  /** Saved, seen and pressed for. */
  async function putUp(changes: Partial<SaveListingRequest> = {}): Promise<SavedListing> {
    const listing = await save(changes);
    const { digest } = await preview(listing);
    expect((await ask(listing, 'publish', { digest })).status).toBe(200);
    return listing;
  }
  return { there, test, session, connect, save, ask, preview, check, putUp };
}
