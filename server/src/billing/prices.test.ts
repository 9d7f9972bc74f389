import { describe, expect, it } from 'vitest';
import { createPrices } from './prices.ts';

const MINUTE_MS = 60_000;

/** Prices of a provider that answers as the test says, on a clock that the test moves. */
function createShop(answer: (country: string) => Promise<string | null>) {
  let now = 0;
  const asked: string[] = [];
  const provider = {
    findPrice: (country: string) => {
      asked.push(country);
      return answer(country);
    },
  };
  const clock = () => new Date(now);
  return {
    asked,
    find: createPrices(provider, { clock, waitMs: 20 }).find,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe('prices by country', () => {
  it('are asked for once an hour each, however many ask', async () => {
    const { find, asked, wait } = createShop(async (country) => `from 5.99 ${country} per month`);
    const [first] = await Promise.all([find('US'), find('US'), find('DE')]);
    expect(first).toBe('from 5.99 US per month');
    wait(59 * MINUTE_MS);
    await find('US');
    expect(asked).toEqual(['US', 'DE']);
    wait(MINUTE_MS);
    await find('US');
    expect(asked).toEqual(['US', 'DE', 'US']);
  });

  it('are none when asking fails, which is tried again after a minute', async () => {
    const { find, asked, wait } = createShop(() => Promise.reject(new Error('down')));
    expect(await find('US')).toBeNull();
    expect(await find('US')).toBeNull();
    expect(asked).toHaveLength(1);
    wait(MINUTE_MS);
    await find('US');
    expect(asked).toHaveLength(2);
  });

  it('are not waited for; what comes late is there for the next', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { find, asked } = createShop(() => promise);
    expect(await find('US')).toBeNull();
    resolve('from 5.99 USD per month');
    expect(await find('US')).toBe('from 5.99 USD per month');
    expect(asked).toHaveLength(1);
  });

  it('are none without a provider', async () => {
    expect(await createPrices(null, { clock: () => new Date(0) }).find('US')).toBeNull();
  });
});
