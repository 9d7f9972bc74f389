// The tray: photos are read by the photos' own room, texts written by the generator's, saved by the listings'.
import { can, LIMITS } from '@smart-listings/contract';
import { createBuiltinWriter, mergeLooks } from '@smart-listings/engine';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { BrandingChoice } from '../../features/companion/components/branding-choice.tsx';
import { CurrencyPicker } from '../../features/currency/components/currency-picker.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { withOwnPrice } from '../../features/generator/own-price.ts';
import { writeListing } from '../../features/generator/write-listing.ts';
import { writeInPage } from '../../features/generator/writers/in-page.ts';
import { changeWork } from '../../features/listings/api/change-work.ts';
import { saveListing } from '../../features/listings/api/save-listing.ts';
import { uploadPhoto } from '../../features/photos/api/upload-photo.ts';
import { KindQuestion } from '../../features/photos/components/kind-question.tsx';
import { CompressPool } from '../../features/photos/compress/compress-pool.ts';
import { seenOf, textsOf } from '../../features/photos/findings.ts';
import { lastPlatform, noteKind } from '../../features/photos/last-used.ts';
import { storedPhoto } from '../../features/photos/photo.ts';
import { readPhotos } from '../../features/photos/read-photos.ts';
import { useUpgrade } from '../../features/plans/upgrade-context.ts';
import { useMe, useRefreshMe, useVisitor } from '../../features/session/use-me.ts';
import { trayApi } from '../../features/tray/api/server-tray.ts';
import type { AskKind } from '../../features/tray/components/row-question.tsx';
import { TrayScreen } from '../../features/tray/components/tray-screen.tsx';
import { deviceIncoming } from '../../features/tray/incoming-store.ts';
import type { IntakeParts } from '../../features/tray/intake.ts';
import { takePicture } from '../../features/tray/picture.ts';
import type { TrayPhoto, TrayRow } from '../../features/tray/rows.ts';
import type { Work } from '../../features/tray/runner.ts';
import { notesOf } from '../../features/tray/take-out.ts';
import { deviceTray } from '../../features/tray/tray-store.ts';
import { useTray } from '../../features/tray/use-tray.ts';
import { generationQuota, savedQuota } from '../../features/usage/quota.ts';
import { ApiError } from '../../lib/api-error.ts';
import { writesHere } from '../../lib/chosen-writer.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { PATHS } from '../paths.ts';
import { withNext } from '../shell/next-page.ts';

const UploadDialog = lazy(() =>
  import('./tray-upload.tsx').then((module) => ({ default: module.TrayUpload })),
);

export function TrayPage() {
  const me = useMe();
  const visitor = useVisitor();
  const refreshMe = useRefreshMe();
  const upgrade = useUpgrade();
  const config = useSiteConfig();
  const [currency, setCurrency] = useCurrency();
  const [branding, setBranding] = useState(true);
  const [here] = useState(writesHere);
  const mayLeaveOut = can(visitor, 'leaveOutBranding');
  const quota = here ? null : generationQuota(me);
  const isCounted = quota !== null;
  const engine = here ? null : (config?.engine ?? null);

  const known = me.known && (here || config !== null);

  const work = useMemo(
    () => ({
      ...WORK,
      // Before it is known who writes for whom, nobody does.
      writeAtOnce: known ? (isCounted ? 1 : WRITE_AT_ONCE) : 0,
      write: writeBy({ here, isFree: !isCounted, engine, onDone: refreshMe }),
    }),
    [known, here, isCounted, engine, refreshMe],
  );
  const [platform] = useState(lastPlatform);
  const userId = me.user?.uid ?? null;
  const account = useMemo(
    () => (userId === null ? null : { id: userId, api: trayApi, onWritten: () => void refreshMe() }),
    [userId, refreshMe],
  );
  // What this page writes itself costs nobody anything, and is done before it is closed.
  const handsOver = account !== null && !here && (isCounted || engine !== 'builtin');
  const { tray, runner, state } = useTray({
    ...{ store: deviceTray, incomingStore: deviceIncoming, work, account, handsOver, currency, platform },
  });
  const intake = useIntake();
  const save = useSave(refreshMe);

  return (
    <>
      <header className="pt-5 pb-4">
        <h1 className="text-[1.75rem] leading-8">Tray for many items</h1>
        <p className="mt-1.5 text-soft">
          Put in photos or a list, and get a listing for each item.
          {account === null && ' It stays on this device.'}
        </p>
      </header>
      <TrayScreen
        tray={tray}
        runner={runner}
        state={state}
        intake={intake}
        terms={{
          known,
          left: quota?.left ?? null,
          limit: quota?.limit ?? null,
          provider: engine === null || engine === 'builtin' ? null : engine,
          goesOn: handsOver,
        }}
        currency={<CurrencyPicker currency={currency} onChange={setCurrency} />}
        branding={branding || !mayLeaveOut}
        brandingChoice={
          <BrandingChoice
            checked={branding}
            onChange={setBranding}
            onUpgrade={mayLeaveOut ? null : () => upgrade.open()}
          />
        }
        signIn={
          me.known && (
            <p className="text-note text-soft">
              Saving needs a free account.{' '}
              <Link to={withNext(PATHS.login, PATHS.tray)} className="link">
                Log in
              </Link>
              : the tray stays here meanwhile.
            </p>
          )
        }
        onUpgrade={() => upgrade.open()}
        onSave={me.user ? save : null}
        saveRoom={savedQuota(me)?.left ?? null}
        isUploadLocked={!can(visitor, 'exportCsv')}
        askKind={askKind}
        renderUpload={(ids, onClose) => (
          <Suspense>
            <UploadDialog ids={ids} onClose={onClose} />
          </Suspense>
        )}
      />
    </>
  );
}

/** Of a provider, which is somebody else's machine. */
const WRITE_AT_ONCE = 3;

const WORK: Omit<Work, 'write' | 'writeAtOnce' | 'server' | 'handsOver'> = {
  read: async (photo, { platform, signal }) => {
    const { id, name, blob, toRead, original } = photo;
    const pool = new CompressPool();
    const asPhoto = { ...storedPhoto(id, ''), storedUrl: null, name, blob, source: toRead, original };
    try {
      const reading = await readPhotos([asPhoto], {
        platform,
        signal,
        render: (file, edits, shape) => pool.render(file, edits, shape),
        onRead: () => undefined,
        onAttempt: () => undefined,
      });
      return reading.analysis;
    } catch (error) {
      if (!(error instanceof Error) || !(error.cause instanceof ApiError)) throw error;
      throw new ApiError(error.message, error.cause);
    } finally {
      pool.rest();
    }
  },
  say: (analyses) => {
    const reading = { analysis: mergeLooks(analyses), order: [] };
    return { texts: textsOf(reading, {}), seen: seenOf(reading, {}) };
  },
  withOwnPrice,
};

interface WriterChoice {
  here: boolean;
  /** No plan counts what this visitor has written. */
  isFree: boolean;
  engine: string | null;
  onDone: () => Promise<void>;
}

/** The built-in writer in this page where nothing is counted; else whoever writes in the form too. */
function writeBy({ here, isFree, engine, onDone }: WriterChoice): Work['write'] {
  return async (request, { signal, click }) => {
    const isBuiltin = engine === 'builtin' || request.writer === 'builtin';
    if (!here && isFree && isBuiltin) return writeInPage(createBuiltinWriter(), request, { signal });
    try {
      return await writeListing(request, { signal, click, here });
    } finally {
      if (!isFree) void onDone();
    }
  };
}

function useIntake(): IntakeParts {
  const [pool] = useState(() => new CompressPool());
  useEffect(() => () => pool.rest(), [pool]);
  return useMemo(
    () => ({
      compress: async (file, signal) => {
        const small = await pool.compress(file, { signal });
        const { blob, originalWidth: width, originalHeight: height } = small;
        return { blob, width, height };
      },
      takePicture,
      rest: () => pool.rest(),
    }),
    [pool],
  );
}

/** What a thing is, asked as the form asks it. Always the same function: the rows that it is handed to are many. */
const askKind: AskKind = ({ onChoose, ...asked }) => (
  <KindQuestion
    {...asked}
    onChoose={(kind) => {
      noteKind(kind);
      onChoose(kind);
    }}
  />
);

/** Saves a row once, its photos first; what has gone up does not go up again. */
function useSave(onSaved: () => Promise<void>) {
  const [urls] = useState(() => new Map<string, string>());
  return async ({ written, listingId, given }: TrayRow, photos: readonly TrayPhoto[]): Promise<void> => {
    if (!written) return;
    const imageUrls: string[] = [];
    for (const { id, blob } of photos.slice(0, LIMITS.imagesPerListing)) {
      const url = urls.get(id) ?? (await uploadPhoto(blob, () => undefined)).url;
      urls.set(id, url);
      imageUrls.push(url);
    }
    const { listing, form, currency, engine, instead, sources, receipt, answers, seen } = written;
    await saveListing({
      id: listingId,
      listing,
      variant: 'v1',
      originalFormInput: form,
      origin: { currency, engine, instead, sources, receipt, answers, seenOnPhotos: seen },
      imageUrls,
    });
    const notes = notesOf(given, currency);
    if (notes) await changeWork(listingId, notes);
    void onSaved();
  };
}
