import type { Logger } from 'pino';
import type { Background } from './background.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface Letter extends Omit<Mail, 'to'> {
  /** What the letter asks to open: told to whoever runs the server when mail is only written down. */
  link?: string;
}

/** Sends a letter after the answer: a mail server that hangs keeps nobody waiting and tells nobody anything. */
export type Post = (to: string, letter: Letter) => void;

export function createPost(mailer: Mailer, background: Background, logger: Logger): Post {
  return (to, { link, subject, text }) =>
    background.run(`mail "${subject}"`, async () => {
      await mailer.send({ to, subject, text });
      if (mailer.keepsMail && link) logger.warn({ link }, 'mail written to the outbox');
    });
}
