import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InitialEntry, MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';

// The first result loads the engine: a busy machine may take its time.
configure({ asyncUtilTimeout: 60_000 });
vi.setConfig({ testTimeout: 120_000 });

/** Opens an address of the app as a browser would; jsdom lacks what is stubbed here. */
export function renderApp(address: InitialEntry = '/') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  rememberTimers();
  return render(
    <Providers>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </Providers>,
  );
}

const timers = new Set<NodeJS.Timeout>();

/** Toasts and the like leave timers behind that would run when there is no window any more. */
function rememberTimers() {
  const start = globalThis.setTimeout;
  const remember = (...call: Parameters<typeof start>) => {
    const timer = start(...call);
    timers.add(timer);
    return timer;
  };
  vi.stubGlobal('setTimeout', Object.assign(remember, start));
}

export function closeApp() {
  cleanup();
  // Now that nobody shows them, they go without the time that it takes them to leave.
  toast.dismiss();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}

export async function fillForm(user = userEvent.setup()) {
  await user.selectOptions(screen.getByLabelText('Platform'), 'eBay');
  await user.selectOptions(screen.getByLabelText('Condition'), 'used-good');
  await user.type(screen.getByLabelText('Item name'), 'Wool coat');
  await user.type(screen.getByLabelText('Features'), 'Navy wool coat, size 12, small hole in the lining');
  return user;
}
