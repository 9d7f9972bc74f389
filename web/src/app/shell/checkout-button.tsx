import { MESSAGES } from '@smart-listings/contract';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { useProviderScript } from '../../features/billing/use-provider-script.ts';
import { PaymentNote } from '../../features/plans/components/payment-note.tsx';
import { useMe } from '../../features/session/use-me.ts';
import { notifyError, notifyInfo } from '../../lib/notify.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { withNext } from './next-page.ts';

interface Props {
  /** Before the page is left for the log-in. */
  onLeave?: () => void;
  className?: string;
}

/** The way to pay for Pro, with what is to be known before; whoever has it is told so. */
export function CheckoutButton({ onLeave, className }: Props) {
  const noteId = useId();
  const { user } = useMe();
  const billing = useSiteConfig()?.billing;
  const navigate = useNavigate();
  const checkout = useCheckout({ email: user?.email ?? null, onError: notifyError });
  useProviderScript(billing);

  function handleClick() {
    if (user) return checkout.start();
    onLeave?.();
    navigate(withNext(PATHS.login, PATHS.pricing));
    notifyInfo(MESSAGES.loginToUpgrade);
  }

  if (user?.planType === 'premium') {
    return (
      <Button disabled className={className}>
        You are a Pro!
      </Button>
    );
  }
  const isOpen = billing && billing.kind !== 'off';
  return (
    <>
      <Button
        look={isOpen ? 'accent' : 'outline'}
        className={className}
        disabled={!isOpen || checkout.isStarting}
        aria-describedby={noteId}
        onClick={handleClick}
      >
        {checkout.isStarting ? 'Starting checkout…' : 'Upgrade'}
      </Button>
      <div id={noteId} className="min-h-5">
        <PaymentNote billing={billing} />
      </div>
    </>
  );
}
