import { useState } from 'react';
import type { PhotoEdits } from '../../edits/photo-edits.ts';

interface Step {
  edits: PhotoEdits;
  /** What made it: the moves of one slider are one step. */
  by: string;
}

/** What was done so far; `undo` is null at the beginning. */
export function useHistory(first: PhotoEdits) {
  const [steps, setSteps] = useState<readonly Step[]>([{ edits: first, by: '' }]);
  return {
    edits: steps.at(-1)?.edits ?? first,
    /** @param by one step with the last change by the same; '' for a step of its own */
    change: (edits: PhotoEdits, by = ''): void =>
      setSteps((before) => {
        const isSameStep = by !== '' && before.at(-1)?.by === by;
        return [...(isSameStep ? before.slice(0, -1) : before), { edits, by }];
      }),
    undo: steps.length > 1 ? () => setSteps((before) => before.slice(0, -1)) : null,
  };
}
