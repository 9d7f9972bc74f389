// The competitor snapshot: behind its veil, or open, with what of it goes into the form.
import { can, LIMITS } from '@smart-listings/contract';
import { lazy, Suspense } from 'react';
import { CompetitorSnapshot } from '../../features/competition/components/competitor-snapshot.tsx';
import type { Snapshot } from '../../features/competition/snapshot.ts';
import type { ListingFormControl } from '../../features/generator/listing-form.ts';
import { useFormValues } from '../../features/generator/use-listing-form.ts';
import { useVisitor } from '../../features/session/use-me.ts';
import { notifyError, notifyInfo } from '../../lib/notify.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { Prices } from './use-prices.ts';

// The engine comes with it.
const CompetitionPanel = lazy(() =>
  import('../../features/competition/components/competition-panel.tsx').then((module) => ({
    default: module.CompetitionPanel,
  })),
);

interface Props {
  form: ListingFormControl;
  currency: string;
  asked: number;
  prices: Prices;
  /** What was found, for the listing at hand. */
  onFound: (found: Snapshot) => void;
}

export function HomeCompetition({ onUpgrade, ...props }: Props & { onUpgrade: () => void }) {
  if (!can(useVisitor(), 'analyzeCompetition')) return <CompetitorSnapshot onUpgrade={onUpgrade} />;
  return (
    <ErrorBoundary message="The competitor snapshot could not be shown. Reload the page and try again.">
      <Suspense
        fallback={<p className="panel px-5 py-4 text-sm text-soft">Opening the competitor snapshot…</p>}
      >
        <OpenSnapshot {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OpenSnapshot({ form, prices, ...panel }: Props) {
  const item = useFormValues(form);

  function addKeyword(keyword: string) {
    const before = form.getValues().keywords;
    const after = [before.trim().replace(/,+$/, ''), keyword].filter((part) => part !== '').join(', ');
    if ([...after].length > LIMITS.form.keywords) {
      notifyError('The keywords are full: take one out first.');
      return;
    }
    form.setValue('keywords', after);
    notifyInfo(`“${keyword}” is in your keywords.`, {
      action: { label: 'Undo', onClick: () => form.setValue('keywords', before) },
    });
  }

  const { research, setResearch } = prices;
  const currency = research?.snapshot?.currency ?? panel.currency;
  return (
    <CompetitionPanel
      {...panel}
      item={item}
      research={research}
      onResearch={setResearch}
      own={prices.ownIn(currency)}
      onOwn={(amount) => prices.setOwn(amount, currency)}
      onAddKeyword={addKeyword}
    />
  );
}
