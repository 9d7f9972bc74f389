import { type LeftOut, LIMITS } from '@smart-listings/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { passFocus } from '../move-focus.ts';

interface Props {
  leftOut: readonly LeftOut[];
  /** What the seller had put back. */
  putBack: readonly string[];
  onPutBack: (text: string) => void;
  onLeaveOut: (text: string) => void;
}

const LIST_ID = 'left-out';
const MOST_SHOWN = 4;
const DESCRIPTION_ID = 'result-description';

/** What the seller wrote and the text does not say: why, and how it comes back. */
export function LeftOutList({ leftOut, putBack, onPutBack, onLeaveOut }: Props) {
  const [all, setAll] = useState(false);
  const count = leftOut.length + putBack.length;
  if (count === 0) return null;
  const shown = all ? leftOut : leftOut.slice(0, MOST_SHOWN);
  const more = leftOut.length - shown.length;
  return (
    <section aria-label="Left out of your text" className="mt-2 flex flex-col gap-1.5 text-sm text-soft">
      <h3 className="text-note font-semibold">Left out of your text</h3>
      <ul id={LIST_ID} className="flex flex-col gap-2">
        {shown.map(({ field, start, text, message, canReturn }, index) => (
          <Line key={`${field} ${start} ${text}`} text={text} note={message}>
            {canReturn && text.length <= LIMITS.putBackLength && (
              <Button
                size="small"
                aria-label={`Put it back: ${text}`}
                onClick={() => {
                  onPutBack(text);
                  passFocus(LIST_ID, index, DESCRIPTION_ID);
                }}
              >
                Put it back
              </Button>
            )}
          </Line>
        ))}
        {putBack.map((text, index) => (
          <Line key={text} text={text} note="You put it back.">
            <Button
              look="quiet"
              size="small"
              aria-label={`Leave it out: ${text}`}
              onClick={() => {
                onLeaveOut(text);
                passFocus(LIST_ID, shown.length + index, DESCRIPTION_ID);
              }}
            >
              Leave it out
            </Button>
          </Line>
        ))}
      </ul>
      {more > 0 && (
        <Button
          look="quiet"
          size="small"
          className="self-start"
          onClick={() => {
            setAll(true);
            passFocus(LIST_ID, MOST_SHOWN, DESCRIPTION_ID);
          }}
        >
          {more} more
        </Button>
      )}
    </section>
  );
}

function Line({ text, note, children }: { text: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
      <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <q dir="auto">{text}</q>
        <span className="block text-note">{note}</span>
      </p>
      {children}
    </li>
  );
}
