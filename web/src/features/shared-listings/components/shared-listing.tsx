import { CONDITIONS, type SharedListing } from '@smart-listings/contract';
import { useState } from 'react';

/** A listing to look at: its photos and its text, and nothing to press but the photos. */
export function SharedListingView({ listing }: { listing: SharedListing }) {
  const { title, description, tags, price, condition, isSold, photos } = listing;
  const [shown, setShown] = useState(0);
  const photo = photos[shown];
  return (
    <article className="mx-auto grid max-w-5xl gap-6 py-6 lg:grid-cols-2 lg:py-10">
      {photo && (
        <div className="flex flex-col gap-2">
          <img
            src={photo.url}
            alt={`${title}, ${shown + 1} of ${photos.length}`}
            className="max-h-[70vh] w-full rounded-md border border-line bg-sunken object-contain"
          />
          {photos.length > 1 && (
            <ul aria-label="Photos" className="flex flex-wrap gap-2">
              {photos.map(({ thumbnailUrl }, index) => (
                <li key={thumbnailUrl}>
                  <button
                    type="button"
                    aria-label={`Show photo ${index + 1}`}
                    aria-pressed={index === shown}
                    onClick={() => setShown(index)}
                    className="rounded-sm border-2 border-line aria-pressed:border-ink"
                  >
                    <img src={thumbnailUrl} alt="" className="size-14 object-cover" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={photo ? '' : 'lg:col-span-2'}>
        <h1 className="bidi text-xl [overflow-wrap:anywhere] sm:text-2xl">{title}</h1>
        <p className="tabular mt-2 flex flex-wrap gap-x-4">
          {price && <span className="text-lg font-semibold">{price}</span>}
          <span className="self-center text-soft">
            {CONDITIONS.find(({ code }) => code === condition)?.label}
          </span>
          {isSold && <span className="self-center font-semibold text-good">Sold</span>}
        </p>
        <p className="bidi mt-4 whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-1">
            {tags.map((tag) => (
              <li key={tag} className="bidi rounded-sm border border-line px-1.5 text-note text-soft">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
