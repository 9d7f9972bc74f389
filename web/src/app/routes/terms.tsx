import { LIMITS, PRODUCT } from '@smart-listings/contract';
import { Link } from 'react-router';
import { SupportLink } from '../../features/support/components/support-link.tsx';
import { PATHS } from '../paths.ts';
import { DocumentPage } from '../shell/document-page.tsx';

export function TermsPage() {
  return (
    <DocumentPage
      title="Terms of Use"
      intro={`These terms hold between you and whoever runs this ${PRODUCT.name} server. By using it you agree to them.`}
    >
      <h2>Who may use it</h2>
      <p>
        You must be at least {PRODUCT.minimumAge} years old. You may use the service for your own sales and
        for those of a business that you act for.
      </p>
      <h2>What it does</h2>
      <p>
        You enter an item’s details and choose a selling platform. The service writes a title, a description
        and tags, suggests a price range with what it rests on, and marks statements that your details do not
        support. It does not sell for you and posts nothing on your behalf.
      </p>
      <h2>What you answer for</h2>
      <ul>
        <li>
          The generated listing is a starting point. Review and edit it before you post it: you, not we, are
          the seller and answer for what your listing says.
        </li>
        <li>Give true details, and post only what you may sell on the platform you chose.</li>
        <li>Suggested prices are estimates, never a promise. Compare sold prices before you decide.</li>
        <li>
          Platform rules change. The rules we check carry the date on which they were read; the platform’s own
          text decides.
        </li>
      </ul>
      <h2>What is not allowed</h2>
      <p>
        Do not use the service for goods that are unlawful to sell, to mislead buyers, to get round the limits
        of your plan, to overload the server, or to reach other people’s data.
      </p>
      <h2>Your account</h2>
      <p>
        Saving needs an account. Keep its password to yourself: you answer for what is done with it. You can
        delete the account at any time, with everything in it. We may close an account that breaks these
        terms, and say so to its address first where we can.
      </p>
      <h2>Plans and limits</h2>
      <p>
        Anyone may generate listings without an account, within a fair limit per address. The Starter plan is
        free: {LIMITS.freeGenerationsPerMonth} generations per calendar month, {LIMITS.freeSavedListings}{' '}
        saved listings and {LIMITS.freePriceRefreshesPerListing} price refresh per listing. Pro costs{' '}
        {PRODUCT.proPrice} and lifts these limits. Listings copied without Pro end with a line that names{' '}
        {PRODUCT.name}. See{' '}
        <Link to={PATHS.pricing} className="link">
          Pricing
        </Link>
        .
      </p>
      <h2>Payment and cancellation</h2>
      <p>
        Where this server takes payments, Pro is paid in advance through our payment provider’s checkout, and
        renews month by month until you cancel it under Manage Subscription. You can cancel at any time;
        access continues until the end of the period that you have paid for. Where the checkout says that it
        is a test, it takes no money and nothing is owed. Refunds follow the{' '}
        <Link to={PATHS.refund} className="link">
          Refund Policy
        </Link>
        .
      </p>
      <h2>Your text and ours</h2>
      <p>
        What you enter stays yours, and so does the listing that is generated from it: use, change and post it
        as you like. Names of marketplaces belong to their owners, who are not connected with {PRODUCT.name}.
      </p>
      <h2>Availability and liability</h2>
      <p>
        We take care, but the service is provided as it is and may be interrupted. We are not liable for lost
        sales, removed listings or a price that proves too low or too high. Nothing here limits rights that
        the law gives you as a consumer.
      </p>
      <h2>Changes and contact</h2>
      <p>
        If these terms change, the new text stands here with its date. Questions:{' '}
        <SupportLink subject="Terms of Use" />.
      </p>
    </DocumentPage>
  );
}
