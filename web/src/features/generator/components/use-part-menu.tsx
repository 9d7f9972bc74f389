import { Menu } from '@base-ui/react/menu';
import type { ListingField, Variant } from '@smart-listings/contract';
import { ArrowRightLeft } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { THIS_PART } from '../part-names.ts';

interface Props {
  field: ListingField;
  others: readonly { variant: Variant; label: string }[];
  onGive: (to: Variant) => void;
  onTake: (from: Variant) => void;
}

/** Carries one part between the written variants, in both directions. */
export function UsePartMenu({ field, others, onGive, onTake }: Props) {
  if (others.length === 0) return null;
  const part = THIS_PART[field];
  const itemClass =
    'flex min-h-9 pointer-coarse:min-h-11 cursor-default items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-sunken';
  return (
    <Menu.Root>
      <Menu.Trigger render={<IconButton label={`Use ${part} in …`} />}>
        <ArrowRightLeft aria-hidden className="size-4" />
      </Menu.Trigger>
      {/* Inside the page's main part, where a screen reader looks for it. */}
      <Menu.Portal container={document.getElementById('main')}>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="panel border-edge p-1 shadow-lg outline-none">
            {others.map(({ variant, label }) => (
              <Menu.Item key={`give-${variant}`} className={itemClass} onClick={() => onGive(variant)}>
                Use {part} in {variant} ({label})
              </Menu.Item>
            ))}
            {others.map(({ variant, label }) => (
              <Menu.Item key={`take-${variant}`} className={itemClass} onClick={() => onTake(variant)}>
                Take the {field} from {variant} ({label})
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
