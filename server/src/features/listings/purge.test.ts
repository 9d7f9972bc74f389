import { describe, expect, it } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, signUp } from '../../test/create-database-app.ts';
import { purgeDeleted } from './queries.ts';

describe.each(DATABASES)('purging on %s', (kind) => {
  it('removes for good what was deleted before, and nothing else', async () => {
    let now = new Date('2026-11-21T09:00:00Z');
    const test = await createDatabaseApp(kind, {}, { clock: () => now });
    const session = await signUp(test);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const response = await test.post('/api/listings', buildSave(), session);
      ids.push(((await response.json()) as { id: string }).id);
    }
    await test.delete(`/api/listings/${ids[0]}`, session);
    now = new Date('2026-11-21T09:05:00Z');
    await test.delete(`/api/listings/${ids[1]}`, session);
    expect(await purgeDeleted(test.db, '2026-11-21T09:04:00.000Z')).toBe(1);
    const left = await test.db.selectFrom('listing').select('id').orderBy('number').execute();
    expect(left.map(({ id }) => id)).toEqual(ids.slice(1));
    await test.close();
  });
});
