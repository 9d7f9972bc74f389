import type { Template } from '@smart-listings/contract';
import { readJsonColumn, writeJsonColumn } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';

/** One account's place in the table, and within it one template. */
interface Place {
  userId: string;
  id: string;
}

/** Newest first. */
export async function listTemplates(db: Db, userId: string): Promise<Template[]> {
  const rows = await db
    .selectFrom('template')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, formData: readJsonColumn<Template['formData']>(row.formData) }));
}

export async function countTemplates(db: Db, userId: string): Promise<number> {
  const { kept } = await db
    .selectFrom('template')
    .select((select) => select.fn.countAll().as('kept'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(kept);
}

export async function insertTemplate(db: Db, template: Template): Promise<void> {
  const formData = writeJsonColumn(template.formData);
  await db
    .insertInto('template')
    .values({ ...template, formData })
    .execute();
}

/** @returns null when the account has no such template */
export async function renameTemplate(db: Db, { userId, id }: Place, name: string): Promise<Template | null> {
  const row = await db
    .updateTable('template')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ? { ...row, formData: readJsonColumn<Template['formData']>(row.formData) } : null;
}

/** @returns whether there was one */
export async function deleteTemplate(db: Db, { userId, id }: Place): Promise<boolean> {
  const row = await db
    .deleteFrom('template')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
