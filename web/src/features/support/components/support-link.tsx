import { useSiteConfig } from '../../../lib/use-site-config.ts';

interface Props {
  subject?: string;
  className?: string;
}

/** The support address of whoever runs this server, as a mail link once it is known. */
export function SupportLink({ subject, className = 'link' }: Props) {
  const email = useSiteConfig()?.supportEmail;
  if (!email) return <span>our support team</span>;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${email}${query}`} className={className}>
      {email}
    </a>
  );
}
