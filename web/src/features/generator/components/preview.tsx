import type { Condition, ListingText } from '@smart-listings/contract';
import { cutAtWord, descriptionText, type Marketplace, splitPage, spoken } from '@smart-listings/engine';
import { ImageIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  listing: ListingText;
  marketplace: Marketplace;
  /** null: nobody has said it. */
  condition: Condition | null;
  price: string;
}

/** A neutral drawing of the listing in the platform's search and on its page, at the width of a phone. */
export function Preview({ listing, marketplace, condition: code, price }: Props) {
  const { page, conditions, limits } = marketplace;
  const condition = code === null ? 'not said yet' : conditions.words[code].label;
  const facts = { price, condition };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">
        Our own drawing of a listing on {spoken(marketplace)}, on a phone. Photos and the real layout are the
        platform’s.
      </p>
      <div className="flex flex-col gap-5">
        <Phone label="In search">
          <SearchResult
            title={cutAtWord(listing.title, page.titleInSearch, '…')}
            grid={page.grid}
            {...facts}
          />
        </Phone>
        <Phone label="On its page">
          <Photo className="aspect-16/10 w-full" />
          <div className="flex flex-col gap-2 p-4">
            <p className="bidi text-base leading-snug font-semibold [overflow-wrap:anywhere]">
              {listing.title}
            </p>
            <p className="tabular font-semibold">{price}</p>
            <p className="text-note text-soft">Condition: {condition}</p>
            {limits.bullets ? (
              <PageText description={listing.description} />
            ) : (
              <Excerpt
                text={descriptionText(listing, marketplace, { branding: false })}
                max={page.excerpt}
                fold={page.fold}
              />
            )}
          </div>
        </Phone>
      </div>
    </div>
  );
}

function Excerpt({ text, max, fold }: { text: string; max: number; fold: string }) {
  const shown = cutAtWord(text, max);
  const rest = text.slice(shown.length).trimStart();
  return (
    <div className="border-t border-line pt-2 text-sm">
      <p className="bidi whitespace-pre-wrap [overflow-wrap:anywhere]">
        {shown}
        {rest && '…'}
      </p>
      {rest && (
        <details className="mt-2">
          <summary className="link inline">{fold}</summary>
          <p className="mt-2 bidi whitespace-pre-wrap [overflow-wrap:anywhere]">{rest}</p>
        </details>
      )}
    </div>
  );
}

function PageText({ description }: { description: string }) {
  const { bullets, paragraph, conditionNote } = splitPage(description);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2 text-sm">
      {bullets.length > 0 && (
        <>
          <p className="font-semibold">About this item</p>
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </>
      )}
      {paragraph && <p className="bidi whitespace-pre-wrap">{paragraph}</p>}
      {conditionNote && (
        <p className="rounded-sm bg-sunken px-2 py-1.5">
          <span className="font-semibold">Seller’s note: </span>
          {conditionNote}
        </p>
      )}
    </div>
  );
}

interface ResultProps {
  title: string;
  price: string;
  condition: string;
  grid: boolean;
}

function SearchResult({ title, price, condition, grid }: ResultProps) {
  if (grid) {
    return (
      <div className="grid grid-cols-2 gap-3 p-4">
        <div className="flex min-w-0 flex-col gap-1 text-sm">
          <Photo className="aspect-square w-full" />
          <p className="bidi leading-snug [overflow-wrap:anywhere]">{title}</p>
          <p className="tabular font-semibold">{price}</p>
        </div>
        <Neighbour />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex gap-3 text-sm">
        <Photo className="size-28 shrink-0" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="bidi leading-snug [overflow-wrap:anywhere]">{title}</p>
          <p className="text-note text-soft">{condition}</p>
          <p className="tabular font-semibold">{price}</p>
        </div>
      </div>
      <div aria-hidden className="flex gap-3 opacity-60">
        <span className="size-28 shrink-0 rounded-sm bg-sunken" />
        <span className="flex flex-1 flex-col gap-2">
          <span className="h-3 w-full rounded-sm bg-sunken" />
          <span className="h-3 w-2/3 rounded-sm bg-sunken" />
        </span>
      </div>
    </div>
  );
}

function Neighbour() {
  return (
    <div aria-hidden className="flex flex-col gap-2 opacity-60">
      <span className="aspect-square w-full rounded-sm bg-sunken" />
      <span className="h-3 w-full rounded-sm bg-sunken" />
      <span className="h-3 w-2/3 rounded-sm bg-sunken" />
    </div>
  );
}

function Photo({ className }: { className: string }) {
  return (
    <span
      role="img"
      aria-label="Your photo"
      className={`flex items-center justify-center rounded-sm bg-sunken text-soft ${className}`}
    >
      <ImageIcon aria-hidden className="size-6" />
    </span>
  );
}

function Phone({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="mx-auto w-full max-w-[375px]">
      <figcaption className="mb-1.5 text-note font-semibold">{label}</figcaption>
      <div className="overflow-hidden rounded-[18px] border border-edge bg-sheet">{children}</div>
    </figure>
  );
}
