import { Camera, ImagePlus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'size'> {
  onFiles: (files: readonly File[]) => void;
}

/** Opens the file chooser, or on a phone the camera. */
export function FileButtons({ onFiles, size }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      onFiles([...(currentTarget.files ?? [])]);
      // The same file can be chosen again after it was removed.
      currentTarget.value = '';
    },
  } as const;
  return (
    <>
      <input
        {...input}
        ref={files}
        multiple
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        aria-label="Photo files"
      />
      <input {...input} ref={camera} accept="image/*" capture="environment" aria-label="Camera" />
      <Button size={size} onClick={() => files.current?.click()}>
        <ImagePlus aria-hidden className="size-4" />
        Add photos
      </Button>
      <Button size={size} className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
        <Camera aria-hidden className="size-4" />
        Take a photo
      </Button>
    </>
  );
}
