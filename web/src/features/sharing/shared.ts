// Where what another app shared lies between the service worker, which receives it, and the form.

export const SHARE_CACHE = 'shared';

export const SHARED = {
  /** What the manifest's share_target posts to. */
  target: '/share',
  /** The form, which finds by this that something has come. */
  landing: '/?shared',
  parameter: 'shared',
  words: '/shared/words',
  photo: (place: number) => `/shared/photos/${String(place).padStart(3, '0')}`,
  nameHeader: 'x-file-name',
} as const;

export interface SharedWords {
  title: string;
  text: string;
  url: string;
}
