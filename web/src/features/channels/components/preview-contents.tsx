import { type ChannelPreview, thumbnailUrl } from '@smart-listings/contract';
import type { ReactNode } from 'react';

/** All that buyers would see, and what the marketplace is told beside it. */
export function PreviewContents({ preview }: { preview: ChannelPreview }) {
  const { photos, specifics, tags, chosen } = preview;
  return (
    <div className="grid gap-x-8 gap-y-4 text-sm lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          {photos.map((url, index) => (
            <img
              key={url}
              src={thumbnailUrl(url)}
              alt={`${index + 1} of ${photos.length}`}
              className="size-20 rounded-sm border border-line bg-sunken object-cover"
            />
          ))}
        </div>
        <p className="bidi text-lead font-semibold [overflow-wrap:anywhere]">{preview.title}</p>
        <p>
          <span className="tabular font-semibold">{`${preview.price.toFixed(2)} ${preview.currency}`}</span>
          <span className="text-soft"> on {preview.site}</span>
        </p>
        <p className="bidi whitespace-pre-line [overflow-wrap:anywhere]">{preview.description}</p>
      </div>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Row name="Category">{preview.category}</Row>
        <Row name="Condition">{preview.condition}</Row>
        {specifics.map(({ name, values }) => (
          <Row key={name} name={name}>
            {values.join(', ')}
          </Row>
        ))}
        {tags.length > 0 && <Row name="Tags">{tags.join(', ')}</Row>}
        {chosen.map(({ label, name }) => (
          <Row key={label} name={label}>
            {name}
          </Row>
        ))}
      </dl>
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
