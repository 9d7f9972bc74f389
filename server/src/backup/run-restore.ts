// npm run restore -- FOLDER
import { fail, readEnvironment } from '../environment.ts';
import { describeBackup } from './describe-backup.ts';
import { restoreBackup } from './restore.ts';

const source = process.argv[2];
if (!source) fail('Say where from: npm run restore -- FOLDER, of a backup.');
try {
  const manifest = await restoreBackup(readEnvironment(), source);
  process.stdout.write(`Restored and counted: ${describeBackup(manifest)}.\n`);
} catch (error) {
  fail(`${source} was not restored: ${error instanceof Error ? error.message : String(error)}.`);
}
