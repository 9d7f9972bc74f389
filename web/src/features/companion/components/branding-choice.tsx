import { ProBadge } from '../../../ui/pro-badge.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Given without Pro, where the branding line always goes along: the box stays ticked and leads to the plans. */
  onUpgrade: (() => void) | null;
}

export function BrandingChoice({ checked, onChange, onUpgrade }: Props) {
  return (
    <label className="flex min-h-8 pointer-coarse:min-h-11 w-fit items-center gap-2 text-note text-soft">
      <input
        type="checkbox"
        checked={checked || onUpgrade !== null}
        onChange={onUpgrade ?? ((event) => onChange(event.target.checked))}
        className="size-4 accent-ink"
      />
      Include "Powered by" branding
      {onUpgrade && <ProBadge />}
    </label>
  );
}
