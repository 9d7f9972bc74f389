import { createRequire } from 'node:module';
import type * as sdk from '@paddle/paddle-node-sdk';

const require = createRequire(import.meta.url);

/** Paddle's SDK is 780 files, a third of all that a server loads: at its first use, where somebody pays with Paddle. */
export function paddleSdk(): typeof sdk {
  return require('@paddle/paddle-node-sdk');
}
