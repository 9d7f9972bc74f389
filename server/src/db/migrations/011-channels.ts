import type { Db } from '../database.ts';

/** The marketplaces that an account lets this server sell on for it, and what was put there. */
export async function createChannels(db: Db): Promise<void> {
  await db.schema
    .createTable('channel_login')
    .addColumn('stateHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('sessionHash', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('channel_login_user').on('channel_login').column('userId').execute();
  await db.schema
    .createTable('channel_connection')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    // Sealed: a copy of the database without the server's secret opens no marketplace.
    .addColumn('tokens', 'text', (column) => column.notNull())
    .addColumn('keyId', 'text', (column) => column.notNull())
    .addColumn('isRefused', 'integer', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('connectedAt', 'text', (column) => column.notNull())
    .addColumn('salesUntil', 'text', (column) => column.notNull())
    .addColumn('checkAt', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addUniqueConstraint('channel_connection_account', ['userId', 'channel'])
    .execute();
  await db.schema
    .createIndex('channel_connection_check')
    .on('channel_connection')
    .column('checkAt')
    .execute();
  await db.schema
    .createTable('publication')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('listingId', 'text', (column) => column.notNull().references('listing.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('staged', 'text')
    .addColumn('stagedRevision', 'integer')
    .addColumn('photos', 'text', (column) => column.notNull())
    .addColumn('offerId', 'text')
    .addColumn('remoteId', 'text')
    .addColumn('price', 'double precision')
    .addColumn('remotePrice', 'double precision')
    .addColumn('busyUntil', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('publication_listing', ['listingId', 'channel'])
    .execute();
  await db.schema
    .createIndex('publication_user')
    .on('publication')
    .columns(['userId', 'channel', 'state'])
    .execute();
}
