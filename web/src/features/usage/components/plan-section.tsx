import type { Me } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { generationQuota, type Quota, renewalDay, savedQuota } from '../quota.ts';
import { Meter } from './meter.tsx';

interface Props {
  me: Me;
  /** What is bought, and when it renews or ends. */
  membership: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
}

/** The plan and what has been used of it this month. */
export function PlanSection({ me, membership, actions }: Props) {
  const pro = me.user?.planType === 'premium';
  return (
    <SettingsSection id="plan" title="Plan and usage">
      <p className="text-xl font-semibold">{pro ? 'Pro' : 'Starter'}</p>
      {membership}
      <dl className="flex flex-col gap-2 text-sm">
        <Count
          label="Generations this month"
          used={me.usage?.generatedCount ?? 0}
          quota={generationQuota(me)}
        />
        <Count label="Saved listings" used={me.savedCount ?? 0} quota={savedQuota(me)} />
      </dl>
      {me.usage && !pro && (
        <p className="text-note text-soft">
          The count of generations starts anew on {renewalDay(me.usage.month)} (UTC).
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </SettingsSection>
  );
}

function Count({ label, used, quota }: { label: string; used: number; quota: Quota | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <dt className="w-44 text-soft">{label}</dt>
      <dd className="tabular flex items-center gap-2">
        {quota && <Meter {...quota} />}
        {quota ? `${used} of ${quota.limit}` : `${used.toLocaleString('en')}, without a limit`}
      </dd>
    </div>
  );
}
