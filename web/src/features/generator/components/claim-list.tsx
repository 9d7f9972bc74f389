import type { Claim } from '@smart-listings/contract';
import { Check, Highlighter } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { groupBySentence, type SentenceClaims } from '../group-claims.ts';
import { segmentText } from '../marks.ts';

interface Props {
  claims: readonly Claim[];
  onConfirm: (claims: readonly Claim[]) => void;
  onStrikeWords: (claim: Claim) => void;
  onStrikeSentence: (claim: Claim) => void;
}

/** The statements of one part that nothing supports, sentence by sentence, each with its ways out. */
export function ClaimList({ claims, onConfirm, onStrikeWords, onStrikeSentence }: Props) {
  if (claims.length === 0) return null;
  return (
    <ul data-findings data-claims aria-label="Statements to check" className="flex flex-col gap-2">
      {groupBySentence(claims).map((group) => (
        <li key={group.key} className="rounded-md border border-line bg-paper px-3 py-2.5 text-sm">
          <p className="flex gap-2">
            <Highlighter aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <span>
              <Sentence group={group} />
              {group.claims.map((claim) => (
                <span key={`${claim.id}-${claim.start}`} className="block text-note text-soft">
                  {claim.message}
                </span>
              ))}
            </span>
          </p>
          <div className="mt-2 flex flex-wrap gap-1.5 pl-6">
            <Button size="small" onClick={() => onConfirm(group.claims)}>
              <Check aria-hidden className="size-3.5" />
              Confirm
            </Button>
            {group.field === 'description' && group.first && (
              <Button size="small" onClick={() => group.first && onStrikeSentence(group.first)}>
                Strike sentence
              </Button>
            )}
            {group.claims.map((claim) => (
              <Button
                key={`${claim.id}-${claim.start}`}
                look="quiet"
                size="small"
                onClick={() => onStrikeWords(claim)}
              >
                {group.field === 'tags' ? 'Remove tag' : `Strike “${shorten(claim.text)}”`}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sentence({ group }: { group: SentenceClaims }) {
  const marks = group.claims.map((claim) => ({
    start: claim.start - group.start,
    end: claim.end - group.start,
    kind: 'claim' as const,
  }));
  return (
    <span className="block">
      {segmentText(group.text, marks).map((segment) =>
        segment.claim ? (
          <mark key={segment.start} className="mark-claim font-medium">
            {segment.text}
          </mark>
        ) : (
          <span key={segment.start}>{segment.text}</span>
        ),
      )}
    </span>
  );
}

function shorten(text: string): string {
  return text.length > 28 ? `${text.slice(0, 26).trimEnd()}…` : text;
}
