import type { Config } from './config.ts';

/** What whoever runs a server in production should know at its start, a line each. */
export function describeRisks({ production, mail, billing }: Config): string[] {
  if (!production) return [];
  const risks: string[] = [];
  if (mail.kind === 'outbox')
    risks.push(
      `SMTP_URL is not set: no mail leaves, so nobody can confirm an address or reset a password. Each mail is kept in ${mail.folder}.`,
    );
  if (billing.kind === 'sandbox')
    risks.push('BILLING is sandbox: anybody can have Pro on this server without paying.');
  return risks;
}
