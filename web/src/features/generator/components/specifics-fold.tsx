import { type Item, spoken } from '@smart-listings/engine';
import { LoaderCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Edits } from '../use-edits.ts';
import type { MarketQuestion } from '../use-market-fields.ts';

// With the taxonomy behind it: fetched when it is opened.
const SpecificsTable = lazy(() =>
  import('./specifics-table.tsx').then((module) => ({ default: module.SpecificsTable })),
);

interface Props {
  item: Item;
  question: MarketQuestion;
  onAnswer: Edits['answer'];
}

/** The fields of the marketplace's form, filled as far as the item is known. */
export function SpecificsFold({ item, question, onAnswer }: Props) {
  return (
    <Fold title="Category and item specifics" isLate>
      <p className="mb-3 text-note text-soft">
        What {spoken(item.marketplace)} and its buyers ask for, from what you said. What you choose here
        counts as a fact, and the text follows.
      </p>
      <ErrorBoundary message="The item specifics could not be shown. Reload the page and try again.">
        <Suspense
          fallback={
            <p role="status" className="flex items-center gap-2 text-soft">
              <LoaderCircle aria-hidden className="size-4 animate-spin" />
              Looking the category up…
            </p>
          }
        >
          <SpecificsTable item={item} question={question} onAnswer={onAnswer} />
        </Suspense>
      </ErrorBoundary>
    </Fold>
  );
}
