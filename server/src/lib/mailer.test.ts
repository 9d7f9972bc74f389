import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startMailServer } from '../test/mail-server.ts';
import { createMailer } from './mailer.ts';

const MAIL = { to: 'anna@example.com', subject: 'Hello', text: 'Open https://listings.example/x' };
const FROM = 'Smart Listings <no-reply@listings.example>';

it('hands mail to an SMTP server', async () => {
  const received: string[] = [];
  const server = await startMailServer({
    onData: async (stream, _session, done) => {
      let text = '';
      for await (const chunk of stream) text += chunk;
      received.push(text);
      done();
    },
  });
  await createMailer({ kind: 'smtp', from: FROM }, server.url).send(MAIL);
  expect(received.join()).toMatch(/To: anna@example\.com[\s\S]*https:\/\/listings\.example\/x/);
  await server.close();
});

it('writes mail into the outbox without one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-outbox-'));
  await createMailer({ kind: 'outbox', folder, from: FROM }, null).send(MAIL);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/\.eml$/);
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/Subject: Hello[\s\S]*listings\.example/);
  rmSync(folder, { recursive: true, force: true });
});
