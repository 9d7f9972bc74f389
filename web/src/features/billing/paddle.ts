import { CheckoutEventNames, initializePaddle, type Paddle } from '@paddle/paddle-js';
import { type BillingConfig, CHECKOUT_PARAMETER } from '@smart-listings/contract';

type PaddleConfig = Extract<BillingConfig, { kind: 'paddle' }>;

interface CheckoutWatcher {
  onCompleted: () => void;
  onClosed: () => void;
}

/** Paddle's script, once it is ready, and the transaction whose checkout it has opened by itself. */
interface Loaded {
  paddle: Paddle;
  openedId: string | null;
}

let loading: Promise<Loaded> | null = null;
let watcher: CheckoutWatcher | null = null;

/** Fetches the script from Paddle once; after a failure only a reload tries again. */
export function loadPaddle(config: PaddleConfig): Promise<Loaded> {
  loading ??= load(config);
  return loading;
}

async function load({ clientToken, environment }: PaddleConfig): Promise<Loaded> {
  // The script takes this for Paddle Retain, which follows visitors, and does not fetch it.
  Object.assign(window, { profitwell: { isLoaded: true } });
  const paddle = await initializePaddle({
    token: clientToken,
    environment,
    checkout: { settings: { displayMode: 'overlay', theme: readTheme() } },
    eventCallback: ({ name }) => {
      if (name === CheckoutEventNames.CHECKOUT_COMPLETED) watcher?.onCompleted();
      if (name === CheckoutEventNames.CHECKOUT_CLOSED) watcher?.onClosed();
    },
  });
  if (!paddle) throw new Error('Paddle’s script is not there.');
  // It opens what the address names as soon as it is ready; another checkout over that would start anew.
  return { paddle, openedId: new URLSearchParams(window.location.search).get(CHECKOUT_PARAMETER) };
}

/** Paddle's checkout over the page, for a transaction that the server has made. */
export async function openPaddleCheckout(
  config: PaddleConfig,
  transactionId: string,
  watch: CheckoutWatcher,
): Promise<void> {
  watcher = watch;
  const loaded = await loadPaddle(config);
  if (loaded.openedId === transactionId) return;
  loaded.paddle.Checkout.open({
    transactionId,
    settings: { displayMode: 'overlay', theme: readTheme() },
  });
}

function readTheme(): 'dark' | 'light' {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = document.documentElement.dataset.theme ?? (dark ? 'dark' : 'light');
  return theme === 'dark' ? 'dark' : 'light';
}

/** Where it is still open, e.g. because the payment was made in another tab. */
export async function closePaddleCheckout(config: PaddleConfig): Promise<void> {
  const { paddle } = await loadPaddle(config);
  paddle.Checkout.close();
}
