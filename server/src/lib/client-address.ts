import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/**
 * The address that a request came from.
 * @param trustedProxies how many proxies of our own stand in front: each adds one entry at the right of
 * X-Forwarded-For, and everything further left could have been written by the client itself
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socketAddress: unknown = c.env?.incoming?.socket?.remoteAddress;
  const direct = typeof socketAddress === 'string' ? socketAddress : 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || direct;
}

/** The network that a request came from. */
export function clientNetwork(c: Context, trustedProxies: number): string {
  return networkKey(clientAddress(c, trustedProxies));
}

/** What one subscriber can change at will is one key: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkKey(address: string): string {
  const bare = address.replace(/^\[|\](?::\d+)?$|%.*$/g, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare.replace(/:\d+$/, '');
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
