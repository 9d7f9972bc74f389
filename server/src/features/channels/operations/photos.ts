import type { Photos } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { showPhoto } from '../../photos/operations/show.ts';
import * as queries from '../publication-queries.ts';

/** The photos of one publication: each is sent once, and the marketplace keeps it as long as the listing has it. */
export function photosOf(context: AppContext, row: queries.PublicationRow): Photos {
  const sent = readJsonColumn<Record<string, string>>(row.photos);
  return {
    async once(url, send, isThere = () => true) {
      const known = sent[url];
      if (known !== undefined && isThere(known)) return known;
      const { bytes, headers } = await showPhoto(context, { url, isSmall: false });
      const id = await send(new Blob([bytes], { type: headers['Content-Type'] ?? '' }));
      sent[url] = id;
      await queries.updatePublication(context.db, row.id, { photos: writeJsonColumn(sent) });
      return id;
    },
  };
}
