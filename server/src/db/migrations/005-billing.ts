import type { Db } from '../database.ts';

/** Who has bought what, everything told of it, and what the server counts by day. */
export async function createBilling(db: Db): Promise<void> {
  // Beside the plan: a request that knows its user knows what the user has bought.
  await db.schema
    .alterTable('user')
    .addColumn('planState', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await db.schema.alterTable('user').addColumn('planUntil', 'text').execute();
  await db.schema.alterTable('user').addColumn('planRenewsAt', 'text').execute();
  await db.schema
    .createTable('billing_checkout')
    .addColumn('transactionId', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('isOpen', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('billing_checkout_user')
    .on('billing_checkout')
    .columns(['userId', 'createdAt'])
    .execute();
  await db.schema
    .createTable('billing_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    // Null until an event names the checkout that it came from.
    .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('customerId', 'text')
    .addColumn('changedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('billing_subscription_user')
    .on('billing_subscription')
    .column('userId')
    .execute();
  await db.schema
    .createTable('billing_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriptionId', 'text', (column) =>
      column.notNull().references('billing_subscription.id').onDelete('cascade'),
    )
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('billing_event_subscription')
    .on('billing_event')
    .column('subscriptionId')
    .execute();
  await db.schema
    .createTable('sandbox_subscription')
    .addColumn('transactionId', 'text', (column) => column.primaryKey())
    .addColumn('customerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await createCounting(db);
}

async function createCounting(db: Db): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('position', 'text')
    .execute();
  await db.schema
    .createTable('daily_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_count_key', ['day', 'kind', 'name'])
    .execute();
}
