import type { Db } from '../database.ts';
import type { Flavour } from '../dialect.ts';

/** better-auth's four tables as its version 1.7 wants them, with our plan beside the user; and usage. */
export async function createAccounts(db: Db, { types }: Flavour): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', types.boolean, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('planType', 'text', (column) => column.notNull().defaultTo('free'))
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', types.date, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_user').on('session').column('userId').execute();
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', types.date)
    .addColumn('refreshTokenExpiresAt', types.date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_user').on('account').column('userId').execute();
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', types.date, (column) => column.notNull())
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute();
  await db.schema
    .createTable('usage')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('generatedCount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['userId', 'month'])
    .execute();
}
