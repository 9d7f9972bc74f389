import { PRODUCT, STORAGE_KEYS } from '@smart-listings/contract';
import { SupportLink } from '../../features/support/components/support-link.tsx';
import { DocumentPage } from '../shell/document-page.tsx';

const KEPT = [
  { key: STORAGE_KEYS.draft, what: 'the draft of the form, so that a reload loses nothing' },
  { key: STORAGE_KEYS.session, what: 'the listing of this visit; gone when the tab is closed' },
  { key: STORAGE_KEYS.currency, what: 'the currency you chose' },
  { key: STORAGE_KEYS.theme, what: 'light or dark, when you chose one' },
  { key: STORAGE_KEYS.onboardingHint, what: 'that you have dismissed the first hint' },
  { key: STORAGE_KEYS.proTip, what: 'that you have dismissed the Pro Tip' },
  { key: STORAGE_KEYS.howItWorks, what: 'that you have seen “How It Works”' },
];

export function PrivacyPage() {
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
        purpose of writing your listing; the result names the service that wrote it. We share your details
        with nobody else.
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
        {KEPT.map(({ key, what }) => (
          <li key={key}>
            <code className="rounded-xs bg-sunken px-1 text-[13px]">{key}</code>: {what}
          </li>
        ))}
      </ul>
      <h2>Cookies and analytics</h2>
      <p>
        {PRODUCT.name} sets no cookies for visitors without an account and loads no script from anyone else.
      </p>
      <h2>Accounts</h2>
      <p>
        Accounts are not open on this server yet. Once they are, what you save is stored until you delete it,
        and you will be able to download or delete all of it.
      </p>
      <h2>Your rights and contact</h2>
      <p>
        You may ask what is stored about you, and have it corrected or deleted. Write to{' '}
        <SupportLink subject="Privacy" />. You must be at least {PRODUCT.minimumAge} years old to use the
        service.
      </p>
    </DocumentPage>
  );
}
