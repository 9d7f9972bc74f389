/** An app whose tray a test fills and has written. */
import type { TrayItem } from '@smart-listings/contract';
import { onTestFinished } from 'vitest';
import type { AppContext } from '../context.ts';
import { runTrays } from '../features/tray/operations/run.ts';
import { createDatabaseApp, type DatabaseKind } from './create-database-app.ts';
import { startStandIn } from './stand-in.ts';
import { openaiFormat } from './stand-in-openai.ts';

/** What of the app is another, its clock among it, and of its environment. */
interface Opening extends Partial<AppContext> {
  env?: Record<string, string>;
}

export async function openTray(kind: DatabaseKind, { env = {}, ...overrides }: Opening = {}) {
  const test = await createDatabaseApp(kind, env, overrides);
  onTestFinished(test.close);
  return {
    test,
    work: () => test.context.background.run('trays', () => runTrays(test.context)),
    handOver: (items: readonly TrayItem[], session: { cookie: string }) =>
      test.post('/api/tray', { items }, session),
    countUsed: async () =>
      (await test.db.selectFrom('usage').select('generatedCount').execute()).map((row) => row.generatedCount),
  };
}

/** The same where a provider writes. */
export async function openTrayWithProvider(kind: DatabaseKind, { env = {}, ...overrides }: Opening = {}) {
  const standIn = await startStandIn(openaiFormat);
  onTestFinished(standIn.close);
  const provider = {
    AI_PROVIDER: 'openai',
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: `${standIn.url}/v1`,
    OPENAI_MODEL: 'm',
  };
  return { standIn, ...(await openTray(kind, { env: { ...provider, ...env }, ...overrides })) };
}
