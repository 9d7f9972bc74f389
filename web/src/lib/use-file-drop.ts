import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files dropped anywhere on the page, or pasted; gives whether some are being dragged over it. Without
 * this, a photo that misses its place would replace the page.
 * @param onDrop takes a drop that holds more than files, and says whether it has
 */
export function useFileDrop(
  onFiles: (files: readonly File[]) => void,
  onDrop?: (dropped: DataTransfer) => boolean,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    setIsOver(false);
    if (files && files.length > 0) onFiles([...files]);
  });

  const drop = useEffectEvent((dropped: DataTransfer | null) => {
    if (dropped && onDrop?.(dropped)) setIsOver(false);
    else take(dropped?.files);
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    window.addEventListener('dragover', handleOver, { signal });
    window.addEventListener('dragleave', (event) => !event.relatedTarget && setIsOver(false), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        drop(event.dataTransfer);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      ({ clipboardData }) => {
        // A copied cell or page carries a picture of itself beside its text.
        if (clipboardData?.types.includes('text/plain')) return;
        take(clipboardData?.files);
      },
      { signal },
    );
    // What was dropped or pasted before is waiting for this (index.html).
    document.documentElement.dataset.takesFiles = '';
    return () => listeners.abort();
  }, []);

  return isOver;
}
