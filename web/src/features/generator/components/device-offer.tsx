import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type DeviceModel, useDeviceModel } from '../use-device-model.ts';

interface Props {
  /** Hears whether the AI of this browser is to write from now on. */
  onChange: (isChosen: boolean) => void;
}

const HEADING = 'Write with the AI of this browser';
const PROMISE = 'Private: what it reads stays on this device. Free, and without a limit of ours.';

/** The AI that this browser brings along, where it does: offered, fetched, chosen or declined. */
export function DeviceOffer({ onChange }: Props) {
  const device = useDeviceModel(onChange);
  const held = useHeldFocus(device.model.phase);
  return (
    <div {...held} className="contents">
      <Phase {...device} />
    </div>
  );
}

/** Keeps the focus here when the button that had it gives way to others. */
function useHeldFocus(phase: DeviceModel['phase']) {
  const ref = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase has other buttons
  useEffect(() => {
    if (!isHeld.current || document.activeElement !== document.body) return;
    ref.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [phase]);
  return {
    ref,
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isHeld.current = false;
    },
  };
}

function Phase({ model, choose, leave, decline, reconsider }: ReturnType<typeof useDeviceModel>) {
  switch (model.phase) {
    case 'none':
      return null;
    case 'declined':
      return (
        <Button look="quiet" size="small" className="text-soft" onClick={reconsider}>
          AI of this browser…
        </Button>
      );
    case 'offered':
      return (
        <Offer
          note={model.isThere ? PROMISE : `${PROMISE} The browser downloads it once, some gigabytes.`}
          actions={[
            { label: model.isThere ? 'Write with it' : 'Download and write with it', act: choose },
            { label: 'No, thanks', act: decline, isQuiet: true },
          ]}
        />
      );
    case 'fetching':
      return (
        <Offer
          isNews
          heading="Downloading the AI of this browser"
          note="You can go on meanwhile."
          share={model.share}
          actions={[{ label: 'Do not use it', act: decline }]}
        />
      );
    case 'failed':
      return (
        <Offer
          isNews
          note="The browser could not download its AI. Is there room on the disk, and a connection?"
          actions={[
            { label: 'Try again', act: choose },
            { label: 'No, thanks', act: decline, isQuiet: true },
          ]}
        />
      );
    case 'trying':
      return (
        <Offer
          isNews
          heading="Asking the AI of this browser whether it is ready"
          note="You can go on meanwhile."
          actions={[{ label: 'Do not use it', act: decline }]}
        />
      );
    case 'unfit':
      return (
        <Offer
          isNews
          note="This browser says that it has an AI, but that gives no answer, or has no room for a listing. Your listings are written as usual."
          actions={[
            { label: 'Try again', act: choose },
            { label: 'No, thanks', act: decline, isQuiet: true },
          ]}
        />
      );
    case 'gone':
      return (
        <Offer
          isNews
          note="The AI of this browser is not there any more. Until you choose otherwise, the built-in writer writes here in its place, and nothing leaves this device."
          actions={[{ label: 'Write as usual', act: leave }]}
        />
      );
    case 'chosen':
      return (
        <Offer
          isNews
          note={`It writes your listings now. ${PROMISE}`}
          actions={[{ label: 'Write as usual', act: leave }]}
        />
      );
  }
}

interface OfferProps {
  heading?: string;
  note: string;
  /** Read out as it appears. */
  isNews?: boolean;
  /** How much of the download has come, 0 to 1. */
  share?: number;
  actions: readonly { label: string; act: () => void; isQuiet?: boolean }[];
}

function Offer({ heading = HEADING, note, isNews = false, share, actions }: OfferProps) {
  const noteId = useId();
  return (
    <section
      aria-label="AI of this browser"
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper px-3 py-2.5"
    >
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5 text-note text-soft">
        <p id={noteId} role={isNews ? 'status' : undefined}>
          <strong className="block font-semibold text-ink">{heading}</strong> {note}
        </p>
        {share !== undefined && <Progress percent={Math.floor(share * 100)} />}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {actions.map(({ label, act, isQuiet }) => (
          // What it is about is read with whichever has the focus.
          <Button
            key={label}
            size="small"
            look={isQuiet ? 'quiet' : 'outline'}
            aria-describedby={noteId}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Progress({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-2 text-ink">
      <progress
        aria-label="Download"
        max={100}
        value={percent}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-sm bg-sunken [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ink"
      />
      <span aria-hidden>{percent} %</span>
    </span>
  );
}
