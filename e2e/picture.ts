// Draws the README's picture and those of the app's installation: `npm run build && node e2e/picture.ts`.
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { fillForm, generate, titleOf } from './forms.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const WIDE = { width: 1440, height: 900 };

await draw('docs/images/home.png', { viewport: { width: 1440, height: 1000 } });
await draw('web/public/screenshots/wide.jpg', { viewport: WIDE });
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
await draw('web/public/screenshots/narrow.jpg', phone);
await browser.close();
await product.stop();

async function draw(file: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
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
  await page.evaluate((isPhone) => {
    if (isPhone) document.getElementById('result')?.scrollIntoView({ block: 'start' });
    else window.scrollTo(0, 0);
  }, options.isMobile ?? false);
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  await page.screenshot({ path, ...(file.endsWith('.jpg') && { type: 'jpeg' as const, quality: 82 }) });
  await context.close();
}
