import type { PhotoFinding } from '@smart-listings/contract';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf, percentSure, photoNumbers } from '../finding-names.ts';

interface Props {
  finding: PhotoFinding;
  isKept: boolean;
  isActive: boolean;
  onActivate: () => void;
  /** Below it: what the form says instead. */
  note?: ReactNode;
  children: ReactNode;
}

export const rowId = (id: string) => `finding-${id}`;

/** One finding: what, how sure, on which photos, and what the seller makes of it. */
export function FindingRow({ finding, isKept, isActive, onActivate, note, children }: Props) {
  const { id, value, confidence, photos } = finding;
  return (
    <li
      id={rowId(id)}
      onPointerEnter={onActivate}
      onFocus={onActivate}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2 ${isActive ? 'border-edge bg-sunken' : 'border-line'}`}
    >
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-note text-soft">
          {nameOf(finding)}, photo {photoNumbers(photos)}
        </p>
        <p className={`[overflow-wrap:anywhere] ${isKept ? 'font-semibold' : ''}`}>{value}</p>
      </div>
      <Confidence share={confidence} />
      <div className="flex gap-1">{children}</div>
      {note}
    </li>
  );
}

function Confidence({ share }: { share: number }) {
  const percent = percentSure(share);
  return (
    <div className="w-16 text-right text-note">
      <span className="tabular">{percent} %</span>
      <span className="sr-only"> sure</span>
      <div aria-hidden className="h-1 rounded-sm bg-line">
        <div className="h-1 rounded-sm bg-ink" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

interface ChoiceProps {
  value: string;
  isKept: boolean;
  onAccept: () => void;
  onDrop: () => void;
}

/** Whether a finding is in the form. */
export function FindingChoice({ value, isKept, onAccept, onDrop }: ChoiceProps) {
  const look =
    'inline-flex min-h-8 items-center gap-1 rounded-md border px-2 text-note font-medium pointer-coarse:min-h-10';
  const on = 'border-edge bg-sheet';
  const off = 'border-transparent text-soft hover:bg-sunken hover:text-ink';
  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={`Accept: ${value}`}
        className={`${look} ${isKept ? `${on} text-good` : off}`}
        onClick={onAccept}
      >
        <Check aria-hidden className="size-4" />
        Accept
      </button>
      <button
        type="button"
        aria-pressed={!isKept}
        aria-label={`Drop: ${value}`}
        className={`${look} ${isKept ? off : on}`}
        onClick={onDrop}
      >
        <X aria-hidden className="size-4" />
        Drop
      </button>
    </>
  );
}
