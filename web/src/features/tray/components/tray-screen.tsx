import type { CopyPart } from '@smart-listings/engine';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { IntakeParts } from '../intake.ts';
import type { Table } from '../read-table.ts';
import type { TrayPhoto, TrayRow } from '../rows.ts';
import type { TrayRunner } from '../runner.ts';
import { type RowState, stateOf } from '../states.ts';
import { partsOf } from '../take-out.ts';
import type { Tray, TrayState } from '../tray.ts';
import { useTakeIn } from '../use-take-in.ts';
import { IntakeBar } from './intake-bar.tsx';
import { OutBar } from './out-bar.tsx';
import { Problems } from './problems.tsx';
import { ProgressBar, type WriterTerms } from './progress-bar.tsx';
import type { AskKind } from './row-question.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { TrayRowCard } from './tray-row.tsx';

const loadDialogs = () => import('./list-dialog.tsx');
const ListDialog = lazy(() => loadDialogs().then((module) => ({ default: module.ListDialog })));
const TableDialog = lazy(() => loadDialogs().then((module) => ({ default: module.TableDialog })));

interface Props {
  tray: Tray;
  runner: TrayRunner;
  state: TrayState;
  intake: IntakeParts;
  terms: WriterTerms;
  currency: ReactNode;
  branding: boolean;
  brandingChoice: ReactNode;
  signIn: ReactNode;
  onUpgrade: () => void;
  onSave: ((row: TrayRow, photos: readonly TrayPhoto[]) => Promise<void>) | null;
  saveRoom: number | null;
  isUploadLocked: boolean;
  renderUpload: (ids: readonly string[], onClose: () => void) => ReactNode;
  askKind: AskKind;
}

const DRAWN_AT_ONCE = 20;

export function TrayScreen(props: Props) {
  const { tray, runner, state, intake, terms, branding } = props;
  const { settings, rows } = state;
  const [dialog, setDialog] = useState<'list' | Table | null>(null);
  const isCounted = terms.left !== null || terms.provider !== null;
  const isOpen = state.phase === 'open';

  // What costs nobody anything begins by itself, unless the seller has paused it.
  const { isWriting, isPaused } = settings;
  useEffect(() => {
    if (isOpen && terms.known && !isCounted && !isPaused && !isWriting) runner.write();
  }, [isOpen, terms.known, isCounted, isPaused, isWriting, runner]);

  /** More has come: where writing counts, or may count, the seller says so once more. */
  function askAgain() {
    if (isCounted || !terms.known) tray.setSettings({ isWriting: false });
  }
  const takeIn = useTakeIn(tray, intake, { onMore: askAgain, onTable: setDialog });

  function addRows(items: Partial<TrayRow>[]) {
    setDialog(null);
    askAgain();
    const left = tray.addRows(items);
    if (left > 0) notifyError(`The tray is full: ${left} stayed out.`);
  }

  const copy = useCallback(
    async (row: TrayRow, part: CopyPart) => {
      if (!(await copyText(part.text))) {
        return window.alert('Failed to copy text. Please try again or copy manually.');
      }
      const parts = row.written ? partsOf(row.written, branding) : [];
      const copied = Math.max(row.copied, parts.findIndex(({ name }) => name === part.name) + 1);
      tray.noteRow(row.id, { copied });
    },
    [tray, branding],
  );

  const drawn = useDrawn(rows.length);
  if (state.phase === 'loading') return <p className="py-10 text-soft">Loading…</p>;
  if (state.phase === 'elsewhere') {
    return <Notice tone="bad">Your tray is open in another tab. Close it there to go on here.</Notice>;
  }
  const isBusy = ({ id }: TrayRow) => state.busy.has(id) || state.remote.get(id) === 'writing';
  const isBegun = rows.length > 0 || state.incoming.length > 0;
  const described = rows.map((row) => runner.describe(row));
  const states = rows.map((row, at) => {
    const is = described[at];
    return is ? stateOf(row, is, isBusy(row)) : 'waiting';
  });
  const failed = rows.filter((_, at) => states[at] === 'failed');
  return (
    <div className="flex flex-col gap-4">
      <SettingsBar
        settings={settings}
        onChange={(change) => tray.setSettings(change)}
        currency={props.currency}
      />
      <IntakeBar
        isOver={takeIn.isOver}
        isOpening={takeIn.isOpening}
        isBegun={isBegun}
        isShooting={takeIn.isShooting}
        onFiles={takeIn.takeFiles}
        onShot={takeIn.takeShot}
        onNextItem={takeIn.nextItem}
        onList={() => setDialog('list')}
      />
      {takeIn.problems.length > 0 && <Problems problems={takeIn.problems} onClose={takeIn.forgetProblems} />}
      {state.isUnkept && (
        <Notice tone="bad">
          This browser keeps nothing for the tray: do not close the page before you are done.
        </Notice>
      )}
      {isBegun && (
        <ProgressBar
          runner={runner}
          state={state}
          counts={countStates(states)}
          terms={terms}
          onRetry={(change) => {
            const again = change.byBuiltin ? failed.filter(({ byBuiltin }) => !byBuiltin) : failed;
            for (const { id, fault } of again)
              tray.noteRow(id, { fault: '', ...change, ...(change.byBuiltin && { insteadOf: fault }) });
          }}
          leftToBuiltin={failed.filter(({ byBuiltin }) => !byBuiltin).length}
          onUpgrade={props.onUpgrade}
        />
      )}
      {/* On a phone a block: a grid of 200 lays all of them out when one changes. */}
      <ol aria-label="Items" className="max-lg:space-y-3 lg:grid lg:grid-cols-2 lg:gap-3">
        {rows.slice(0, drawn).map((row, at) => {
          const is = described[at];
          return (
            is && (
              <TrayRowCard
                askKind={props.askKind}
                key={row.id}
                tray={tray}
                row={row}
                photos={tray.photosOf(row)}
                described={is}
                number={at + 1}
                isBusy={isBusy(row)}
                above={joinsTo(rows[at - 1], row)}
                branding={branding}
                onCopy={copy}
              />
            )
          );
        })}
      </ol>
      {isBegun && (
        // On a phone what takes everything away stands below what brings it out.
        <div className="flex-wrap items-center justify-between gap-3 max-lg:contents lg:flex">
          {props.brandingChoice}
          <Button
            look="danger"
            size="small"
            className="max-lg:order-1 max-lg:self-start"
            onClick={() =>
              window.confirm('Empty the tray? Photos and texts that are not saved are lost.') && tray.empty()
            }
          >
            Empty the tray
          </Button>
        </div>
      )}
      <OutBar
        tray={tray}
        rows={rows}
        branding={branding}
        onCopy={copy}
        onSave={props.onSave}
        saveRoom={props.saveRoom}
        signIn={props.signIn}
        isUploadLocked={props.isUploadLocked}
        onUpgrade={props.onUpgrade}
        renderUpload={props.renderUpload}
      />
      <Suspense>
        {dialog === 'list' && <ListDialog onAdd={addRows} onClose={() => setDialog(null)} />}
        {dialog !== null && dialog !== 'list' && (
          <TableDialog table={dialog} onAdd={addRows} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </div>
  );
}

/** What is saved is written no more. */
function joinsTo(above: TrayRow | undefined, row: TrayRow): string | null {
  return above && !above.saved && !row.saved ? above.id : null;
}

/** A few screens of rows at a time: two hundred at once would hold a phone for seconds. */
function useDrawn(all: number): number {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  useEffect(() => {
    if (drawn >= all) return;
    const timer = setTimeout(() => setDrawn(drawn + DRAWN_AT_ONCE));
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}

function countStates(states: readonly RowState[]): Record<RowState, number> {
  const counts: Record<RowState, number> = {
    reading: 0,
    asks: 0,
    waiting: 0,
    writing: 0,
    ready: 0,
    copied: 0,
    saved: 0,
    failed: 0,
  };
  for (const state of states) counts[state] += 1;
  return counts;
}
