import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createBackground } from './background.ts';

function create() {
  const lines: string[] = [];
  return { lines, background: createBackground(pino({}, { write: (line) => void lines.push(line) })) };
}

it('settles when the last of the work has ended, also what other work has begun', async () => {
  const { background } = create();
  const done: string[] = [];
  background.run('one', async () => {
    await Promise.resolve();
    background.run('two', async () => void done.push('two'));
    done.push('one');
  });
  await background.settled();
  expect(done).toEqual(['one', 'two']);
});

it('logs a failure by its name and code, without its message', async () => {
  const { background, lines } = create();
  background.run('mail', async () => {
    throw Object.assign(new Error('anna@example.com is not here'), { code: 'EENVELOPE' });
  });
  await background.settled();
  expect(lines.join()).toMatch(/"work":"mail"[^}]*"code":"EENVELOPE"/);
  expect(lines.join()).not.toContain('anna');
});
