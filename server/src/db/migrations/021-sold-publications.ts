import type { Db } from '../database.ts';

/** What an order is about is looked up by the marketplace's number: without this, among all that the account put up. */
export async function indexSoldPublications(db: Db): Promise<void> {
  await db.schema
    .createIndex('publication_remote')
    .on('publication')
    .columns(['userId', 'channel', 'remoteId'])
    .execute();
}
