import type { Platform } from '@smart-listings/contract';
import {
  adaptSchedule,
  type Currency,
  type FeePart,
  feeKey,
  marketplaceOf,
  readPrice,
  spoken,
} from '@smart-listings/engine';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Tick } from '../../../ui/tick.tsx';
import type { Kept } from '../kept-costs.ts';
import {
  chooseSchedule,
  currentSchedule,
  optionalKey,
  schedulesOf,
  type Trade,
  writeAmount,
} from '../proceeds.ts';

interface Props {
  platform: Platform;
  trade: Trade;
  currency: Currency;
  kept: Kept;
  onChange: (change: Partial<Kept>) => void;
  onClose: () => void;
}

/** One marketplace's fees: which schedule, every number with its date, open to the seller's own. */
export function FeesDialog({ platform, trade, currency, kept, onChange, onClose }: Props) {
  const schedules = schedulesOf(platform, currency.code);
  const schedule = currentSchedule(platform, trade, kept);
  const { parts } = adaptSchedule(schedule, currency.code, kept.fees);
  const isOwn = (key: string) => key.startsWith(`${schedule.id}/`);
  const changed = Object.keys(kept.fees).some(isOwn);

  function setFee(key: string, value: number | null) {
    const { [key]: _before, ...others } = kept.fees;
    onChange({ fees: value === null ? others : { ...others, [key]: value } });
  }
  function toggle(part: string, on: boolean) {
    const key = optionalKey(schedule.id, part);
    onChange({ optional: [...kept.optional.filter((one) => one !== key), ...(on ? [key] : [])] });
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`Fees of ${spoken(marketplaceOf(platform))}`}
      description={schedule.note}
    >
      <div className="flex flex-col gap-4">
        {schedules.length > 1 && (
          <div className="flex flex-col gap-1">
            <label htmlFor="fee-schedule" className="text-note font-semibold">
              Who and what
            </label>
            <NativeSelect
              id="fee-schedule"
              value={schedule.id}
              onChange={(event) =>
                onChange({ schedules: chooseSchedule(platform, trade, { kept, id: event.target.value }) })
              }
            >
              {schedules.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </div>
        )}
        <ul className="flex flex-col">
          {parts.map((part) => (
            <PartRow
              key={`${schedule.id} ${part.id}`}
              schedule={schedule.id}
              part={part}
              currency={currency}
              isOn={kept.optional.includes(optionalKey(schedule.id, part.id))}
              onToggle={(on) => toggle(part.id, on)}
              onFee={setFee}
            />
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          {changed && (
            <Button
              onClick={() =>
                onChange({
                  fees: Object.fromEntries(Object.entries(kept.fees).filter(([key]) => !isOwn(key))),
                })
              }
            >
              Back to the published fees
            </Button>
          )}
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface PartProps {
  schedule: string;
  part: FeePart;
  currency: Currency;
  isOn: boolean;
  onToggle: (on: boolean) => void;
  /** null: as it was published. */
  onFee: (key: string, value: number | null) => void;
}

function PartRow({ schedule, part, currency, isOn, onToggle, onFee }: PartProps) {
  const upTo = (limit: number | null) => (limit === null ? '' : ` up to ${writeAmount(limit, currency)}`);
  const several = (list: readonly unknown[]) => list.length > 1;
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3 first:border-0 first:pt-0">
      {part.optional ? (
        <Tick checked={isOn} onChange={onToggle} className="font-medium">
          {part.label}
        </Tick>
      ) : (
        <p className="text-sm font-medium">{part.label}</p>
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {part.rates.map(({ upTo: limit, percent }, index) => (
          <FeeNumber
            key={feeKey(schedule, part.id, 'percent', index)}
            label={`${part.label}, per cent${upTo(limit)}`}
            unit={`%${upTo(limit) || (several(part.rates) ? ' of the rest' : '')}`}
            value={percent}
            isShare
            parse={(text) => withinPercent(readPrice(text.replace('%', ''), currency.code))}
            onChange={(value) => onFee(feeKey(schedule, part.id, 'percent', index), value)}
          />
        ))}
        {part.fixed.map(({ upTo: limit, amount }, index) => (
          <FeeNumber
            key={feeKey(schedule, part.id, 'fixed', index)}
            label={`${part.label}, fixed${upTo(limit)}`}
            unit={`${currency.symbol} each${upTo(limit) ? `,${upTo(limit)}` : several(part.fixed) ? ', above' : ''}`}
            value={amount}
            parse={(text) => readPrice(text, currency.code)}
            onChange={(value) => onFee(feeKey(schedule, part.id, 'fixed', index), value)}
          />
        ))}
      </div>
      <p className="text-note text-soft">
        {part.note && `${part.note} `}
        {sourceOf(part)}
      </p>
    </li>
  );
}

function withinPercent(value: number | null): number | null {
  return value === null || value > 100 ? null : value;
}

const CERTAINTY: Record<FeePart['certainty'], string> = {
  official: '',
  secondary: ' Second-hand.',
  unverified: ' Not confirmed: check it.',
};

function sourceOf({ source, asOf, certainty }: FeePart): string {
  return `${source}${asOf === '' ? '' : `, ${writeMonth(asOf)}`}.${CERTAINTY[certainty]}`;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'October 2026' of '2026-10'. */
function writeMonth(asOf: string): string {
  return MONTH.format(new Date(`${asOf}-01T00:00:00Z`));
}

interface NumberProps {
  label: string;
  unit: string;
  value: number;
  isShare?: boolean;
  parse: (text: string) => number | null;
  onChange: (value: number | null) => void;
}

function FeeNumber({ label, unit, ...input }: NumberProps) {
  return (
    <span className="flex items-center gap-2 text-sm">
      <span className="w-20">
        <AmountInput aria-label={label} {...input} />
      </span>
      <span aria-hidden className="text-soft">
        {unit}
      </span>
    </span>
  );
}
