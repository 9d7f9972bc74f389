// Draws the README's picture: `npm run build && node e2e/picture.ts`.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { fillForm, generate, titleOf } from './forms.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
await page.addInitScript(() => {
  localStorage.setItem('hasSeenOnboardingHint', 'true');
  localStorage.setItem('hasSeenHowItWorks', 'true');
  localStorage.setItem('hasDismissedProTip', 'true');
  localStorage.setItem('appCurrency', 'GBP (£)');
});
await page.goto(product.url);
await fillForm(page, {
  platform: 'eBay',
  condition: 'Used - Good',
  itemName: 'Makita 18V combi drill kit',
  make: 'Makita',
  modelNumber: 'DHP482',
  features:
    'DHP482 LXT combi drill, 62Nm, 2 x BL1850B 5.0Ah batteries, DC18RC charger, belt clip and the plastic case (one catch broke). One battery shows 4 bars, the other only gets to 3. Call 07700 900123',
  keywords: 'cordless drill, LXT',
});
await generate(page);
await titleOf(page).waitFor();
await page.waitForTimeout(800);
await page.evaluate(() => window.scrollTo(0, 0));
await page.screenshot({ path: fileURLToPath(new URL('../docs/images/home.png', import.meta.url)) });
await browser.close();
await product.stop();
