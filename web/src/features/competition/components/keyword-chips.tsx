import type { CompetitionAnalysis } from '@smart-listings/contract';
import { Check, Plus } from 'lucide-react';

interface Props {
  keywords: readonly string[];
  counts: NonNullable<CompetitionAnalysis['keywordCounts']>;
  /** The form's keywords. */
  inForm: string;
  onAdd: (keyword: string) => void;
}

/** The words that the similar listings share, each one press away from the form's keywords. */
export function KeywordChips({ keywords, counts, inForm, onAdd }: Props) {
  if (keywords.length === 0) return null;
  const there = new Set(inForm.split(',').map((word) => word.trim().toLowerCase()));
  const countOf = (keyword: string) => counts.find((entry) => entry.keyword === keyword)?.count;
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-note">
        Their words <span className="font-normal text-soft">· add what is true of your item</span>
      </h3>
      <ul aria-label="Keywords of similar listings" className="flex flex-wrap gap-1.5">
        {keywords.map((keyword) => {
          const added = there.has(keyword.toLowerCase());
          const Icon = added ? Check : Plus;
          return (
            <li key={keyword}>
              <button
                type="button"
                aria-disabled={added}
                onClick={() => !added && onAdd(keyword)}
                className={`inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 rounded-md border px-2.5 text-note ${added ? 'border-line text-soft' : 'border-edge hover:bg-sunken'}`}
              >
                <Icon aria-hidden className="size-3.5" />
                <span>
                  <span className="sr-only">{added ? 'In your keywords: ' : 'Add to keywords: '}</span>
                  <bdi>{keyword}</bdi>
                </span>
                {countOf(keyword) !== undefined && (
                  <span className="tabular text-soft">
                    {countOf(keyword)}
                    <span className="sr-only"> listings</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
