// The suite's own `test`: a product on a free port for each file, and no unnoticed error in the page.
import { test as base, expect } from '@playwright/test';
import type { StandIn } from '../server/src/test/stand-in.ts';
import { startStandIn } from '../server/src/test/stand-in.ts';
import { openaiFormat } from '../server/src/test/stand-in-openai.ts';
import { type Product, startProduct } from './product.ts';

interface Fixtures {
  /** Errors that the page may log in this test, as patterns. */
  expectedErrors: RegExp[];
  quietPage: undefined;
}

interface WorkerFixtures {
  product: Product;
  /** The same product with an AI provider that listens on loopback. */
  provider: StandIn;
  productWithAi: Product;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const provider = await startStandIn(openaiFormat);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  productWithAi: [
    async ({ provider }, use) => {
      const product = await startProduct({
        AI_PROVIDER: 'openai',
        OPENAI_BASE_URL: provider.url,
        OPENAI_MODEL: 'test-model',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [[], { option: true }],
  quietPage: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
