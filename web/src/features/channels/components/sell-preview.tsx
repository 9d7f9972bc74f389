import { type ChannelPreview, thumbnailUrl } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

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
      <div className="flex flex-wrap gap-2">
        {preview.photos.map((url, index) => (
          <img
            key={url}
            src={thumbnailUrl(url)}
            alt={`${index + 1} of ${preview.photos.length}`}
            className="size-20 rounded-sm border border-line bg-sunken object-cover"
          />
        ))}
      </div>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Row name="Title">{preview.title}</Row>
        <Row name="Price">{`${preview.price.toFixed(2)} ${currency} on ${preview.site}`}</Row>
        <Row name="Category">{preview.category}</Row>
        <Row name="Condition">{preview.condition}</Row>
        {preview.specifics.map(({ name, values }) => (
          <Row key={name} name={name}>
            {values.join(', ')}
          </Row>
        ))}
        {preview.tags.length > 0 && <Row name="Tags">{preview.tags.join(', ')}</Row>}
        {preview.chosen.map(({ label, name }) => (
          <Row key={label} name={label}>
            {name}
          </Row>
        ))}
        <Row name="Description">
          <span className="whitespace-pre-line">{preview.description}</span>
        </Row>
      </dl>
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

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-soft">{name}</dt>
      <dd className="bidi min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
