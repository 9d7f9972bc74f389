import { Camera, ClipboardList, FileArchive, FolderOpen, ImagePlus, SkipForward, Table2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FilesButton } from '../../../ui/files-button.tsx';
import { MOST_PHOTOS } from '../rows.ts';

interface Props {
  isOver: boolean;
  /** What was dropped is being opened. */
  isOpening: boolean;
  /** There are items: how they come in is known. */
  isBegun: boolean;
  /** An item is being photographed. */
  isShooting: boolean;
  onFiles: (files: readonly File[]) => void;
  onShot: (files: readonly File[]) => void;
  onNextItem: () => void;
  onList: () => void;
}

const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic,image/heif';
const ARCHIVES = '.zip,application/zip';
const TABLES = '.csv,.tsv,.txt,.xlsx,text/csv';

/** What comes into the tray: photos, a folder, a list, a table; on a phone item after item. */
export function IntakeBar(props: Props) {
  const { isOver, isOpening, isBegun, isShooting, onFiles, onShot, onNextItem, onList } = props;
  return (
    <section
      aria-label="Into the tray"
      className={`flex flex-col gap-3 rounded-md border border-dashed px-3 py-3.5 sm:px-4 ${isOver ? 'border-accent bg-sunken' : 'border-edge'}`}
    >
      <p className={`text-note text-soft ${isBegun ? 'max-sm:hidden' : ''}`}>
        <span className="pointer-coarse:hidden">Drop up to</span>
        <span className="pointer-fine:hidden">Up to</span> {MOST_PHOTOS} photos
        <span className="pointer-coarse:hidden">, a folder or a zip of them</span>, a table or a list. Photos
        fall into items by the pauses between them, by how they look and by barcode; a sheet of paper that
        says NEXT ITEM, photographed in between, parts them for sure.
      </p>
      {isOpening && (
        <p role="status" className="text-sm">
          Opening…
        </p>
      )}
      <div
        className={`grid grid-cols-2 gap-2 max-sm:*:px-2 max-sm:*:text-note sm:flex sm:flex-wrap ${isShooting ? '' : '*:last:col-span-2'}`}
      >
        <FilesButton label="Add photos" accept={PHOTOS} multiple onFiles={onFiles}>
          <ImagePlus aria-hidden className="size-4" />
        </FilesButton>
        <FilesButton
          label="Add a folder"
          multiple
          isFolder
          onFiles={onFiles}
          className="pointer-coarse:hidden"
        >
          <FolderOpen aria-hidden className="size-4" />
        </FilesButton>
        <FilesButton label="Add a zip" accept={ARCHIVES} multiple onFiles={onFiles}>
          <FileArchive aria-hidden className="size-4" />
        </FilesButton>
        <FilesButton
          label={isShooting ? 'Another photo of it' : 'Take a photo'}
          accept="image/*"
          capture="environment"
          onFiles={onShot}
          className="pointer-fine:hidden"
        >
          <Camera aria-hidden className="size-4" />
        </FilesButton>
        {isShooting && (
          <Button onClick={onNextItem}>
            <SkipForward aria-hidden className="size-4" />
            Next item
          </Button>
        )}
        <Button onClick={onList}>
          <ClipboardList aria-hidden className="size-4" />
          Paste a list
        </Button>
        <FilesButton label="Table or CSV" accept={TABLES} onFiles={onFiles}>
          <Table2 aria-hidden className="size-4" />
        </FilesButton>
      </div>
    </section>
  );
}
