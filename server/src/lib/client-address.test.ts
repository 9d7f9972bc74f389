import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkKey } from './client-address.ts';

describe('clientAddress', () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };

  async function addressSeen(trustedProxies: number, given: Record<string, string>): Promise<string> {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
    const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    return (await app.request('/', { headers: given }, env)).text();
  }

  it('ignores what a client says of itself', async () => {
    expect(await addressSeen(0, headers)).toBe('10.0.0.1');
  });

  it('believes only the entries that trusted proxies have added', async () => {
    expect(await addressSeen(1, headers)).toBe('203.0.113.9');
    expect(await addressSeen(2, headers)).toBe('6.6.6.6');
    expect(await addressSeen(1, {})).toBe('10.0.0.1');
  });
});

describe('networkKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('puts %s under %s', (address, key) => {
    expect(networkKey(address)).toBe(key);
  });
});
