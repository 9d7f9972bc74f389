import { useQuery } from '@tanstack/react-query';
import { useIsAlive } from '../../../lib/use-is-alive.ts';
import { configQuery } from '../api/get-config.ts';

interface Props {
  subject?: string;
  className?: string;
}

/** The support address of whoever runs this server, as a mail link once it is known. */
export function SupportLink({ subject, className = 'link' }: Props) {
  const { data } = useQuery(configQuery);
  const isAlive = useIsAlive();
  if (!isAlive || !data?.supportEmail) return <span>our support team</span>;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${data.supportEmail}${query}`} className={className}>
      {data.supportEmail}
    </a>
  );
}
