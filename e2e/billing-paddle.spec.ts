// Pro sold by Paddle: its script, on the pages where Pro is offered, and nowhere else.
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

/** In the place of Paddle's script: keeps what it is told to do. */
const STAND_IN = `window.told = []; window.PaddleBillingV1 = {
  Environment: { set: (name) => told.push(['environment', name]) },
  Initialize: (options) => {
    told.push(['initialize', options.token, options.checkout.settings]);
    window.say = options.eventCallback;
    // As the real one does.
    const named = new URLSearchParams(location.search).get('_ptxn');
    if (named) told.push(['opens by itself', named]);
  },
  Checkout: { open: (options) => told.push(['open', options.transactionId]), close: () => told.push(['close']) },
};`;

test('Paddle’s script is loaded where Pro is offered, and the checkout opens for the address’s transaction', async ({
  page,
}) => {
  const product = await startProduct({
    PADDLE_API_KEY: 'pdl_sdbx_apikey_1',
    PADDLE_CLIENT_TOKEN: 'test_token',
    PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
    PADDLE_PRICE_ID: 'pri_1',
    PADDLE_ENVIRONMENT: 'sandbox',
    PADDLE_BASE_URL: 'http://127.0.0.1:9',
  });
  try {
    const loads: string[] = [];
    await page.route('https://cdn.paddle.com/**', (route) => {
      loads.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
    });
    await page.goto(product.url);
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([]);
    await page.goto(`${product.url}/pricing`);
    await expect.poll(() => loads.length).toBe(1);

    await page.goto(`${product.url}/terms?_ptxn=txn_1`);
    const told = () => page.evaluate(() => (window as unknown as { told?: unknown }).told);
    await expect.poll(told).toEqual([
      ['environment', 'sandbox'],
      ['initialize', 'test_token', { displayMode: 'overlay', theme: 'light' }],
      ['opens by itself', 'txn_1'],
    ]);
    await page.evaluate(() =>
      (window as unknown as { say: (event: object) => void }).say({ name: 'checkout.closed' }),
    );
    await expect(page).toHaveURL(`${product.url}/terms`);
  } finally {
    // A page that is left open would ask the stopped server again.
    await page.close();
    await product.stop();
  }
});
