import { useState } from 'react';

const SHOWN = 5;

/** The first five tags; the others on request. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? tags : tags.slice(0, SHOWN);
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap items-center gap-1">
      {shown.map((tag) => (
        <li
          key={tag}
          className="bidi max-w-64 truncate rounded-sm border border-line px-1.5 text-note leading-5 text-soft"
        >
          {tag}
        </li>
      ))}
      {tags.length > SHOWN && (
        <li>
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="min-h-6 rounded-sm px-1.5 pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:px-3 text-note text-soft underline underline-offset-3 hover:text-ink"
          >
            {all ? 'Fewer tags' : `+${tags.length - SHOWN} more`}
          </button>
        </li>
      )}
    </ul>
  );
}
