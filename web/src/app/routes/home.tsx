import { type ListingForm, MESSAGES, STORAGE_KEYS } from '@smart-listings/contract';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { CurrencyPicker } from '../../features/currency/components/currency-picker.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { GenerateBar } from '../../features/generator/components/generate-bar.tsx';
import { ListingFormCard } from '../../features/generator/components/listing-form.tsx';
import { preloadResultCard, ResultColumn } from '../../features/generator/components/result-column.tsx';
import type { ListingFormControl } from '../../features/generator/listing-form.ts';
import { focusNote } from '../../features/generator/note-id.ts';
import { type PhotoCount, useIsAhead, useListingForm } from '../../features/generator/use-listing-form.ts';
import { useLoadSaved } from '../../features/generator/use-load-saved.ts';
import { useWorkbench } from '../../features/generator/use-workbench.ts';
import { OnboardingHint } from '../../features/onboarding/components/onboarding-hint.tsx';
import { usePhotos } from '../../features/photos/use-photos.ts';
import { useUpgrade } from '../../features/plans/upgrade-context.ts';
import { useReadMe } from '../../features/session/use-me.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { readText } from '../../lib/storage.ts';
import { HomeHero } from './home-hero.tsx';
import { isOutOfQuota, Quota, UsageSlot, useFreshUsage } from './home-quota.tsx';
import { useResearch } from './use-prices.ts';

// In the built page from the start, alive a moment later: one file.
const loadParts = () => import('./home-parts.ts').then((module) => module.PARTS);
const NoteBox = lazy(() => loadParts().then((parts) => ({ default: parts.NoteBox })));
const HomePhotos = lazy(() => loadParts().then((parts) => ({ default: parts.HomePhotos })));
const HomeShortcuts = lazy(() => loadParts().then((parts) => ({ default: parts.HomeShortcuts })));
const EmptyResult = lazy(() => loadParts().then((parts) => ({ default: parts.EmptyResult })));
const HomeCompetition = lazy(() => loadParts().then((parts) => ({ default: parts.HomeCompetition })));
const HomeReading = lazy(() => loadParts().then((parts) => ({ default: parts.HomeReading })));
const ProTip = lazy(() => loadParts().then((parts) => ({ default: parts.ProTip })));
const loadActions = () => import('./home-actions.tsx');
const ResultOptions = lazy(() => loadActions().then((module) => ({ default: module.ResultOptions })));
const ResultActions = lazy(() => loadActions().then((module) => ({ default: module.ResultActions })));
const ResultPrice = lazy(() => loadActions().then((module) => ({ default: module.ResultPrice })));
const ResultNext = lazy(() => loadActions().then((module) => ({ default: module.ResultNext })));
const ResultPlace = lazy(() => loadActions().then((module) => ({ default: module.ResultPlace })));

/** The result card, the engine and what belongs to them, fetched while the seller types. */
function preloadResult(): void {
  preloadResultCard();
  loadActions().catch(() => undefined);
}

/** Always the same elements: what is in the built page stays as it is until its code has come. */
const EMPTY = (
  <Suspense>
    <EmptyResult />
  </Suspense>
);
const READING = (
  <>
    <Suspense>
      <HomeReading />
    </Suspense>
    <Suspense>
      <ProTip />
    </Suspense>
  </>
);

/** The form tells its owner as soon as it is alive: here that renders nothing anew. */
export function HomePage() {
  const photoCount = useRef(() => 0);
  return <Generator form={useListingForm(photoCount)} photoCount={photoCount} />;
}

interface GeneratorProps {
  form: ListingFormControl;
  photoCount: PhotoCount;
}

const Generator = memo(function Generator({ form, photoCount }: GeneratorProps) {
  const [currency, setCurrency, readCurrency] = useCurrency();
  const upgrade = useUpgrade();
  const photos = usePhotos();
  useEffect(() => {
    photoCount.current = photos.count;
  });
  const research = useResearch();
  const [analyses, setAnalyses] = useState(0);
  const [here, setHere] = useState(() => readText('local', STORAGE_KEYS.writer) === 'device');
  const bench = useWorkbench({
    form,
    readCurrency,
    photos,
    competition: research,
    onLimit: upgrade.open,
    here,
  });
  const prices = { ...research, ownIn: bench.ownIn, setOwn: bench.setOwn };
  const formIsAhead = useIsAhead(form, bench.session.form);
  const isLoading = useLoadSaved(bench.ready, bench.load);
  const readMe = useReadMe();
  const [branding, setBranding] = useState(true);
  // A saved listing is written anew without counting, as long as its form is as it was.
  const isCounted = !here && (!bench.session.savedListingId || formIsAhead);
  useFreshUsage(bench.generation.phase === 'running');
  const result = useRef<HTMLDivElement>(null);
  const saver = useRef<(() => Promise<boolean>) | null>(null);
  const [hasEarlier, setHasEarlier] = useState(false);
  useEffect(() => setHasEarlier(readText('local', STORAGE_KEYS.keptItems) !== null), []);
  const openUpgrade = () => upgrade.open();

  /** A price that is said is the seller's own, in the currency that it is said in. */
  function takeSaidPrice(price: { amount: number; currency: string } | null) {
    if (price && price.currency !== currency) setCurrency(price.currency);
    prices.setOwn(price?.amount ?? null, price?.currency ?? currency);
  }

  /** The item in view is saved, or kept on this device; the box waits for the next. */
  async function goOn(isSaved: boolean) {
    const kept = { values: form.getValues(), session: bench.session };
    bench.next(isSaved ? 'Saved. Tell of the next item.' : 'Kept on this device. Tell of the next item.');
    focusNote();
    if (isSaved) return;
    const { keepItem } = await import('../../features/generator/kept-items.ts');
    keepItem({ ...kept, id: randomUuid() });
    setHasEarlier(true);
  }

  function generate(input: ListingForm) {
    // The keyboard reaches the form also while its button is off.
    if (bench.generation.phase === 'running') return;
    if (isCounted && isOutOfQuota(readMe())) return upgrade.open(MESSAGES.generationLimit);
    preloadResult();
    bench.write(input);
    // On a wide screen the result stands beside the form: only its top may have been scrolled away.
    const beside = window.matchMedia('(min-width: 1024px)').matches;
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (!beside || top < 0) result.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <HomeHero />

      <UsageSlot onUpgrade={openUpgrade} />

      <div
        inert={isLoading}
        aria-busy={isLoading}
        className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:gap-6"
      >
        <div
          onFocusCapture={preloadResult}
          className="[scrollbar-width:thin] lg:sticky lg:top-[72px] lg:max-h-[calc(100dvh-166px)] lg:overflow-y-auto lg:rounded-lg lg:border lg:border-line"
        >
          <ListingFormCard
            form={form}
            onGenerate={generate}
            onClear={bench.clear}
            hint={<OnboardingHint />}
            note={
              <Suspense fallback={<div className="h-40" />}>
                <NoteBox form={form} currency={currency} onPrice={takeSaidPrice} />
              </Suspense>
            }
            photos={
              <Suspense fallback={<PhotosPlace />}>
                <HomePhotos
                  photos={photos}
                  form={form}
                  onFill={bench.fill}
                  ready={bench.ready}
                  onNext={bench.session.form && (() => void goOn(bench.isSaved))}
                />
              </Suspense>
            }
            currency={<CurrencyPicker currency={currency} onChange={setCurrency} />}
            shortcuts={
              <Suspense>
                <HomeShortcuts
                  readForm={form.getValues}
                  onApply={bench.fill}
                  onAnalyze={() => setAnalyses((count) => count + 1)}
                  onUpgrade={openUpgrade}
                  onHere={setHere}
                  hasEarlier={hasEarlier}
                  onEarlier={bench.reopen}
                />
              </Suspense>
            }
            actions={
              <Quota>
                {(isOut) => (
                  <GenerateBar
                    form={form}
                    generation={bench.generation}
                    hasResult={bench.session.form !== null}
                    formIsAhead={formIsAhead}
                    outOfQuota={isCounted && isOut}
                    onUpgrade={() => upgrade.open(MESSAGES.generationLimit)}
                    onCancel={bench.cancel}
                  />
                )}
              </Quota>
            }
          />
        </div>
        <div id="result" ref={result} className="flex min-w-0 flex-col gap-5">
          <Quota>
            {(isOut, isSignedIn, mayLeaveOut) => (
              <ResultColumn
                session={bench.session}
                photos={photos.album}
                dispatch={bench.dispatch}
                generation={bench.generation}
                formIsAhead={formIsAhead}
                onRetry={bench.retry}
                onUseBuiltin={bench.retryWithBuiltin}
                onCancel={bench.cancel}
                onPlatform={(platform) => form.setValue('platform', platform)}
                onAlternative={() =>
                  isOut && !here ? upgrade.open(MESSAGES.alternativesLimit) : bench.writeAlternative()
                }
                isSignedIn={isSignedIn}
                outOfQuota={isOut && !here}
                empty={EMPTY}
                renderActions={(context) => (
                  <Suspense>
                    <ResultActions
                      context={context}
                      branding={branding}
                      formIsAhead={formIsAhead}
                      photos={photos}
                      saver={saver}
                    />
                  </Suspense>
                )}
                renderNext={() => (
                  <Suspense>
                    <ResultNext saver={saver} onNext={goOn} />
                  </Suspense>
                )}
                branding={branding || !mayLeaveOut}
                renderPrice={(context) => (
                  <Suspense fallback={<div className="h-64" />}>
                    <ResultPrice context={context} prices={prices} />
                  </Suspense>
                )}
                renderPlace={(context) => (
                  <Suspense>
                    <ResultPlace context={context} />
                  </Suspense>
                )}
                options={
                  <Suspense>
                    <ResultOptions branding={branding} onBranding={setBranding} onUpgrade={openUpgrade} />
                  </Suspense>
                }
              />
            )}
          </Quota>
          <Suspense>
            <HomeCompetition
              form={form}
              currency={currency}
              asked={analyses}
              prices={prices}
              onFound={bench.takeFound}
              onUpgrade={openUpgrade}
            />
          </Suspense>
        </div>
      </div>

      {READING}
    </>
  );
});

/**
 * Where the page changes before the code of its photos has come, the built ones go: without their height the
 * form would jump up and down again. The fallback is made while they still stand there.
 */
function PhotosPlace() {
  const [minHeight] = useState(
    () => globalThis.document?.querySelector<HTMLElement>('[aria-label="Photos"]')?.offsetHeight,
  );
  return <div style={{ minHeight }} />;
}
