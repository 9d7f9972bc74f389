// The tools' side of the album: a photo made anew from its original, and all of it taken back.
import type { ImageAnalysis, PhotoFinding } from '@smart-listings/contract';
import type { IntakeParts } from './album-intake.ts';
import type { AlbumStore } from './album-store.ts';
import type { Size } from './compress/fit.ts';
import { moveBox } from './edits/geometry.ts';
import { isEdited, type PhotoEdits } from './edits/photo-edits.ts';
import { fetchPhoto, type Photo, release, shown } from './photo.ts';

/** The picture that the tools begin with: the file as it came, else the copy that is left of it. */
export async function originalOf({ source, blob, src }: Photo): Promise<Blob> {
  return source ?? blob ?? fetchPhoto(src);
}

/**
 * Puts the edited photo in place of the copy that is kept and shown; what was read stays until it is read anew.
 * Gives back what undoes it.
 * @throws when the browser cannot decode the original or has no room for it
 */
export async function editPhoto(
  store: AlbumStore,
  compress: IntakeParts['compress'],
  { id, edits }: { id: string; edits: PhotoEdits },
): Promise<() => void> {
  const before = store.find(id);
  if (!before) return () => undefined;
  const source = await originalOf(before);
  const image = await compress(source, { edits });
  const { photos, reading } = store.getState();
  const place = photos.findIndex((photo) => photo.id === id);
  if (place < 0) return () => undefined;
  // As large as the original: only its shape counts.
  const from = { edits: before.edits, size: uncropped(before.original, before.edits) };
  const moved = (findings: readonly PhotoFinding[]) =>
    findings.map((finding) => withBox(finding, from, edits));
  const { originalWidth: width, originalHeight: height } = image;
  const asItCame = !isEdited(edits) && !isEdited(before.edits) ? before.original : null;
  release(before);
  store.change(id, {
    edits,
    source,
    ...{ blob: image.blob, src: URL.createObjectURL(image.blob) },
    original: asItCame ?? { width, height, mimeType: 'image/jpeg' },
    storedUrl: null,
    isChanged: before.analysis !== null,
    analysis:
      before.analysis && judgedAnew({ ...before.analysis, findings: moved(before.analysis.findings) }),
  });
  const readAs = reading?.order.indexOf(id) ?? -1;
  const after = reading && {
    ...reading,
    analysis: {
      ...reading.analysis,
      findings: reading.analysis.findings.map((finding) =>
        finding.photos[0] === readAs ? withBox(finding, from, edits) : finding,
      ),
    },
  };
  store.set({ reading: after });
  return () => {
    const now = store.getState();
    const edited = store.find(id);
    if (!edited) return;
    release(edited);
    const { id: _, ...rest } = shown(before);
    store.change(id, { ...rest, source });
    if (now.reading === after) store.set({ reading });
  };
}

/** What is said of light and frame was said of the photo as it was. */
function judgedAnew(analysis: ImageAnalysis): ImageAnalysis {
  return { ...analysis, quality: [] };
}

interface Before {
  edits: PhotoEdits;
  size: Size;
}

function withBox(finding: PhotoFinding, { edits: from, size }: Before, to: PhotoEdits): PhotoFinding {
  if (!finding.box) return finding;
  const { box, ...rest } = finding;
  const moved = moveBox(box, size, { from, to });
  return moved ? { ...rest, box: moved } : rest;
}

/** The size of the file as it came, from that of what was cut out of it. */
function uncropped(size: Size | null, { crop, turns }: PhotoEdits): Size {
  const { width, height } = size ?? { width: 4, height: 3 };
  const whole = { width: width / crop.width, height: height / crop.height };
  return turns % 2 === 0 ? whole : { width: whole.height, height: whole.width };
}
