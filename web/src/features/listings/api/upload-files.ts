import { type UploadCheck, uploadCheckSchema } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getFile, getJson } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Which file, of which listings, and where buyers find them. */
export interface UploadChoice {
  file: string;
  ids: readonly string[];
  link: string;
}

/** What of the listings the file would hold, and what not and why. */
export function uploadCheckQuery(choice: UploadChoice) {
  return queryOptions({
    queryKey: ['upload-check', choice],
    queryFn: async ({ signal }): Promise<UploadCheck> =>
      uploadCheckSchema.parse(await getJson(`/api/listings/upload-check?${queryOf(choice)}`, signal)),
    staleTime: 0,
  });
}

export async function downloadUpload(choice: UploadChoice): Promise<void> {
  const { file, name } = await getFile(`/api/listings/upload?${queryOf(choice)}`);
  saveFile(file, name ?? choice.file);
}

function queryOf({ file, ids, link }: UploadChoice): URLSearchParams {
  return new URLSearchParams({ file, ids: ids.join(','), ...(link && { link }) });
}
