// Questions about the listing at hand that only its card asks: loaded with the first result.
import type { ListingField, ListingText, Variant } from '@smart-listings/contract';
import type { Session } from './session.ts';

/** `target` with one part taken from `source`. */
export function takePart(target: ListingText, source: ListingText, field: ListingField): ListingText {
  return { ...target, [field]: source[field] };
}

/** The parts of `before` that are other in `after`. */
export function changedParts(before: ListingText, after: ListingText): Partial<ListingText> {
  return {
    ...(before.title !== after.title && { title: before.title }),
    ...(before.description !== after.description && { description: before.description }),
    ...(before.tags !== after.tags && { tags: before.tags }),
  };
}

export function writtenVariants(session: Session): Variant[] {
  return (['v1', 'v2', 'v3'] as const).filter((variant) => session.versions[variant]);
}
