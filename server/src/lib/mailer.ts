import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** True when mail is only written down, so that whoever tries the server out should be told its link. */
  keepsMail: boolean;
  /** Settles when the mail has been handed over. */
  send(mail: Mail): Promise<void>;
}

export type MailWay = { kind: 'smtp'; from: string } | { kind: 'outbox'; folder: string; from: string };

/** A mail server that hangs costs a connection for this long, in milliseconds. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

/** Sends over SMTP; without a server for that, writes each mail as a file into a folder. */
export function createMailer(way: MailWay, smtpUrl: string | null): Mailer {
  if (way.kind === 'smtp' && smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
    return {
      keepsMail: false,
      send: async (mail) => {
        await transport.sendMail({ from: way.from, ...mail });
      },
    };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = way.kind === 'outbox' ? way.folder : '.';
  return {
    keepsMail: true,
    send: async (mail) => {
      const { message } = await composer.sendMail({ from: way.from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed in memory.');
      await writeFile(join(folder, name), message, { mode: 0o600 });
    },
  };
}
