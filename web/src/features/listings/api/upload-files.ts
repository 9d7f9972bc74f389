import { type UploadCheck, uploadCheckSchema } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getFile, getJson } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { editListing } from './edit-listing.ts';
import { getListing } from './get-listing.ts';

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

/** Says of a listing what a field of the marketplace's form asks, in place of what was said before. */
export async function answerField(
  id: string,
  { label, value }: { label: string; value: string },
): Promise<void> {
  const { revision, origin } = await getListing(id);
  const others = origin.answers.filter((answer) => answer.kind !== 'form-field' || answer.label !== label);
  const answers = [...others, { kind: 'form-field' as const, label, value, holds: true }];
  await editListing(id, { revision, origin: { ...origin, answers } });
}

export async function downloadUpload(choice: UploadChoice): Promise<void> {
  const { file, name } = await getFile(`/api/listings/upload?${queryOf(choice)}`);
  saveFile(file, name ?? choice.file);
}

function queryOf({ file, ids, link }: UploadChoice): URLSearchParams {
  return new URLSearchParams({ file, ids: ids.join(','), ...(link && { link }) });
}
