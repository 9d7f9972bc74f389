// Loaded with the first platform that is chosen: the definitions are no part of the first page.
import { PLATFORMS } from '@smart-listings/contract';
import { marketplaceOf } from '@smart-listings/engine';

/** What helps most on the platform of that name. */
export function hintFor(name: string): string | undefined {
  const platform = PLATFORMS.find((one) => one === name);
  return platform && marketplaceOf(platform).hint;
}
