// Loaded when the first listing is on its way: the engine comes with it.
import { type Comparable, type ListingForm, sayPrice, writtenBy } from '@smart-listings/contract';
import { describeVariant, type Item, marketplaceOf, writeListing } from '@smart-listings/engine';
import { Columns2, LoaderCircle, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { Button } from '../../../ui/button.tsx';
import { followAdvice } from '../follow-advice.ts';
import { withOwnPrice } from '../own-price.ts';
import { pricedBy } from '../places.ts';
import { otherParts, type SavablePart, savablePart } from '../savable.ts';
import {
  nextAlternative,
  ownIn,
  type Session,
  type SessionAction,
  type Version,
  type Written,
} from '../session.ts';
import { writtenVariants } from '../session-parts.ts';
import { takeAllOut } from '../strike.ts';
import { useChecks } from '../use-checks.ts';
import { useEdits } from '../use-edits.ts';
import { type PhotoStore, usePhotoCount } from '../use-photo-count.ts';
import { answerOf, valueName } from '../value-names.ts';
import { Background } from './background.tsx';
import { CopySteps } from './copy-steps.tsx';
import { KeepText } from './keep-text.tsx';
import { LikelyChips } from './likely-chips.tsx';
import { ListingEditor } from './listing-editor.tsx';
import { OpenForm } from './open-form.tsx';
import { Questions } from './questions.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SpecificsFold } from './specifics-fold.tsx';
import { VariantTabs } from './variant-tabs.tsx';
import { ViewSwitch } from './view-switch.tsx';

const ComparePanel = lazy(() =>
  import('./compare-modal.tsx').then((module) => ({ default: module.CompareModal })),
);
const Preview = lazy(() => import('./preview.tsx').then((module) => ({ default: module.Preview })));

/** What the buttons under the card need to know of the listing. */
export interface ResultContext extends SavablePart {
  item: Item;
  /** As the writer gave it, without the seller's own price. */
  response: Written;
  /** Takes more real prices into account. */
  onPrices: (comparables: readonly Comparable[]) => void;
  /** The item's listings for other marketplaces, as far as they are written: they are saved with it. */
  others: readonly SavablePart[];
}

export interface ResultCardProps {
  session: Session;
  /** null: there has been no photo. */
  photos: PhotoStore | null;
  form: ListingForm;
  version: Version;
  dispatch: (action: SessionAction) => void;
  busy: boolean;
  isSignedIn: boolean;
  onAlternative: () => void;
  outOfQuota: boolean;
  renderActions: (context: ResultContext) => ReactNode;
  /** The price and what is left of it. */
  renderPrice: (context: ResultContext) => ReactNode;
  /** Where the listing is kept, above the options. */
  renderPlace: (context: ResultContext) => ReactNode;
  /** What brings the item to other marketplaces; null where that stands elsewhere. */
  alsoFor: ReactNode;
  /** Choices about the export, above its buttons. */
  options: ReactNode;
  /** The button that goes on to the next item. */
  renderNext: (context: ResultContext) => ReactNode;
  /** Whether the line that names the product goes along with a copied description. */
  branding: boolean;
}

export function ResultCard(props: ResultCardProps) {
  const { session, form, version, dispatch, busy, onAlternative, outOfQuota } = props;
  const { response, text } = version;
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [comparing, setComparing] = useState(false);
  const own = ownIn(session, session.currency);
  const checks = useChecks({ ...session, ownPrice: own }, form, text, usePhotoCount(props.photos));
  const edits = useEdits(session, dispatch);
  const marketplace = marketplaceOf(form.platform);
  const isWide = useIsWide();
  const variants = writtenVariants(session);
  const next = nextAlternative(session);
  const toCheck = checks.claims.length;
  function takeOutUnsupported() {
    const { title } = writeListing(checks.item, response.variant).text;
    edits.change(session.active, takeAllOut(text, checks.claims, title), 'All that is unsupported is out.');
    document.getElementById('result-heading')?.focus({ preventScroll: true });
  }
  const part = savablePart(session, { form, version }, dispatch);
  const context: ResultContext = {
    ...part,
    listing: withOwnPrice(part.listing, own, session.currency),
    response,
    onPrices: (more) =>
      dispatch({ type: 'changed', change: (now) => pricedBy(now, [...now.comparables, ...more]) }),
    item: checks.item,
    others: otherParts(session, dispatch),
  };

  // On a phone the bar is for copying, and these stand right below the text.
  const actions = !isWide && (
    <div className="@container flex flex-wrap gap-2">{props.renderActions(context)}</div>
  );

  // The script in index.html keeps the room of a stored listing until it is drawn.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.resuming;
  }, []);
  return (
    <section aria-labelledby="result-heading" className="panel">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2.5">
        {/* On a phone the versions’ button shares a line of its own with the views. */}
        <div className={`min-w-0 flex-1 ${variants.length > 1 ? 'basis-full sm:basis-36' : 'basis-36'}`}>
          <h2 id="result-heading" className="truncate text-base" tabIndex={-1}>
            Your {form.platform} listing
          </h2>
          <p className="text-note text-soft">{writtenBy(response.engine)}</p>
        </div>
        {variants.length > 1 && (
          <Button
            size="small"
            look="quiet"
            className="max-sm:order-last max-sm:ml-auto"
            onClick={() => setComparing(true)}
          >
            <Columns2 aria-hidden className="size-4" />
            Compare
          </Button>
        )}
        <ViewSwitch view={view} onChange={setView} />
        {response.instead && <p className="order-last basis-full text-note text-soft">{response.instead}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-2.5">
        <VariantTabs
          variants={variants}
          active={session.active}
          onChange={(variant) => dispatch({ type: 'activated', variant })}
        />
        <div className="ml-auto flex flex-wrap items-center gap-1.5">
          {props.alsoFor}
          <Button
            size="small"
            disabled={busy || !next}
            onClick={onAlternative}
            title={
              next
                ? `Next: ${next}, ${describeVariant(next)}`
                : 'Maximum number of alternative versions generated.'
            }
          >
            {busy ? (
              <LoaderCircle aria-hidden className="size-4 animate-spin" />
            ) : (
              next && <Plus aria-hidden className="size-4" />
            )}
            {alternativeLabel({ busy, more: next !== null, outOfQuota })}
          </Button>
        </div>
      </div>
      <div
        id="variant-panel"
        role="tabpanel"
        aria-labelledby={`variant-${session.active}`}
        className="flex flex-col gap-4 px-5 py-4"
      >
        {view === 'preview' ? (
          <>
            <Suspense fallback={<p className="text-sm text-soft">Drawing the preview…</p>}>
              <Preview
                listing={text}
                marketplace={marketplace}
                condition={checks.item.condition}
                price={sayPrice(context.listing)?.price ?? ''}
              />
            </Suspense>
            {actions}
          </>
        ) : (
          <>
            {toCheck > 0 && (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="min-w-0 flex-1 basis-64 text-sm">
                  <span className="mark-claim px-0.5 font-medium">
                    {toCheck === 1 ? 'One statement' : `${toCheck} statements`}
                  </span>{' '}
                  {toCheck === 1 ? 'is' : 'are'} not supported by what you entered. Press a marked word to
                  decide.
                </p>
                <Button size="small" onClick={takeOutUnsupported}>
                  Take out all that is unsupported
                </Button>
              </div>
            )}
            <ListingEditor
              session={session}
              version={version}
              checks={checks}
              marketplace={marketplace}
              dispatch={dispatch}
              edits={edits}
              branding={props.branding}
            />
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <KeepText session={session} version={version} dispatch={dispatch} />
              {isWide && <OpenForm marketplace={marketplace} currency={session.currency} />}
            </div>
            {actions}
            <Questions
              questions={checks.item.questions}
              onAnswer={({ label, answers }) => edits.answer(answers, `Noted: “${label}”.`)}
            />
            <LikelyChips
              item={checks.item}
              onAnswer={(value, holds) =>
                edits.answer(
                  [answerOf(value, holds)],
                  holds ? `${valueName(value)} is in.` : `Noted: not ${valueName(value)}.`,
                )
              }
            />
            {props.renderPrice(context)}
            <ScorePanel score={checks.score} onAction={(action) => followAdvice(action, checks, edits)} />
            <SpecificsFold
              item={checks.item}
              question={{
                formData: form,
                currency: session.currency,
                answers: [...session.answers],
                isSignedIn: props.isSignedIn,
              }}
              onAnswer={edits.answer}
            />
            <Background
              response={response}
              item={checks.item}
              answers={session.answers}
              confirmed={session.confirmed}
              onTakeBack={edits.takeAnswerBack}
            />
            {props.renderPlace(context)}
            {props.options}
          </>
        )}
      </div>
      <div className="action-bar @container sticky bottom-0 z-25 flex items-center lg:flex-wrap gap-1.5 rounded-b-lg sm:gap-2 border-t border-line bg-sheet px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:-mx-[17px] max-lg:min-h-[66px] max-lg:rounded-none max-lg:px-4">
        {isWide ? (
          props.renderActions(context)
        ) : (
          <>
            <CopySteps
              key={`${form.itemName} ${session.active}`}
              listing={context.listing}
              own={own}
              marketplace={marketplace}
              branding={props.branding}
            />
            <OpenForm marketplace={marketplace} currency={session.currency} isButton />
          </>
        )}
        {props.renderNext(context)}
      </div>
      {comparing && (
        <Suspense>
          <ComparePanel session={session} dispatch={dispatch} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function alternativeLabel(now: { busy: boolean; more: boolean; outOfQuota: boolean }): string {
  if (now.busy) return 'Generating...';
  if (!now.more) return 'All Alternatives Generated';
  return now.outOfQuota ? 'Upgrade for More' : 'Generate alternative';
}
