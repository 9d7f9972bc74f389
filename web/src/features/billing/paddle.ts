import { CheckoutEventNames, initializePaddle, type Paddle } from '@paddle/paddle-js';
import type { BillingConfig } from '@smart-listings/contract';

type PaddleConfig = Extract<BillingConfig, { kind: 'paddle' }>;

interface CheckoutWatcher {
  onCompleted: () => void;
  onClosed: () => void;
}

let loading: Promise<Paddle | undefined> | null = null;
let watcher: CheckoutWatcher | null = null;

/** Paddle's script, fetched from Paddle once; after a failure only a reload tries again. */
export async function loadPaddle({ clientToken, environment }: PaddleConfig): Promise<Paddle> {
  loading ??= initializePaddle({
    token: clientToken,
    environment,
    eventCallback: ({ name }) => {
      if (name === CheckoutEventNames.CHECKOUT_COMPLETED) watcher?.onCompleted();
      if (name === CheckoutEventNames.CHECKOUT_CLOSED) watcher?.onClosed();
    },
  });
  const paddle = await loading;
  if (!paddle) throw new Error('Paddle’s script is not there.');
  return paddle;
}

/** Paddle's checkout over the page, for a transaction that the server has made. */
export async function openPaddleCheckout(
  config: PaddleConfig,
  transactionId: string,
  watch: CheckoutWatcher,
): Promise<void> {
  const paddle = await loadPaddle(config);
  watcher = watch;
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = document.documentElement.dataset.theme ?? (dark ? 'dark' : 'light');
  paddle.Checkout.open({
    transactionId,
    settings: { displayMode: 'overlay', theme: theme === 'dark' ? 'dark' : 'light' },
  });
}

/** Where it is still open, e.g. because the payment was made in another tab. */
export async function closePaddleCheckout(config: PaddleConfig): Promise<void> {
  const paddle = await loadPaddle(config);
  paddle.Checkout.close();
}
