import { LIMITS, PRODUCT } from '@smart-listings/contract';
import { Link } from 'react-router';
import { ComparisonTable } from '../../features/plans/components/comparison-table.tsx';
import { ProPrice } from '../../features/plans/components/pro-price.tsx';
import { useVisitor } from '../../features/session/use-me.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { CheckoutButton } from '../shell/checkout-button.tsx';

export function PricingPage() {
  const visitor = useVisitor();
  const price = useSiteConfig()?.proPrice ?? PRODUCT.proPrice;
  return (
    <div className="mx-auto max-w-4xl py-10">
      <h1 className="text-3xl">Pricing</h1>
      <p className="mt-2 text-soft">Try it without an account. Starter is free; Pro lifts the limits.</p>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <section aria-labelledby="starter" className="panel flex flex-col p-6">
          <h2 id="starter" className="text-lg">
            Starter
          </h2>
          <p className="tabular mt-2 text-3xl font-semibold">Free</p>
          <p className="mt-3 flex-1 text-sm text-soft">
            {LIMITS.freeGenerationsPerMonth} generations a month, {LIMITS.freeSavedListings} saved listings,
            photo analysis, every platform, every check.
          </p>
          {visitor === 'premium' ? (
            <p className="mt-5 inline-flex min-h-10 items-center text-sm text-soft">Included in Pro.</p>
          ) : (
            <Button disabled className="mt-5">
              Your Current Plan
            </Button>
          )}
          {visitor !== 'premium' && <p className="mt-2 min-h-10 text-note text-soft">No card needed.</p>}
        </section>
        <section aria-labelledby="pro" className="panel flex flex-col border-ink p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id="pro" className="text-lg">
              Pro
            </h2>
            <span className="rounded-sm bg-ink px-2 text-note leading-6 font-semibold text-paper">
              Recommended
            </span>
          </div>
          <p className="mt-2 text-3xl font-semibold">
            <ProPrice text={price} />
          </p>
          <p className="mt-3 flex-1 text-sm text-soft">
            Unlimited generations and saved listings, templates, competition analysis, bulk actions with CSV
            export, unlimited price refreshes, and listings without our branding line.
          </p>
          <div className="mt-5 flex flex-col gap-2">
            <CheckoutButton />
          </div>
        </section>
      </div>
      <section aria-labelledby="compare" className="mt-12">
        <h2 id="compare" className="text-xl">
          Side by side
        </h2>
        <div className="mt-3 overflow-x-auto">
          <ComparisonTable current={visitor} withAnonymous />
        </div>
        <p className="mt-4 text-sm text-soft">
          Pro costs {price}. The first payment comes with a {PRODUCT.refundDays}-day money-back guarantee:{' '}
          <Link to={PATHS.refund} className="link text-ink">
            Refund Policy
          </Link>
          . The month is the calendar month, in UTC.
        </p>
      </section>
    </div>
  );
}
