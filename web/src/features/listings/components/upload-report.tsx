import type { UploadCheck } from '@smart-listings/contract';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type Answer, AskedField } from './asked-field.tsx';

interface Props {
  /** null: not known yet. */
  check: UploadCheck | null;
  error: unknown;
  onRetry: () => void;
  onAnswer: Answer;
}

/** What goes into the file, and what stays out and why. */
export function UploadReport({ check, error, onRetry, onAnswer }: Props) {
  if (error) {
    return (
      <div
        role="alert"
        className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-bad-wash px-4 py-3 text-sm"
      >
        <p className="flex-1">The listings could not be checked. {messageOf(error)}</p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <section aria-label="What goes into the file" className="mt-4 border-t border-line pt-3 text-sm">
      <p role="status" className="font-semibold">
        {check === null ? 'Checking the listings…' : acceptedIn(check)}
      </p>
      {check?.photosStay && check.accepted > 0 && (
        <p className="mt-1 text-note text-soft">
          Their photos stay behind: this server has no address that the world can reach. Add them on the
          marketplace.
        </p>
      )}
      {check !== null && check.files > 1 && (
        <p className="mt-1 text-note text-soft">They need {check.files} files, which come as one archive.</p>
      )}
      {check !== null && check.refused.length > 0 && (
        <>
          <h3 className="mt-3 text-note font-semibold">
            {check.refusedCount === 1 ? 'One stays out' : `${check.refusedCount} stay out`}
          </h3>
          <ul className="mt-1 flex flex-col">
            {alike(check.refused).map(({ id, title, reasons, asks, others }) => (
              <li key={id} className="border-t border-line py-2 first:border-0">
                {[title, ...others].map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two listings may be called the same
                  <p key={at} className="bidi font-medium [overflow-wrap:anywhere]">
                    {name}
                  </p>
                ))}
                {reasons.map((reason) => (
                  <p key={reason} className="text-note text-soft">
                    {reason}
                  </p>
                ))}
                {asks !== null && (
                  <AskedField
                    label={asks}
                    title={title}
                    ids={[id, ...othersAsking(check, { id, asks })]}
                    onAnswer={onAnswer}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Refused = UploadCheck['refused'][number];

/** What stays out for the same reasons is told once, with all titles; what asks for something has a field of its own. */
function alike(refused: readonly Refused[]): (Refused & { others: string[] })[] {
  const key = ({ id, asks, reasons }: Refused) => (asks === null ? reasons.join('\n') : id);
  return [...Map.groupBy(refused, key).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, others: others.map(({ title }) => title) }] : [],
  );
}

function othersAsking(check: UploadCheck, { id, asks }: { id: string; asks: string }): string[] {
  return check.refused.flatMap((one) => (one.asks === asks && one.id !== id ? one.id : []));
}

function acceptedIn({ accepted, refusedCount }: UploadCheck): string {
  const all = accepted + refusedCount;
  if (accepted === 0) return 'None of them goes into this file.';
  if (accepted === all) return all === 1 ? 'It goes into the file.' : `All ${all} go into the file.`;
  return `${accepted} of ${all} ${accepted === 1 ? 'goes' : 'go'} into the file.`;
}
