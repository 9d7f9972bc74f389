import {
  type Batch,
  batchSchema,
  type ChannelCode,
  listBatchesResponseSchema,
  type OpenBatch,
  type StartBatchRequest,
  startBatchResponseSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/api.ts';

const EVERY_MS = 1_500;
/** Of what nobody looks into. */
const LOOK_AGAIN_MS = 15_000;

/** @returns its id */
export async function startBatch(code: ChannelCode, request: StartBatchRequest): Promise<string> {
  return startBatchResponseSchema.parse(await sendJson('POST', `/api/channels/${code}/batches`, request)).id;
}

export async function publishBatch(id: string, digests: Record<string, string>): Promise<void> {
  await sendJson('POST', `/api/channels/batches/${id}/publish`, { digests });
}

export async function stopBatch(id: string): Promise<void> {
  await sendJson('POST', `/api/channels/batches/${id}/stop`, {});
}

export function isMoving({ items }: Batch): boolean {
  return items.some(({ state }) => state === 'previewing' || state === 'publishing');
}

async function readBatch(id: string, query: string, signal: AbortSignal): Promise<Batch> {
  return batchSchema.parse(await getJson(`/api/channels/batches/${id}${query}`, signal));
}

/** Where each stands, asked again and again while something is under way. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['channel-batch', id],
    queryFn: ({ signal }) => readBatch(id, '?brief=true', signal),
    refetchInterval: ({ state }) => (!state.data || isMoving(state.data) ? EVERY_MS : false),
    gcTime: 0,
  });

/** What would go out of each: asked for once it is all there. */
export const batchPreviewsQuery = (id: string, { enabled }: { enabled: boolean }) =>
  queryOptions({
    queryKey: ['channel-batch', id, 'previews'],
    queryFn: ({ signal }) => readBatch(id, '', signal),
    enabled,
    gcTime: 0,
  });

/** Those that go on without a page, or wait for the press. */
export const openBatchesQuery = queryOptions({
  queryKey: ['channel-batches'],
  queryFn: async ({ signal }): Promise<OpenBatch[]> =>
    listBatchesResponseSchema.parse(await getJson('/api/channels/batches', signal)).batches,
  refetchInterval: ({ state }) => (state.data?.some((batch) => batch.isMoving) ? LOOK_AGAIN_MS : false),
});
