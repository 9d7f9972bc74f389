import { CONDITIONS, PLATFORMS } from '@smart-listings/contract';
import { type ReactNode, useId } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { TraySettings } from '../rows.ts';

interface Props {
  settings: TraySettings;
  onChange: (change: Partial<TraySettings>) => void;
  currency: ReactNode;
}

/** The field that rows without a marketplace lead to. */
export const PLATFORM_ID = 'tray-platform';

/** What holds for every item that says nothing else. */
export function SettingsBar({ settings, onChange, currency }: Props) {
  const id = useId();
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2 sm:grid-cols-3">
      <div className="flex flex-col gap-1 text-note">
        <label htmlFor={PLATFORM_ID} className="font-semibold">
          Where you sell them
        </label>
        <NativeSelect
          id={PLATFORM_ID}
          value={settings.platform}
          onChange={(event) => onChange({ platform: event.target.value })}
        >
          <option value="">Choose…</option>
          {PLATFORMS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </div>
      <div className="flex flex-col gap-1 text-note">
        <label htmlFor={`${id}-condition`} className="font-semibold">
          Condition
        </label>
        <NativeSelect
          id={`${id}-condition`}
          value={settings.condition}
          onChange={(event) => onChange({ condition: event.target.value })}
        >
          <option value="">Ask each time</option>
          {CONDITIONS.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="flex items-end max-sm:col-span-full sm:pb-1 pointer-coarse:pb-0">{currency}</div>
    </div>
  );
}
