import {
  type ApiKey,
  type CreateApiKeyRequest,
  type CreateApiKeyResponse,
  createApiKeyResponseSchema,
  listApiKeysResponseSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/api.ts';

const PATH = '/api/account/keys';

export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'keys'],
  queryFn: async ({ signal }): Promise<ApiKey[]> =>
    listApiKeysResponseSchema.parse(await getJson(PATH, signal)).keys,
});

export async function createApiKey(wanted: CreateApiKeyRequest): Promise<CreateApiKeyResponse> {
  return createApiKeyResponseSchema.parse(await sendJson('POST', PATH, wanted));
}

export async function revokeApiKey(id: string): Promise<void> {
  await sendJson('DELETE', `${PATH}/${encodeURIComponent(id)}`);
}
