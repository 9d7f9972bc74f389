import { shareResponseSchema } from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

const pathOf = (id: string) => `/api/listings/${encodeURIComponent(id)}/share`;

/** Gives the listing an address that anyone can open. @returns what it ends with */
export async function createShare(id: string): Promise<string> {
  return shareResponseSchema.parse(await sendJson('POST', pathOf(id))).shareId;
}

export async function endShare(id: string): Promise<void> {
  await sendJson('DELETE', pathOf(id));
}
