import { ADDRESS_OUTCOMES, type AddressOutcome, type Me } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiKeysSection } from '../../features/accounts/components/api-keys-section.tsx';
import { DataSection } from '../../features/accounts/components/data-section.tsx';
import { EmailSection } from '../../features/accounts/components/email-section.tsx';
import { PasswordSection } from '../../features/accounts/components/password-section.tsx';
import { ProfileSection } from '../../features/accounts/components/profile-section.tsx';
import { SessionsSection } from '../../features/accounts/components/sessions-section.tsx';
import { MembershipNote } from '../../features/billing/components/membership-note.tsx';
import { KeysChoice } from '../../features/companion/components/keys-choice.tsx';
import { forgetAccount } from '../../features/listings/waiting/device-store.ts';
import { useUpgrade } from '../../features/plans/upgrade-context.ts';
import { changeSession } from '../../features/session/change-session.ts';
import { useMe, useRefreshMe } from '../../features/session/use-me.ts';
import { deviceTray, takeBackFrom } from '../../features/tray/tray-store.ts';
import { PlanSection } from '../../features/usage/components/plan-section.tsx';
import { notifySuccess } from '../../lib/notify.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { PATHS } from '../paths.ts';
import { SignInPrompt } from '../shell/sign-in-prompt.tsx';
import { useManageSubscription } from '../shell/use-manage-subscription.ts';
import { useMailedLink } from './use-mailed-link.ts';

const ChannelsSection = lazy(() =>
  import('../../features/channels/components/channels-section.tsx').then((module) => ({
    default: module.ChannelsSection,
  })),
);

export function AccountPage() {
  const { known, ...me } = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refreshMe = useRefreshMe();
  const link = useMailedLink(known && me.user !== null);
  useAnchor(known);
  if (!known || (me.user && link)) return <p className="py-10 text-soft">Loading…</p>;
  if (!me.user) {
    return link ? (
      <LinkPrompt link={link} />
    ) : (
      <>
        <SignInPrompt title="Log in to see your account" above={<AddressNotice />}>
          Your plan, your sessions and your data are here once you are logged in.
        </SignInPrompt>
        <div className="mx-auto max-w-3xl pb-8">
          <DeviceSection />
        </div>
      </>
    );
  }
  const { uid, email, emailVerified, displayName } = me.user;
  async function handleDeleted() {
    await forgetAccount(uid).catch(() => undefined);
    await takeBackFrom(deviceTray, uid).catch(() => undefined);
    await changeSession(client);
    navigate(PATHS.home);
    notifySuccess('Your account is deleted.');
  }
  return (
    <div className="mx-auto max-w-3xl py-8">
      <h1 className="mb-6 text-3xl">Account</h1>
      <div className="mb-6 empty:hidden">
        <AddressNotice />
      </div>
      <PlanSection me={me} membership={<MembershipNote me={me} />} actions={<PlanActions me={me} />} />
      <ProfileSection displayName={displayName} onChanged={refreshMe} />
      <EmailSection email={email} verified={emailVerified} />
      <PasswordSection
        email={email}
        forgotLink={
          <Link
            to={PATHS.resetPassword}
            className="link inline-flex min-h-6 items-center text-note text-soft pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            Forgot Password?
          </Link>
        }
      />
      <Channels />
      <SessionsSection />
      <ApiKeysSection />
      <DeviceSection />
      <DataSection email={email} savedCount={me.savedCount ?? 0} onDeleted={handleDeleted} />
    </div>
  );
}

/** Also for who has no account: it is this browser's. */
function DeviceSection() {
  return (
    <SettingsSection id="device" title="This device" intro="Kept in this browser.">
      <KeysChoice />
    </SettingsSection>
  );
}

/** Who has the mailbox and not the password may not be whoever made the account. */
function LinkPrompt({ link }: { link: 'confirm' | 'change' }) {
  const action = link === 'confirm' ? 'confirm your address' : 'move your account to its new address';
  return (
    <SignInPrompt title={`Log in to ${action}`}>
      The link of your mail works for whoever knows the password of its account.
      {link === 'confirm' && (
        <>
          {' '}
          If somebody else made the account with your address, or the password is forgotten,{' '}
          <Link to={PATHS.resetPassword} className="link">
            choose a new password
          </Link>
          : then it is yours alone, and its address is confirmed.
        </>
      )}
    </SignInPrompt>
  );
}

/** What can be done about the plan, the next thing to do first. */
function PlanActions({ me }: { me: Me }) {
  const isOff = useSiteConfig()?.billing.kind === 'off';
  const upgrade = useUpgrade();
  const portal = useManageSubscription();
  const isPro = me.user?.planType === 'premium';
  // What is bought and not paid for is mended in the portal; bought again it would be paid for twice.
  const waits = me.membership?.state === 'past-due' || me.membership?.state === 'paused';
  return (
    <>
      {isPro && <Button disabled>You are a Pro!</Button>}
      {!isPro && !waits && !isOff && (
        <Button onClick={() => upgrade.open('What Pro adds')}>Upgrade to Pro</Button>
      )}
      {!isOff && (
        <Button look={waits ? 'outline' : 'quiet'} disabled={portal.isOpening} onClick={portal.open}>
          {portal.isOpening ? 'Opening…' : 'Manage Subscription'}
        </Button>
      )}
      {!isPro && isOff && (
        <p className="text-note text-soft">
          Payments are not open on this server, so nobody can buy Pro here.
        </p>
      )}
      {me.user?.isOwner && (
        <Link to={PATHS.operator} className={buttonClass({ look: 'quiet' })}>
          Operator’s view
        </Link>
      )}
    </>
  );
}

/** Only where this server has keys of a marketplace. */
function Channels() {
  const hasChannels = (useSiteConfig()?.channels.length ?? 0) > 0;
  const outcome = new URLSearchParams(useLocation().search).get('marketplace');
  if (!hasChannels) return null;
  return (
    <Suspense>
      <ChannelsSection outcome={outcome} />
    </Suspense>
  );
}

const OUTCOMES: Record<AddressOutcome, { tone: 'good' | 'bad'; text: ReactNode }> = {
  confirmed: { tone: 'good', text: 'Your email address is verified.' },
  changed: { tone: 'good', text: 'Your account has its new email address.' },
  expired: { tone: 'bad', text: 'This link is no longer valid. Ask for a new one here.' },
  'other-account': {
    tone: 'bad',
    text: 'This link is for another account than the one you are logged in to. Log out, then open it again.',
  },
};

/** What became of the link in a mail that led here. */
function AddressNotice() {
  const said = new URLSearchParams(useLocation().search).get('address');
  const outcome = ADDRESS_OUTCOMES.find((known) => known === said);
  if (!outcome) return null;
  const { tone, text } = OUTCOMES[outcome];
  return <Notice tone={tone}>{text}</Notice>;
}

/** The section that the address names appears only after the answer: too late for the browser itself. */
function useAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}
