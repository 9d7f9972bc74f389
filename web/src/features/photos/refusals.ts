import { MESSAGES } from '@smart-listings/contract';
import type { FileKind } from './compress/image-file.ts';

/** Why a file is no photo, and what to do instead; its name tells it apart from others. */
export function refusalOf({ name }: { name: string }, kind: FileKind): string {
  switch (kind) {
    case 'pdf':
      return `“${name}” is a PDF: take a photo or a screenshot of the page that shows the item.`;
    case 'video':
      return `“${name}” is a video: pause it where the item is seen best, and add a screenshot.`;
    case 'empty':
      return `“${name}” is empty: it was probably not copied to the end. Copy or take it again.`;
    default:
      return MESSAGES.imageType;
  }
}
