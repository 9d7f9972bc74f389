import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

const MAIL = { to: 'anna@example.com', subject: 'Hello', text: 'Open https://listings.example/x' };
const FROM = 'Smart Listings <no-reply@listings.example>';

it('hands mail to an SMTP server', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      let text = '';
      for await (const chunk of stream) text += chunk;
      received.push(text);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await createMailer({ kind: 'smtp', from: FROM }, `smtp://127.0.0.1:${port}`).send(MAIL);
  expect(received.join()).toMatch(/To: anna@example\.com[\s\S]*https:\/\/listings\.example\/x/);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

it('writes mail into the outbox without one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-outbox-'));
  await createMailer({ kind: 'outbox', folder, from: FROM }, null).send(MAIL);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/\.eml$/);
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/Subject: Hello[\s\S]*listings\.example/);
  rmSync(folder, { recursive: true, force: true });
});
