import type { Me } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { generationQuota, type Quota, renewalDay, savedQuota } from '../quota.ts';
import { Meter } from './meter.tsx';

interface Props {
  me: Me;
  onUpgrade: () => void;
}

/** What is left on Starter; once something is used up, that, with the way on. Nothing for others. */
export function UsageBanner({ me, onUpgrade }: Props) {
  const generations = generationQuota(me);
  const saved = savedQuota(me);
  if (!generations || !saved) return null;
  const month = me.usage?.month ?? '';
  const used = generations.left === 0 || saved.left === 0;
  return (
    <section aria-label="Your plan" className="mb-4 flex flex-col gap-2">
      {generations.left === 0 && (
        <LimitBanner sentence="You've hit your monthly generation limit!" onUpgrade={onUpgrade}>
          It starts anew on {renewalDay(month)}.
        </LimitBanner>
      )}
      {saved.left === 0 && (
        <LimitBanner sentence="You've hit your saved listings limit!" onUpgrade={onUpgrade}>
          Delete one to make room.
        </LimitBanner>
      )}
      {!used && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-md border border-line px-4 py-1 text-note text-soft">
          {/* The marks say what the words say: here, what is left. */}
          <Count quota={{ ...generations, used: generations.left }}>
            <b className="tabular font-semibold text-ink">{generations.left}</b> of {generations.limit}{' '}
            generations left this month
          </Count>
          <Count quota={saved}>
            <b className="tabular font-semibold text-ink">{saved.used}</b> of {saved.limit} listings saved
          </Count>
          <Button look="quiet" size="small" className="-mr-2 ml-auto" onClick={onUpgrade}>
            Upgrade
          </Button>
        </div>
      )}
    </section>
  );
}

function Count({ quota, children }: { quota: Quota; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2">
      <Meter {...quota} />
      <span>{children}</span>
    </p>
  );
}

function LimitBanner(props: { sentence: string; onUpgrade: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-warn bg-warn-wash py-2 pr-2 pl-4 text-sm">
      <p className="flex-1 basis-60">
        <strong className="font-semibold">{props.sentence}</strong> {props.children}
      </p>
      <Button size="small" onClick={props.onUpgrade}>
        Upgrade to Pro
      </Button>
    </div>
  );
}
