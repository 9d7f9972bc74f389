import {
  type ReadTrayResponse,
  readTrayResponseSchema,
  type TrayItem,
  type TrayPlace,
} from '@smart-listings/contract';
import { getJson, sendJson } from '../../../lib/api.ts';
import { followEvents } from '../../../lib/follow-events.ts';

/** What the account's tray on the server is asked. */
export interface TrayApi {
  read: (after: number) => Promise<ReadTrayResponse>;
  handOver: (items: readonly TrayItem[]) => Promise<unknown>;
  stop: () => Promise<unknown>;
  resume: () => Promise<unknown>;
  forget: (items: readonly TrayPlace[]) => Promise<unknown>;
  /** @returns ends it */
  follow: (onChange: () => void) => () => void;
}

export const trayApi: TrayApi = {
  read: async (after) => readTrayResponseSchema.parse(await getJson(`/api/tray?after=${after}`)),
  handOver: (items) => sendJson('POST', '/api/tray', { items }),
  stop: () => sendJson('POST', '/api/tray/stop', {}),
  resume: () => sendJson('POST', '/api/tray/resume', {}),
  forget: (items) => sendJson('POST', '/api/tray/forget', { items }),
  follow: (onChange) => followEvents('/api/listings/stream', 'tray', onChange),
};
