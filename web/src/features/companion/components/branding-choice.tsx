import { ProBadge } from '../../../ui/pro-badge.tsx';
import { Tick } from '../../../ui/tick.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Given without Pro, where the branding line always goes along: the box stays ticked and leads to the plans. */
  onUpgrade: (() => void) | null;
}

export function BrandingChoice({ checked, onChange, onUpgrade }: Props) {
  return (
    <Tick checked={checked || onUpgrade !== null} onChange={onUpgrade ?? onChange} className="text-soft">
      Include "Powered by" branding
      {onUpgrade && <ProBadge />}
    </Tick>
  );
}
