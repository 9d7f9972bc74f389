// Loaded when it is first opened.
import { PRODUCT } from '@smart-listings/contract';
import { Link } from 'react-router';
import { UpgradeModal } from '../../features/plans/components/upgrade-modal.tsx';
import { useVisitor } from '../../features/session/use-me.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { CheckoutButton } from './checkout-button.tsx';

interface Props {
  reason: string | null;
  onClose: () => void;
}

/** What Pro adds, with the way to pay for it. */
export function UpgradeDialog({ reason, onClose }: Props) {
  const visitor = useVisitor();
  const config = useSiteConfig();
  return (
    <UpgradeModal
      open
      onClose={onClose}
      reason={reason}
      visitor={visitor}
      price={config?.proPrice ?? PRODUCT.proPrice}
      action={<CheckoutButton onLeave={onClose} />}
      links={
        <>
          {visitor === 'anonymous' && (
            <Link to={PATHS.signup} onClick={onClose} className={buttonClass({ size: 'small' })}>
              Sign Up for Starter
            </Link>
          )}
          <Link
            to={PATHS.pricing}
            onClick={onClose}
            className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            See the pricing page
          </Link>
        </>
      }
    />
  );
}
