import type { Db } from '../../db/database.ts';

export interface UserRow {
  id: string;
  email: string;
}

export interface SessionRow {
  id: string;
  token: string;
  userAgent: string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
}

export interface EmailChange {
  userId: string;
  newEmail: string;
  tokenHash: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export interface EmailConfirmation {
  userId: string;
  tokenHash: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

export function findAccount(db: Db, id: string) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'emailVerified', 'planType', 'planState', 'planUntil', 'planRenewsAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function renameUser(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('user').set({ name, updatedAt: new Date() }).where('id', '=', id).execute();
}

/** Those that have not run out, the last used first. */
export function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'token', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns whether the account had such a session */
export async function deleteSession(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOtherSessions(db: Db, userId: string, keptToken: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('token', '!=', keptToken).execute();
}

/** Makes every link worthless that was mailed for this account and not yet opened. */
export async function cancelLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).execute();
  await db.deleteFrom('email_change').where('userId', '=', userId).execute();
  await db.deleteFrom('email_confirmation').where('userId', '=', userId).execute();
}

/** Sessions, links of mails and changes of address that had until `now`. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('verification').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('email_change').where('expiresAt', '<=', now.toISOString()).execute();
  await db.deleteFrom('email_confirmation').where('expiresAt', '<=', now.toISOString()).execute();
}

export async function putConfirmation(db: Db, confirmation: EmailConfirmation): Promise<void> {
  await db
    .insertInto('email_confirmation')
    .values(confirmation)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(confirmation))
    .execute();
}

export function findConfirmation(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<EmailConfirmation | undefined> {
  return db
    .selectFrom('email_confirmation')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses the link up. @returns whether it was still there */
export async function confirmEmail(db: Db, { userId, tokenHash }: EmailConfirmation): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('email_confirmation')
      .where('tokenHash', '=', tokenHash)
      .returning('userId')
      .executeTakeFirst();
    if (used) await setVerified(trx, userId);
    return used !== undefined;
  });
}

/**
 * A link to a new password was opened in the mailbox: the address is its holder's, and so is the account. Whoever else
 * was in it has no way back, by a key neither.
 */
export async function giveToMailbox(db: Db, userId: string): Promise<void> {
  await cancelLinks(db, userId);
  await db.deleteFrom('api_key').where('userId', '=', userId).execute();
  await setVerified(db, userId);
}

async function setVerified(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function putEmailChange(db: Db, change: EmailChange): Promise<void> {
  await db
    .insertInto('email_change')
    .values(change)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute();
}

export function findEmailChange(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
}

/** @returns the address that it had; null when the new one is taken meanwhile */
export async function changeEmail(db: Db, userId: string, newEmail: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
    const changed = await trx
      .updateTable('user')
      .set({ email: newEmail, emailVerified: true, updatedAt: new Date() })
      .where('id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('user as other').select('other.id').where('other.email', '=', newEmail))),
      )
      .returning('id')
      .executeTakeFirst();
    if (!changed) return null;
    // What was mailed to the old address; the change stays, for its link says the same when opened again.
    await trx.deleteFrom('verification').where('value', '=', userId).execute();
    await trx.deleteFrom('email_confirmation').where('userId', '=', userId).execute();
    return user?.email ?? null;
  });
}

export function listUsage(db: Db, userId: string): Promise<{ month: string; generatedCount: number }[]> {
  return db
    .selectFrom('usage')
    .select(['month', 'generatedCount'])
    .where('userId', '=', userId)
    .orderBy('month')
    .execute();
}

/** Deletes the account; what belongs to it goes with it. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', userId).execute();
}
