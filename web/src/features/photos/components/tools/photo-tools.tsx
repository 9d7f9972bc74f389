// Loaded when a photo is edited.
import { MESSAGES } from '@smart-listings/contract';
import { Crop, Droplets, RotateCw, Sun, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notifyError, notifyInfo } from '../../../../lib/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import type { PhotoAlbum } from '../../album.ts';
import { originalOf } from '../../album-edits.ts';
import { isEdited, NO_EDITS, type PhotoEdits } from '../../edits/photo-edits.ts';
import type { Photo } from '../../photo.ts';
import { BlurTool } from './blur-tool.tsx';
import { CropTool } from './crop-tool.tsx';
import { LightTool } from './light-tool.tsx';
import { TurnTool } from './turn-tool.tsx';
import { useHistory } from './use-history.ts';

const TOOLS = [
  { id: 'crop', label: 'Crop', icon: Crop, Tool: CropTool },
  { id: 'turn', label: 'Turn', icon: RotateCw, Tool: TurnTool },
  { id: 'light', label: 'Light', icon: Sun, Tool: LightTool },
  { id: 'blur', label: 'Blur', icon: Droplets, Tool: BlurTool },
] as const;

/** Enough for the screen; the file that is kept is made from the original. */
const PREVIEW_SIDE = 1_200;

interface Props {
  album: PhotoAlbum;
  photo: Photo;
  place: number;
  onClose: () => void;
}

/** Turn, straighten, crop, brighten and blur a photo: on its original, each step to be taken back. */
export function PhotoTools({ album, photo, place, onClose }: Props) {
  const { edits, change, undo } = useHistory(photo.edits);
  const [active, setActive] = useState<(typeof TOOLS)[number]['id']>('crop');
  const [isSaving, setIsSaving] = useState(false);
  const bitmap = usePreview(photo, onClose);
  const { Tool } = TOOLS.find(({ id }) => id === active) ?? TOOLS[0];

  async function save() {
    setIsSaving(true);
    try {
      const takeBack = await album.edit(photo.id, edits);
      notifyInfo(isEdited(edits) ? 'Photo changed.' : 'The photo is as it was.', {
        action: { label: 'Undo', onClick: takeBack },
      });
      onClose();
    } catch {
      setIsSaving(false);
      notifyError(MESSAGES.imagesFailed);
    }
  }

  return (
    <Modal open onClose={onClose} title={`Edit photo ${place + 1}`} wide>
      <div className="flex flex-col gap-3">
        {bitmap ? (
          <div className="flex flex-col gap-3">
            <fieldset aria-label="Tools" className="grid grid-cols-4 gap-1.5 sm:flex">
              {TOOLS.map(({ id, label, icon: Icon }) => (
                <Button
                  key={id}
                  size="small"
                  look={id === active ? 'outline' : 'quiet'}
                  aria-pressed={id === active}
                  onClick={() => setActive(id)}
                >
                  <Icon aria-hidden className="size-4" />
                  {label}
                </Button>
              ))}
            </fieldset>
            <Tool photo={photo} bitmap={bitmap} edits={edits} onChange={change} />
          </div>
        ) : (
          <p role="status" className="py-16 text-center text-note text-soft">
            Opening the photo…
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <Button size="small" disabled={!undo} onClick={() => undo?.()}>
            <Undo2 aria-hidden className="size-4" />
            Undo
          </Button>
          <Button
            size="small"
            look="quiet"
            disabled={!isEdited(edits)}
            onClick={() => change(NO_EDITS, 'original')}
          >
            Back to the original
          </Button>
          <Button
            look="accent"
            className="ml-auto"
            disabled={!bitmap || isSaving || isSame(edits, photo.edits)}
            onClick={() => void save()}
          >
            {isSaving ? 'Saving…' : 'Use this photo'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function isSame(one: PhotoEdits, other: PhotoEdits): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The original, small enough to be drawn with every move of a slider; null until it is decoded. */
function usePreview(photo: Photo, onFailed: () => void): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const opened = useRef({ photo, onFailed });
  useEffect(() => {
    let current = true;
    let made: ImageBitmap | null = null;
    const { photo: first, onFailed: giveUp } = opened.current;
    openPreview(first).then(
      (preview) => {
        made = preview;
        if (current) setBitmap(preview);
        else preview.close();
      },
      () => {
        if (!current) return;
        notifyError(MESSAGES.imagesFailed);
        giveUp();
      },
    );
    return () => {
      current = false;
      made?.close();
    };
  }, []);
  return bitmap;
}

async function openPreview(photo: Photo): Promise<ImageBitmap> {
  const whole = await createImageBitmap(await originalOf(photo), { imageOrientation: 'from-image' });
  const scale = PREVIEW_SIDE / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    });
  } finally {
    whole.close();
  }
}
