import { STORAGE_KEYS } from '@smart-listings/contract';
import { readText } from './storage.ts';

/** Whether the AI of this browser was chosen to write: then nothing of the seller's leaves for another. */
export function writesHere(): boolean {
  return readText('local', STORAGE_KEYS.writer) === 'device';
}
