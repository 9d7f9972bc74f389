import { X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  problems: readonly string[];
  onClose: () => void;
}

const AT_A_GLANCE = 3;

/** What stayed out, and why: a pile may have more of it than anybody reads in passing. */
export function Problems({ problems, onClose }: Props) {
  const more = problems.slice(AT_A_GLANCE);
  return (
    <section
      aria-label="Stayed out"
      className="flex items-start gap-2 rounded-md border border-bad bg-bad-wash py-1 pr-1 pl-3 text-sm text-bad"
    >
      <div role="alert" className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
        <Sentences of={problems.slice(0, AT_A_GLANCE)} />
        {more.length > 0 && (
          <details>
            <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">
              {more.length} more
            </summary>
            <Sentences of={more} />
          </details>
        )}
      </div>
      <IconButton label="Dismiss" onClick={onClose}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </section>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only come behind the others
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
