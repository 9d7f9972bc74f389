import { MESSAGES } from '@smart-listings/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { notifyError } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import type { PhotoAlbum } from '../album.ts';

interface Props {
  album: PhotoAlbum;
  platform: string;
  itemName: string;
  disabled: boolean;
}

/** The photos as files for the platform, in one archive. */
export function DownloadButton({ album, platform, itemName, disabled }: Props) {
  const [isMaking, setIsMaking] = useState(false);

  async function download() {
    setIsMaking(true);
    try {
      const { downloadPhotos } = await import('../download-photos.ts');
      await downloadPhotos(album, { platform, itemName });
    } catch {
      notifyError(MESSAGES.imagesFailed);
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <Button size="small" disabled={disabled || isMaking} onClick={() => void download()}>
      <Download aria-hidden className="size-4" />
      {isMaking ? 'Making the files…' : 'Download photos'}
    </Button>
  );
}
