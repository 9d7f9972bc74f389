// Loaded when the seller looks closer at a photo.
import { LIMITS, type PhotoAdvice, type PhotoFinding } from '@smart-listings/contract';
import type { PhotoTexts } from '@smart-listings/engine';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { AlbumState } from '../album-store.ts';
import { type Decision, isKept as isKeptIn, saidInstead } from '../findings.ts';
import { AdviceList } from './advice-list.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { FindingChoice, FindingRow, rowId } from './finding-row.tsx';
import { PhotoView } from './photo-view.tsx';
import { UseThis } from './use-this.tsx';

interface Props {
  state: AlbumState;
  /** The id of the photo that is shown. */
  opened: string;
  advice: readonly PhotoAdvice[];
  onOpen: (id: string) => void;
  onDecide: (findingId: string, decision: Decision) => void;
  /** As it stands now. */
  form: PhotoTexts;
  /** Puts a finding where the seller had typed something else. */
  onUse: (finding: PhotoFinding) => void;
  onMakeCover: (id: string) => void;
  /** Opens the photo tools. */
  onEdit: (id: string) => void;
  /** Takes words from a photo into the features. */
  onTake: (line: string) => void;
  onClose: () => void;
}

/** A photo at a size to read it, with what was found where, to accept or drop. */
export function ReviewDialog({ state, opened, advice, form, onOpen, onClose, ...actions }: Props) {
  const { onDecide, onUse, onTake, onMakeCover, onEdit } = actions;
  const { photos, reading, decisions } = state;
  const [active, setActive] = useState<string | null>(null);
  // The whole of it: with the focus on the list, a phone would open it below the photo.
  const start = useRef<HTMLElement>(null);
  const place = Math.max(
    0,
    photos.findIndex(({ id }) => id === opened),
  );
  const photo = photos[place];
  const findings = reading?.analysis.findings ?? [];
  const conflicts = reading?.analysis.conflicts ?? [];
  const isKept = (finding: PhotoFinding) => reading !== null && isKeptIn(finding, reading, decisions);
  const idOf = (readPlace: number) => reading?.order[readPlace];
  const here = findings.filter(({ photos: places }) => idOf(places[0] ?? 0) === photo?.id);
  const inConflict = new Set(conflicts.flatMap((conflict) => conflict.findings));
  // The findings count photos as they were read, the strip as they stand now.
  const numbered = (finding: PhotoFinding): PhotoFinding => ({
    ...finding,
    photos: finding.photos.map((one) =>
      Math.max(
        0,
        photos.findIndex(({ id }) => id === idOf(one)),
      ),
    ),
  });
  const plain = findings.filter(
    ({ id, kind }) => !inConflict.has(id) && kind !== 'text' && kind !== 'serial',
  );
  const words = findings.filter(({ kind }) => kind === 'text' || kind === 'serial');

  function noteOn(finding: PhotoFinding) {
    const instead = isKept(finding) ? saidInstead(form, finding) : null;
    if (instead === null) return null;
    return <UseThis value={finding.value} instead={instead} onUse={() => onUse(finding)} />;
  }

  function activate(finding: PhotoFinding) {
    setActive(finding.id);
    const shown = idOf(finding.photos[0] ?? 0);
    if (finding.box && shown && photos.some(({ id }) => id === shown)) onOpen(shown);
  }

  function makeCover() {
    if (photo) onMakeCover(photo.id);
    // The cover has no such button, and the focus would be gone with it.
    start.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    const next = photos[place + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)];
    if (!next || next === photo) return;
    event.preventDefault();
    onOpen(next.id);
  }

  function showInList(id: string) {
    setActive(id);
    const row = document.getElementById(rowId(id));
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }

  if (!photo) return null;
  return (
    <Modal open onClose={onClose} title={`Photo ${place + 1} of ${photos.length}`} wide initialFocus={start}>
      <section
        ref={start}
        tabIndex={-1}
        aria-label="Photo and findings"
        onKeyDown={handleKey}
        className="grid scroll-mt-4 gap-4 outline-none lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-0 lg:self-start">
          <PhotoView
            photo={photo}
            place={place}
            findings={here}
            active={active}
            isKept={isKept}
            onActivate={showInList}
          />
          <fieldset aria-label="Photos" className="grid grid-cols-5 gap-2">
            {photos.map(({ id, src }, index) => (
              <button
                key={id}
                type="button"
                aria-label={`Show photo ${index + 1}`}
                aria-pressed={id === photo.id}
                className={`aspect-square overflow-hidden rounded-md border-2 ${id === photo.id ? 'border-ink' : 'border-transparent'}`}
                onClick={() => onOpen(id)}
              >
                {src !== '' && <img src={src} alt="" className="size-full object-cover" />}
              </button>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">
            {photo.state.phase === 'added' && (
              <Button size="small" onClick={() => onEdit(photo.id)}>
                <SlidersHorizontal aria-hidden className="size-4" />
                Edit photo
              </Button>
            )}
            {place > 0 && (
              <Button size="small" onClick={makeCover}>
                Use as cover
              </Button>
            )}
          </div>
          <AdviceList advice={advice.filter((one) => one.photo === place)} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {conflicts.map((conflict) => {
            const rivals = findings.filter(({ id }) => conflict.findings.includes(id));
            return (
              <ConflictCard
                key={conflict.findings.join(' ')}
                conflict={conflict}
                rivals={rivals.map(numbered)}
                photos={photos}
                chosen={rivals.find(isKept)?.id ?? null}
                note={rivals.map(noteOn)}
                onChoose={(id) => onDecide(id, 'accepted')}
                onDropAll={() => rivals.forEach(({ id }) => void onDecide(id, 'dropped'))}
              />
            );
          })}
          {plain.length > 0 && (
            <section aria-label="Findings" className="flex flex-col gap-2">
              <h3 className="text-body">Found on the photos</h3>
              <p className="text-note text-soft">What is accepted stands in the form.</p>
              <ul className="flex flex-col gap-1.5">
                {plain.map((finding) => (
                  <FindingRow
                    key={finding.id}
                    finding={numbered(finding)}
                    isKept={isKept(finding)}
                    isActive={active === finding.id}
                    onActivate={() => activate(finding)}
                    note={noteOn(finding)}
                  >
                    <FindingChoice
                      value={finding.value}
                      isKept={isKept(finding)}
                      onAccept={() => onDecide(finding.id, 'accepted')}
                      onDrop={() => onDecide(finding.id, 'dropped')}
                    />
                  </FindingRow>
                ))}
              </ul>
            </section>
          )}
          {words.length > 0 && (
            <section aria-label="Other words" className="flex flex-col gap-2">
              <h3 className="text-body">Other words on the photos</h3>
              <ul className="flex flex-col gap-1.5">
                {words.map((finding) => (
                  <FindingRow
                    key={finding.id}
                    finding={numbered(finding)}
                    isKept={false}
                    isActive={active === finding.id}
                    onActivate={() => activate(finding)}
                  >
                    {finding.kind === 'serial' ? (
                      <span className="text-note text-soft">Never put in a listing</span>
                    ) : (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={`Add to features: ${finding.value}`}
                        onClick={() => onTake(finding.value)}
                      >
                        <Plus aria-hidden className="size-4" />
                        Add to features
                      </Button>
                    )}
                  </FindingRow>
                ))}
              </ul>
            </section>
          )}
          {findings.length === 0 && (
            <p className="text-sm text-soft">
              {reading
                ? 'No words on these photos: a close-up of the label would say more.'
                : `Not analyzed yet. “Analyze photos” reads up to ${LIMITS.imagesPerListing} of them: labels, model plates, barcodes, colours.`}
            </p>
          )}
        </div>
      </section>
    </Modal>
  );
}
