import type { Logger } from 'pino';
import type { Background } from './background.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface Letter extends Omit<Mail, 'to'> {
  /** What the letter asks to open: told to whoever runs a server on their desk, where mail is only written down. */
  link?: string;
}

/** Sends a letter after the answer: a mail server that hangs keeps nobody waiting and tells nobody anything. */
export type Post = (to: string, letter: Letter) => void;

interface Parts {
  mailer: Mailer;
  background: Background;
  logger: Logger;
  /** Whether links may be logged: whoever reads them in a log could follow them. */
  logsLinks: boolean;
}

export function createPost({ mailer, background, logger, logsLinks }: Parts): Post {
  return (to, { link, subject, text }) =>
    background.run(`mail "${subject}"`, async () => {
      await mailer.send({ to, subject, text });
      if (mailer.keepsMail && logsLinks && link) logger.warn({ link }, 'mail written to the outbox');
    });
}
