// What the page can come alive without; one file, fetched once it is at rest.
import { CheckoutReturn } from './checkout-return.tsx';
import { Measurement } from './measurement.tsx';
import { PlanNews } from './plan-news.tsx';
import { AppToaster } from './toaster.tsx';
import { UpdateNews } from './update-news.tsx';
import { WaitingListings } from './waiting-listings.tsx';

export function LateParts() {
  return (
    <>
      <AppToaster />
      <PlanNews />
      <UpdateNews />
      <WaitingListings />
      <CheckoutReturn />
      <Measurement />
    </>
  );
}
