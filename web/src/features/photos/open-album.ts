import { STORAGE_KEYS } from '@smart-listings/contract';
import { removeText, writeText } from '../../lib/storage.ts';
import { PhotoAlbum } from './album.ts';
import type { AlbumState } from './album-store.ts';
import { CompressPool } from './compress/compress-pool.ts';
import { forgetPhotoDraft, loadPhotoDraft, savePhotoDraft } from './shelf.ts';

const PAUSE_MS = 200;

/** The album with the photos of before, kept from now on as it changes. */
export async function openAlbum(): Promise<PhotoAlbum> {
  const pool = new CompressPool();
  const album = new PhotoAlbum({
    compress: (file, options) => pool.compress(file, options),
    render: (file, edits, shape) => pool.render(file, edits, shape),
    onIdle: () => pool.rest(),
  });
  const draft = await loadPhotoDraft();
  if (draft) album.restore(draft);
  keep(album);
  return album;
}

function keep(album: PhotoAlbum): void {
  let kept = album.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after another: a large file of an earlier one would come back after its photo is gone.
  let saving = Promise.resolve();
  const save = () => {
    kept = album.getState();
    saving = saving.then(() => store(album)).catch(() => removeText('local', STORAGE_KEYS.photos));
  };
  album.subscribe(() => {
    if (!isOther(kept, album.getState())) return;
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE_MS);
  });
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

async function store(album: PhotoAlbum): Promise<void> {
  const draft = album.draft();
  if (draft.photos.length === 0) {
    removeText('local', STORAGE_KEYS.photos);
    return forgetPhotoDraft();
  }
  await savePhotoDraft(draft);
  writeText('local', STORAGE_KEYS.photos, String(draft.photos.length));
}
