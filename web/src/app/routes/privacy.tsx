import { PRODUCT, STORAGE_KEYS } from '@smart-listings/contract';
import { Link } from 'react-router';
import { ConsentChoice } from '../../features/analytics/components/consent-choice.tsx';
import { SupportLink } from '../../features/support/components/support-link.tsx';
import type { DatabaseName } from '../../lib/browser-database.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { PATHS } from '../paths.ts';
import { DocumentPage } from '../shell/document-page.tsx';

/** Every entry of the storage, or the page would not compile. */
const KEPT: Record<(typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS], string> = {
  [STORAGE_KEYS.draft]: 'the draft of the form, so that a reload loses nothing',
  [STORAGE_KEYS.photos]: 'that the draft has photos; they lie in the browser’s database',
  [STORAGE_KEYS.photoDraft]: 'which of the drafts’ photos are those of this tab; gone when it is closed',
  [STORAGE_KEYS.laterPhotos]: 'that photos wait for later drafts; they lie in the browser’s database',
  [STORAGE_KEYS.session]: 'the listing of this visit; gone when the tab is closed',
  [STORAGE_KEYS.keptItems]: 'up to 20 items that you left for the next one without an account',
  [STORAGE_KEYS.visited]: 'that you were here before: later visits begin with the form',
  [STORAGE_KEYS.competition]:
    'what was found out about similar items in this visit; gone when the tab is closed',
  [STORAGE_KEYS.proceeds]: 'your costs, and the fees that you changed',
  [STORAGE_KEYS.refreshedPrices]: 'prices that you refreshed and have not saved; gone when you log out',
  [STORAGE_KEYS.currency]: 'the currency you chose',
  [STORAGE_KEYS.theme]: 'light or dark, when you chose one',
  [STORAGE_KEYS.plan]: 'the plan of your account, so that the page does not flicker; gone when you log out',
  [STORAGE_KEYS.me]: 'your name, address and plan, for when there is no connection; gone when you log out',
  [STORAGE_KEYS.lastPlatform]: 'where you last wrote a listing for, to begin with it',
  [STORAGE_KEYS.lastKinds]: 'what your last items were, to offer that again',
  [STORAGE_KEYS.pageSize]: 'how many saved listings you see on a page',
  [STORAGE_KEYS.writer]: 'whether the AI of your browser writes, or you do not want it to',
  [STORAGE_KEYS.singleKeys]: 'that single keys copy nothing, when you turned them off',
  [STORAGE_KEYS.consent]: 'your answer about measurement, where you were asked',
  [STORAGE_KEYS.onboardingHint]: 'that you have dismissed the first hint',
  [STORAGE_KEYS.howItWorks]: 'that you have seen “How It Works”',
  [STORAGE_KEYS.proTip]: 'that you have dismissed the Pro Tip',
};

/** In the browser's databases. */
const KEPT_IN_DATABASE: Record<DatabaseName, string> = {
  'smart-listings-account':
    'saved listings that you have seen here, and what you saved without a connection until it is sent; gone when you log out',
  'smart-listings-photos': 'the photos of the draft; those of a tab that was closed, for a week',
  'smart-listings-later': 'photos that wait for later drafts, until you take or forget them; never sent',
  'smart-listings-originals':
    'their files as you added them, so that what the photo tools did can be taken back; never sent',
  'smart-listings-tray': 'what lies in the tray: its photos, your words and the texts, until you empty it',
  'smart-listings-tray-incoming':
    'photos on their way into the tray, as you added them, until they are in or you empty it; never sent',
};

export function PrivacyPage() {
  const analyticsId = useSiteConfig()?.analyticsId ?? null;
  return (
    <DocumentPage
      title="Privacy Policy"
      intro="What you enter is used to generate your listing, and for nothing else. Without an account, nothing of it is stored on our side."
    >
      <h2>When you generate a listing without an account</h2>
      <p>
        Your item’s details travel to our server over the connection, are turned into a listing, and are
        forgotten with the answer. They are in no database, file or log. Our log keeps the kind of request,
        its time and whether it worked, never its content. Your network address is held in memory for up to an
        hour to keep the fair limit per address, and is not written down.
      </p>
      <h2>Who writes the text</h2>
      <p>
        The built-in writer runs on our server, and nothing leaves it. If the operator of this server has set
        up an AI service, your item’s details are sent to that service over a secured connection, for the
        purpose of writing your listing; the result names the service that wrote it. Where your browser has an
        AI of its own and you choose it, the listing is written in your browser and nothing of it is sent
        anywhere. We share your details with nobody else.
      </p>
      <h2>Your position</h2>
      <p>
        Only if you press “Use my location”, your browser asks you for permission and sends a rough position.
        It is turned into a currency on our own server, without a third party, and is not kept.
      </p>
      <h2>What your browser keeps for you</h2>
      <p>
        The following entries are in your own browser’s storage. They are not sent to us; clear them at any
        time.
      </p>
      <ul>
        {Object.entries({ ...KEPT, ...KEPT_IN_DATABASE }).map(([key, what]) => (
          <li key={key}>
            <code className="rounded-xs bg-sunken px-1 text-note">{key}</code>: {what}
          </li>
        ))}
      </ul>
      <h2>With an account</h2>
      <p>For an account we store, until you delete it:</p>
      <ul>
        <li>your email address, your name, and a hash of your password that cannot be turned back into it</li>
        <li>your plan, and for each month how many listings you generated</li>
        <li>the listings and templates that you save; what you generate without saving is not kept</li>
        <li>
          what you note of them: where each stands, your number, where it lies, what it cost, what it was sold
          for, where and when; a sale stays when you delete its listing
        </li>
        <li>
          the items of a tray that the server writes for you, with their texts: for a week after their last
          change, or until you take them out
        </li>
        <li>
          the keys that you make for programs: their names, first letters and when they were last used; a key
          itself cannot be read from what is kept
        </li>
        <li>
          the public address of a listing, if you make one: whoever has it sees text, price and photos until
          you end it
        </li>
        <li>
          your sessions: when they began, when they were last used, and what your browser calls itself; never
          your network address
        </li>
      </ul>
      <p>
        We write to your address only about the account: to confirm it, to reset the password, and to tell you
        of changes to it. A listing that you delete is gone for good within minutes; until then you can take
        it back. On the{' '}
        <Link to={PATHS.account} className="link">
          account page
        </Link>{' '}
        you can download everything that is stored, and delete the account with all of it at once.
      </p>
      <h2>When you connect a marketplace</h2>
      <p>
        Only if you connect it on the account page, and only when you press for it, a listing goes to the
        marketplace with its photos, price and the policies you choose. Every hour we ask there what became of
        your listings, and read of your orders which of them was sold, for how much and when; nothing of the
        buyer is kept. What opens your account there is kept encrypted until you disconnect it or delete your
        account.
      </p>
      <h2>When you pay for Pro</h2>
      <p>
        Payment details are entered at our payment provider’s checkout and never reach this server. The
        provider is told which account pays and its email address; we keep what the provider tells us of your
        subscription, until you delete the account. The provider’s script is loaded only where Pro is offered
        or a checkout is open.
      </p>
      <h2>Cookies and analytics</h2>
      <p>
        Without an account {PRODUCT.name} itself sets no cookies. Logging in sets one that keeps you logged in
        for up to 30 days after your last visit; scripts cannot read it, and logging out takes it away.
      </p>
      <p>
        We count how often each page is opened, by day, with the name of the website that led here. No cookie
        and no network address is kept, and counts cannot be traced to you. Where your browser asks not to be
        tracked (Do Not Track, Global Privacy Control), nothing is counted.
      </p>
      <ConsentChoice analyticsId={analyticsId} />
      <h2>Your rights and contact</h2>
      <p>
        You can see, correct, download and delete what is stored about you on the account page, and ask us
        about it. Write to <SupportLink subject="Privacy" />. You must be at least {PRODUCT.minimumAge} years
        old to use the service.
      </p>
    </DocumentPage>
  );
}
