import { useId } from 'react';

interface Props {
  label: string;
  value: number;
  /** To both sides of 0. */
  most: number;
  step?: number;
  /** The value as it is read. */
  text: string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, most, step = 1, text, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-x-3">
      <label htmlFor={id} className="w-24 shrink-0 text-note font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={-most}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="h-8 min-w-0 flex-1 accent-accent pointer-coarse:h-11"
      />
      <output htmlFor={id} className="tabular w-14 shrink-0 text-right text-note text-soft">
        {text}
      </output>
    </div>
  );
}
