// What the seller chose last time, kept in this browser: it comes before what nobody chose.
import { PLATFORMS, STORAGE_KEYS } from '@smart-listings/contract';
import { readJson, readText, writeJson } from '../../lib/storage.ts';

const MOST_KINDS = 3;

/** '' before the first listing. */
export function lastPlatform(): string {
  const stored = readText('local', STORAGE_KEYS.lastPlatform);
  return PLATFORMS.find((name) => name === stored) ?? '';
}

/** Kinds of the last items, the latest first. */
export function lastKinds(): string[] {
  const stored = readJson('local', STORAGE_KEYS.lastKinds);
  return Array.isArray(stored) ? stored.filter((kind) => typeof kind === 'string').slice(0, MOST_KINDS) : [];
}

export function noteKind(kind: string): void {
  const kinds = [kind, ...lastKinds().filter((one) => one !== kind)];
  writeJson('local', STORAGE_KEYS.lastKinds, kinds.slice(0, MOST_KINDS));
}
