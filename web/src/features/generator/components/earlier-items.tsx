// Loaded where items are kept on this device: the engine's text is with them, the schemas read them.
import { Menu } from '@base-ui/react/menu';
import { ChevronDown, History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { followKept, forgetItem, type KeptItem, keptItems } from '../kept-items.ts';

/** The items that were left for the next one: a press brings one back. */
export function EarlierItems({ onOpen }: { onOpen: (item: KeptItem) => void }) {
  const [items, setItems] = useState(keptItems);
  useEffect(() => followKept(() => setItems(keptItems())), []);
  if (items.length === 0) return null;
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass({ look: 'outline', size: 'small' })}>
        <History aria-hidden className="size-4" />
        Earlier items ({items.length})
        <ChevronDown aria-hidden className="size-4 text-soft" />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('main')}>
        <Menu.Positioner align="start" sideOffset={4} className="z-30">
          <Menu.Popup className="panel max-h-80 max-w-80 overflow-y-auto border-edge p-1 shadow-lg outline-none">
            {items.map((item) => (
              <Menu.Item
                key={item.id}
                className="flex min-h-9 cursor-default items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-sunken pointer-coarse:min-h-11"
                onClick={() => {
                  forgetItem(item.id);
                  onOpen(item);
                }}
              >
                <span className="truncate">{item.values.itemName}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
