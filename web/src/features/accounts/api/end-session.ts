import { post, sendJson } from '../../../lib/api.ts';

export async function endSession(id: string): Promise<void> {
  await sendJson('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);
}

/** All but the one of this browser. */
export async function endOtherSessions(): Promise<void> {
  await post('/api/account/sessions/end-others', {});
}
