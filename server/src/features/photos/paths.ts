import { IMAGE_TYPES, type ImageType, thumbnailUrl } from '@smart-listings/contract';

const EXTENSIONS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const SERVED_AT = '/photos/';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATH = new RegExp(`^listings/[\\w-]{1,64}/(${UUID})(?:-small)?\\.(?:jpg|png|webp)$`);

export function photoPath(userId: string, { id, type }: { id: string; type: ImageType }): string {
  return `listings/${userId}/${id}.${EXTENSIONS[type]}`;
}

/** The path of a photo's small copy lies beside it, by the same rule as its address. */
export const thumbnailPath = thumbnailUrl;

export function photoUrl(path: string): string {
  return SERVED_AT + path;
}

/** What a path of the storage ends with says what it is. */
export function typeOfPath(path: string): ImageType {
  return IMAGE_TYPES.find((type) => path.endsWith(`.${EXTENSIONS[type]}`)) ?? 'image/jpeg';
}

/** The id of the photo that a path of the storage belongs to; null for any other text. */
export function idOfPath(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** The path behind the address of a photo of this server, which may begin with its origin; else null. */
export function pathOfUrl(url: string, origin: string): string | null {
  const local = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  if (!local.startsWith(SERVED_AT)) return null;
  const path = local.slice(SERVED_AT.length);
  return idOfPath(path) && path;
}
