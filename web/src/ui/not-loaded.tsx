import { Notice } from './notice.tsx';

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** 'Your keys' */
  what: string;
}

/** What stands in place of something that is on its way, or cannot be had; nothing once it is there. */
export function NotLoaded({ query: { isPending, isError, refetch }, what }: Props) {
  if (isPending) return <p className="text-sm text-soft">Loading…</p>;
  if (!isError) return null;
  return (
    <Notice tone="bad">
      {what} could not be loaded.{' '}
      <button type="button" className="link" onClick={() => refetch()}>
        Try again
      </button>
    </Notice>
  );
}
