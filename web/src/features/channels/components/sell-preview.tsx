import type { ChannelPreview } from '@smart-listings/contract';
import { Button } from '../../../ui/button.tsx';
import { PreviewContents } from './preview-contents.tsx';

interface Props {
  /** The marketplace's name. */
  name: string;
  preview: ChannelPreview;
  busy: boolean;
  onBack: () => void;
  onPublish: () => void;
}

/** Exactly what goes out, with what listing it costs. */
export function SellPreview({ name: market, preview, busy, onBack, onPublish }: Props) {
  const { currency, fees } = preview;
  const total = fees?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const isChange = fees === null;
  return (
    <div className="flex flex-col gap-4">
      <PreviewContents preview={preview} />
      <div className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">
        {isChange ? (
          <p>It is live already: this changes it. {market} names no fees for a change.</p>
        ) : (
          <>
            <p className="font-semibold">
              Listing it on {market} costs {total.toFixed(2)} {fees[0]?.currency ?? currency}.
            </p>
            {fees.map(({ name, amount }) => (
              <p key={name} className="text-note text-soft">{`${name}: ${amount.toFixed(2)}`}</p>
            ))}
            <p className="text-note text-soft">What {market} takes of a sale is not among it.</p>
          </>
        )}
        {preview.remarks.map((remark) => (
          <p key={remark} className="mt-1 text-note text-soft">
            {remark}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={busy} onClick={onBack}>
          Back
        </Button>
        <Button look="accent" disabled={busy} onClick={onPublish}>
          {busy ? 'On its way…' : isChange ? `Change it on ${market}` : `Put it live on ${market}`}
        </Button>
      </div>
    </div>
  );
}
