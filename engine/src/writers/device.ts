import type { AskModel } from '../model/ask.ts';
import { createModelWriter } from './model.ts';
import type { Writer } from './writer.ts';

/**
 * The small model of the seller's own browser: private, without a search. What things cost it cannot know, so it is
 * not asked.
 */
export function createDeviceWriter(ask: AskModel): Writer {
  return createModelWriter({ name: 'device', ask, knowsPrices: false });
}
