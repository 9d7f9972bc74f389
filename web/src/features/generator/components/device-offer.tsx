import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useDeviceModel } from '../use-device-model.ts';

interface Props {
  /** Hears whether the AI of this browser is to write from now on. */
  onChange: (isChosen: boolean) => void;
}

const PROMISE = 'Private: what it reads stays on this device. Free, and without a limit of ours.';

/** The AI that this browser brings along, where it does: offered, fetched, chosen or declined. */
export function DeviceOffer({ onChange }: Props) {
  const { model, choose, leave, decline, reconsider } = useDeviceModel(onChange);
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
          actions={
            <>
              <Button size="small" onClick={choose}>
                {model.isThere ? 'Write with it' : 'Download and write with it'}
              </Button>
              <Button size="small" look="quiet" onClick={decline}>
                No, thanks
              </Button>
            </>
          }
        />
      );
    case 'fetching':
      return <Fetching share={model.share} onDecline={decline} />;
    case 'failed':
      return (
        <Offer
          note="The browser could not download its AI. Is there room on the disk, and a connection?"
          isNews
          actions={
            <>
              <Button size="small" onClick={choose}>
                Try again
              </Button>
              <Button size="small" look="quiet" onClick={decline}>
                No, thanks
              </Button>
            </>
          }
        />
      );
    case 'gone':
      return (
        <Offer
          note="The AI of this browser is not there any more. Until you choose otherwise, the built-in writer writes here in its place, and nothing leaves this device."
          isNews
          actions={
            <Button size="small" onClick={leave}>
              Write as usual
            </Button>
          }
        />
      );
    case 'chosen':
      return (
        <Offer
          note={`It writes your listings now. ${PROMISE}`}
          actions={
            <Button size="small" onClick={leave}>
              Write as usual
            </Button>
          }
        />
      );
  }
}

interface OfferProps {
  note: string;
  /** Read out as it appears. */
  isNews?: boolean;
  actions: ReactNode;
}

function Offer({ note, isNews = false, actions }: OfferProps) {
  return (
    <Frame>
      <p role={isNews ? 'status' : undefined} className="min-w-0 flex-1 basis-64 text-note text-soft">
        <strong className="block font-semibold text-ink">Write with the AI of this browser</strong>
        {note}
      </p>
      <div className="flex flex-wrap gap-1.5">{actions}</div>
    </Frame>
  );
}

function Fetching({ share, onDecline }: { share: number; onDecline: () => void }) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <Frame>
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5 text-note">
        <label htmlFor={id} className="font-semibold">
          Downloading the AI of this browser: {percent} %
        </label>
        <progress
          id={id}
          max={100}
          value={percent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-sm bg-sunken [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ink"
        />
        <span className="text-soft">You can go on meanwhile.</span>
      </div>
      <Button size="small" onClick={onDecline}>
        Do not use it
      </Button>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="AI of this browser"
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper px-3 py-2.5"
    >
      {children}
    </section>
  );
}
