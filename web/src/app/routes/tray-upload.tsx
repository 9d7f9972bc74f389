// Loaded with the press: saved listings as a file that a marketplace takes.
import { useQueries } from '@tanstack/react-query';
import { getListing } from '../../features/listings/api/get-listing.ts';
import { UploadDialog } from '../../features/listings/components/upload-dialog.tsx';

/** The dialog of My Listings, for what the tray has saved. */
export function TrayUpload({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const found = useQueries({
    queries: ids.map((id) => ({ queryKey: ['tray-listing', id], queryFn: () => getListing(id) })),
  });
  if (found.some(({ isPending }) => isPending)) return null;
  return <UploadDialog listings={found.flatMap(({ data }) => data ?? [])} onClose={onClose} />;
}
