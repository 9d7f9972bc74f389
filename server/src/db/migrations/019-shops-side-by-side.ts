import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Flavour } from '../dialect.ts';

/** A listing may be in several shops of its seller on one marketplace; and whether a press was answered is known. */
export async function keepShopsApart(db: Db, { kind }: Flavour): Promise<void> {
  await db.schema.alterTable('channel_connection').addColumn('account', 'text').execute();
  if (kind === 'sqlite') await copyWithoutKey(db);
  else await db.schema.alterTable('publication').dropConstraint('publication_listing').execute();
  await db.schema
    .alterTable('publication')
    .addColumn('isPressed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Where no call names a shop there is none: two of those are the same to the key.
  await sql`create unique index publication_shop on publication ("listingId", channel, coalesce(account, ''))`.execute(
    db,
  );
}

const SAID = ['channel', 'site', 'state', 'photos', 'busyUntil', 'changedAt'];
const UNKNOWN_AT_FIRST = ['staged', 'offerId', 'remoteId', 'fingerprint', 'account'];
const AMOUNTS = ['price', 'remotePrice'];

/** SQLite takes no key away from a table that was made with it. */
async function copyWithoutKey(db: Db): Promise<void> {
  let copy = db.schema
    .createTable('publication_copy')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('listingId', 'text', (column) => column.notNull().references('listing.id').onDelete('cascade'))
    .addColumn('stagedRevision', 'integer')
    .addColumn('isChanged', 'integer', (column) => column.notNull().defaultTo(0));
  for (const name of SAID) copy = copy.addColumn(name, 'text', (column) => column.notNull());
  for (const name of UNKNOWN_AT_FIRST) copy = copy.addColumn(name, 'text');
  for (const name of AMOUNTS) copy = copy.addColumn(name, 'double precision');
  await copy.execute();
  const names = ['id', 'userId', 'listingId', 'stagedRevision', 'isChanged'];
  const columns = sql.join([...names, ...SAID, ...UNKNOWN_AT_FIRST, ...AMOUNTS].map((name) => sql.ref(name)));
  await sql`insert into publication_copy (${columns}) select ${columns} from publication`.execute(db);
  await db.schema.dropTable('publication').execute();
  await db.schema.alterTable('publication_copy').renameTo('publication').execute();
  await db.schema
    .createIndex('publication_user')
    .on('publication')
    .columns(['userId', 'channel', 'state'])
    .execute();
}
