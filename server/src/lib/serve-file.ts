import type { Context } from 'hono';
import type { SiteFile } from './site.ts';

/** Answers with a file: compressed as the client accepts it, or 304 when the client has it already. */
export function serveFile(c: Context, file: SiteFile, status = 200): Response {
  const etag = file.headers.ETag ?? '';
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: file.headers });
  }
  const [body, encoding] = chooseEncoding(file, c.req.header('accept-encoding') ?? '');
  const headers = {
    ...file.headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.byteLength),
  };
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
}

function chooseEncoding(
  file: SiteFile,
  accepted: string,
): [body: Uint8Array<ArrayBuffer>, encoding?: string] {
  if (file.encoded.br && accepts(accepted, 'br')) return [file.encoded.br, 'br'];
  if (file.encoded.gzip && accepts(accepted, 'gzip')) return [file.encoded.gzip, 'gzip'];
  return [file.body];
}

/** Whether an Accept-Encoding header names `encoding` without forbidding it by ;q=0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Whether an If-None-Match header names `etag`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
