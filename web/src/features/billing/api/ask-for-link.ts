/** What the server made of a request for an address to open. */
export type LinkAnswer =
  | { ok: true; url: string | null }
  | { ok: false; status: number; message: string | null };

/**
 * Asks for the address of a checkout or of the customer portal. A refusal is an answer too, because each
 * has its own sentence; only a connection that fails, an abort or a garbled answer is thrown.
 */
export async function askForLink(path: string, body: object, signal?: AbortSignal): Promise<LinkAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) {
    const refusal: unknown = await response.json().catch(() => null);
    return { ok: false, status: response.status, message: textAt(refusal, 'error', 'message') };
  }
  return { ok: true, url: textAt(await response.json(), 'url') };
}

function textAt(value: unknown, ...keys: string[]): string | null {
  let found = value;
  for (const key of keys) found = isRecord(found) ? found[key] : null;
  return typeof found === 'string' && found !== '' ? found : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
