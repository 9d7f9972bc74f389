import {
  type Batch,
  batchSchema,
  type ChannelCode,
  type StartBatchRequest,
  startBatchResponseSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/api.ts';

const EVERY_MS = 1_500;

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

/** Asked again and again while something is under way. */
export const batchQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['channel-batch', id],
    queryFn: async ({ signal }) => batchSchema.parse(await getJson(`/api/channels/batches/${id}`, signal)),
    enabled: id !== null,
    refetchInterval: ({ state }) => (!state.data || isMoving(state.data) ? EVERY_MS : false),
    gcTime: 0,
  });
