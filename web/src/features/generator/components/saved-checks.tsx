// Loaded with the edit dialog: rules and claims are the engine's.
import { type Claim, type ListingText, type SavedListing, singlePrice } from '@smart-listings/contract';
import { Button } from '../../../ui/button.tsx';
import { takeOut } from '../strike.ts';
import { useChecks } from '../use-checks.ts';
import { BreachList } from './breach-list.tsx';

interface Props {
  listing: SavedListing;
  /** As it stands in the editor. */
  text: ListingText;
  onChange: (text: ListingText) => void;
}

const OUT = { description: 'Take the sentence out', tags: 'Take the tag out' } as const;

/** What the marketplace's rules and the claim check say of a saved listing's text while it is edited. */
export function SavedChecks({ listing, text, onChange }: Props) {
  const { confirmedFacts: confirmed, seenOnPhotos: seen, answers, putBack } = listing.origin;
  const { breaches, claims } = useChecks(
    { confirmed, seen, answers, putBack, ownPrice: singlePrice(listing.suggestedPriceRange) },
    listing.originalFormInput,
    text,
    listing.imageUrls.length,
  );
  return (
    <div className="flex flex-col gap-2">
      <BreachList
        breaches={breaches}
        onFix={({ fix }) => {
          if (!fix) return;
          const { title = text.title, description = text.description, tags = text.tags } = fix;
          onChange({ title, description, tags });
        }}
      />
      <ClaimList claims={claims} onTakeOut={(claim) => onChange(takeOut(text, claim))} />
    </div>
  );
}

function ClaimList({ claims, onTakeOut }: { claims: readonly Claim[]; onTakeOut: (claim: Claim) => void }) {
  if (claims.length === 0) return null;
  return (
    <ul aria-label="Claims without support" className="flex flex-col gap-2">
      {claims.map((claim) => (
        <li
          key={`${claim.id} ${claim.start}`}
          className="flex flex-wrap items-start gap-2 rounded-md border border-line bg-paper px-3 py-2.5 text-sm"
        >
          <p className="min-w-0 flex-1 basis-44">
            <q dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {claim.text}
            </q>{' '}
            {claim.message}
          </p>
          {claim.field !== 'title' && (
            <Button size="small" onClick={() => onTakeOut(claim)}>
              {OUT[claim.field]}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
