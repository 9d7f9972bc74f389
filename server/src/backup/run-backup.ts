// npm run backup -- FOLDER
import { fail, readEnvironment } from '../environment.ts';
import { createBackup } from './backup.ts';
import { describeBackup } from './describe-backup.ts';

const target = process.argv[2];
if (!target) fail('Say where to: npm run backup -- FOLDER, of a folder that is not there yet.');
try {
  const manifest = await createBackup(readEnvironment(), target);
  process.stdout.write(`${target} holds ${describeBackup(manifest)}.\n`);
} catch (error) {
  fail(`No backup was made: ${error instanceof Error ? error.message : String(error)}.`);
}
