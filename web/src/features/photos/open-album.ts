import { STORAGE_KEYS } from '@smart-listings/contract';
import { removeText, writeText } from '../../lib/storage.ts';
import { PhotoAlbum } from './album.ts';
import type { AlbumState } from './album-store.ts';
import { CompressPool } from './compress/compress-pool.ts';
import { Shelf } from './shelf.ts';

const PAUSE_MS = 200;

/** The album with the photos of before, kept from now on as it changes. */
export async function openAlbum(): Promise<PhotoAlbum> {
  const pool = new CompressPool();
  const album = new PhotoAlbum({
    compress: (file, options) => pool.compress(file, options),
    render: (file, edits, shape) => pool.render(file, edits, shape),
    onIdle: () => pool.rest(),
  });
  const [shelf, draft] = await Shelf.open();
  if (draft) album.restore(draft);
  keep(album, shelf);
  return album;
}

function keep(album: PhotoAlbum, shelf: Shelf): void {
  let kept = album.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after another: a large file of an earlier one would come back after its photo is gone.
  let saving = Promise.resolve();
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    kept = album.getState();
    saving = saving.then(() => store(album, shelf)).catch(() => removeText('local', STORAGE_KEYS.photos));
  };
  album.subscribe(() => {
    const now = album.getState();
    if (!isOther(kept, now)) return;
    clearTimeout(timer);
    // Who adds photos and leaves at once finds them at the return.
    if (idsOf(kept) === idsOf(now)) timer = setTimeout(save, PAUSE_MS);
    else save();
  });
  window.addEventListener('pagehide', () => timer && save());
}

function idsOf({ photos }: AlbumState): string {
  return photos.map(({ id }) => id).join(' ');
}

// Progress is not worth a write.
function isOther(before: AlbumState, now: AlbumState): boolean {
  if (
    before.reading !== now.reading ||
    before.decisions !== now.decisions ||
    before.filled !== now.filled ||
    before.setForYou !== now.setForYou
  ) {
    return true;
  }
  const facts = ({ photos }: AlbumState) =>
    photos.flatMap(({ id, state, storedUrl, analysis, blob, shots }) => [
      id,
      state.phase,
      storedUrl,
      analysis,
      blob,
      shots,
    ]);
  const [one, other] = [facts(before), facts(now)];
  return one.length !== other.length || one.some((fact, place) => fact !== other[place]);
}

async function store(album: PhotoAlbum, shelf: Shelf): Promise<void> {
  const draft = album.draft();
  if (draft.photos.length === 0) {
    removeText('local', STORAGE_KEYS.photos);
    return shelf.forget();
  }
  await shelf.keep(draft);
  writeText('local', STORAGE_KEYS.photos, String(draft.photos.length));
}
