import { type ImageType, LIMITS, MESSAGES } from '@smart-listings/contract';
import { AppError } from '../lib/app-error.ts';

const STARTS: readonly (readonly [ImageType, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [
    'image/webp',
    (bytes) =>
      startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
  ],
];

/**
 * Whether bytes may be an image file of ours, judged by their number and the first of them: what their
 * sender calls them says nothing.
 * @throws AppError too-large, unsupported-type
 */
export function requireImageFile(bytes: Uint8Array): Uint8Array {
  if (bytes.length > LIMITS.imageBytes) throw new AppError('too-large', MESSAGES.imageTooLarge);
  if (!STARTS.some(([, matches]) => matches(bytes)))
    throw new AppError('unsupported-type', MESSAGES.imageType);
  return bytes;
}

function startsWith(bytes: Uint8Array, from: number, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[from + at] === byte);
}
