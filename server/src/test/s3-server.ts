/** An S3-compatible store on loopback: it keeps objects in memory, checks every signature, and fails on demand. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the store does with one request instead of its work. */
export type S3Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Never answers. */
  | { kind: 'hang' }
  /** The connection goes before an answer. */
  | { kind: 'drop' }
  /** Half of the object, then the connection goes. */
  | { kind: 'truncate' };

export interface S3Server {
  env: Record<string, string>;
  objects: Map<string, { bytes: Buffer; type: string }>;
  requests: { method: string; path: string; at: number }[];
  /** The next requests fail so, one after the other; after them the store works. */
  fail(...faults: S3Fault[]): void;
  /** Forgets objects, requests and faults. */
  reset(): void;
  close(): Promise<void>;
}

const KEY = 'AKIATEST';
const SECRET = 'test/secret+key';
const REGION = 'eu-test-1';
const BUCKET = 'photo-bucket';

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const requests: S3Server['requests'] = [];
  const faults: S3Fault[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = decodeURIComponent(request.url ?? '');
    requests.push({ method: request.method ?? '', path, at: performance.now() });
    const fault = faults.shift();
    if (fault && fault.kind !== 'truncate') return perform(fault, response);
    if (!isSigned(request, body)) return end(response, 403);
    const name = path.slice(`/${BUCKET}/`.length);
    switch (request.method) {
      case 'PUT':
        objects.set(name, { bytes: body, type: request.headers['content-type'] ?? '' });
        return end(response, 200);
      case 'DELETE':
        objects.delete(name);
        return end(response, 204);
      default: {
        const object = objects.get(name);
        if (!object) return end(response, 404);
        response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length });
        if (!fault) return response.end(object.bytes);
        response.write(object.bytes.subarray(0, object.bytes.length / 2), () => response.destroy());
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    env: {
      STORAGE_URL: `s3://${BUCKET}/kept?endpoint=${endpoint}&region=${REGION}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    requests,
    reset() {
      objects.clear();
      requests.length = 0;
      faults.length = 0;
    },
    fail: (...more) => void faults.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function perform(fault: Exclude<S3Fault, { kind: 'truncate' }>, response: ServerResponse): void {
  if (fault.kind === 'drop') response.destroy();
  if (fault.kind === 'status') end(response, fault.status, fault.headers);
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/xml', ...headers });
  response.end(status === 204 ? undefined : '<?xml version="1.0"?><Answer/>');
}

/** Signature Version 4, computed from the request as it arrived: header by header, and its body's digest. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', names = '', signature] = shape.exec(headers.authorization ?? '') ?? [];
  const digest = String(headers['x-amz-content-sha256']);
  const time = String(headers['x-amz-date']);
  if (key !== KEY || region !== REGION || !time.startsWith(day) || sha256(body) !== digest) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) {
    return false;
  }
  const [path = '', query = ''] = url.split('?');
  const canonicalHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, canonicalHeaders.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return hmac(signingKey, text).toString('hex') === signature;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
