import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const SECRET = 'a secret of at least thirty-two characters';
const seal = createSeal(SECRET, 'tokens');

it('opens what it sealed, in the place that it was sealed for', () => {
  const sealed = seal.seal('v^1.1#token', 'anna');
  expect(sealed).not.toContain('token');
  expect(seal.open(sealed, 'anna')).toBe('v^1.1#token');
  expect(seal.open(sealed, 'berta')).toBeNull();
});

it('seals the same text differently each time', () => {
  expect(seal.seal('token', 'anna')).not.toBe(seal.seal('token', 'anna'));
});

it('opens nothing of another secret or purpose, and names another key', () => {
  const sealed = seal.seal('token', 'anna');
  for (const other of [createSeal(`${SECRET}!`, 'tokens'), createSeal(SECRET, 'other')]) {
    expect(other.open(sealed, 'anna')).toBeNull();
    expect(other.keyId).not.toBe(seal.keyId);
  }
});

it('opens what the secret before sealed, and seals with the new one', () => {
  const sealed = seal.seal('token', 'anna');
  const next = createSeal(`${SECRET}!`, 'tokens', SECRET);
  expect(next.open(sealed, 'anna')).toBe('token');
  expect([next.knows(seal.keyId), next.knows(next.keyId), next.knows('another')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(next.open(sealed, 'berta')).toBeNull();
  expect(seal.open(next.seal('token', 'anna'), 'anna')).toBeNull();
});

it.each(['', 'x', `${seal.keyId}.`, `${seal.keyId}.AAAA`, `${seal.seal('token', 'anna')}AAAA`, 'a.b.c'])(
  'opens nothing that was changed: %s',
  (sealed) => {
    expect(seal.open(sealed, 'anna')).toBeNull();
  },
);

it('refuses text of which one bit was turned', () => {
  const [id, body = ''] = seal.seal('token', 'anna').split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (const at of [0, 13, bytes.length - 1]) {
    const turned = Buffer.from(bytes);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(seal.open(`${id}.${turned.toString('base64url')}`, 'anna')).toBeNull();
  }
});
