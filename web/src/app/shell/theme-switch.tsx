import { STORAGE_KEYS } from '@smart-listings/contract';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readText, removeText, writeText } from '../../lib/storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Goes round system, light and dark. The script in index.html applies the choice before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const stored = readText('local', STORAGE_KEYS.theme);
    const chosen = THEMES.find((known) => known === stored) ?? 'system';
    setTheme(chosen);
    paintBrowser(chosen);
  }, []);

  function choose(next: Theme) {
    setTheme(next);
    paintBrowser(next);
    if (next === 'system') {
      removeText('local', STORAGE_KEYS.theme);
      delete document.documentElement.dataset.theme;
    } else {
      writeText('local', STORAGE_KEYS.theme, next);
      document.documentElement.dataset.theme = next;
    }
  }

  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton label={`Theme: ${theme}. Switch to ${next}`} onClick={() => choose(next)}>
      <Icon aria-hidden className="size-4" />
    </IconButton>
  );
}

/** The browser's own bars follow, also where the choice is not the system's. */
function paintBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDark = theme === 'system' ? meta.media.includes('dark') : theme === 'dark';
    meta.content = isDark ? '#171512' : '#f6f3ec';
  }
}
