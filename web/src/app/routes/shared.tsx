import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { sharedQuery } from '../../features/shared-listings/api/get-shared.ts';
import { SharedListingView } from '../../features/shared-listings/components/shared-listing.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';

/** A saved listing at the address that its seller gave away. */
export function SharedPage() {
  const { id = '' } = useParams();
  const query = useQuery(sharedQuery(id));
  if (query.isError) {
    return <p className="py-16">The listing could not be loaded. Please try again later.</p>;
  }
  if (query.data === undefined) return <p className="py-10 text-soft">Loading…</p>;
  if (query.data === null) {
    return (
      <div className="mx-auto max-w-xl py-16">
        <h1 className="text-2xl">This listing is not shared any more</h1>
        <p className="mt-3 text-soft">Its seller has ended the address, or it is mistyped.</p>
        <Link to={PATHS.home} className={`${buttonClass({ look: 'outline' })} mt-6`}>
          To the generator
        </Link>
      </div>
    );
  }
  return <SharedListingView listing={query.data} />;
}
