import { chromium } from 'playwright-core';
import { findHeadlessChromium } from '../scripts/find-chromium.mjs';
import { drawPhotos } from './photos.ts';
import { startProduct } from './product.ts';
const product = await startProduct();
const browser = await chromium.launch({ executablePath: findHeadlessChromium() ?? undefined, args: ['--no-sandbox'] });
try {
  for (const [w, scheme, mobile] of [[390, 'light', true], [1440, 'dark', false], [390, 'dark', true], [1440, 'light', false]] as const) {
    const context = await browser.newContext({ viewport: { width: w, height: w === 390 ? 844 : 900 }, colorScheme: scheme, hasTouch: mobile, isMobile: mobile, serviceWorkers: 'block' });
    const page = await context.newPage(); page.setDefaultTimeout(90_000);
    await page.route('**/api/gemini/analyzeImage', (r) => r.fulfill({ json: { itemName: '', features: '', keywords: '' } }));
    await page.goto(product.url);
    await page.getByLabel('Photo files').setInputFiles(await drawPhotos(page as never, [{ name: 'one.jpg', lines: ['Hello'] }]));
    const q = page.getByRole('group', { name: 'What is it?' }); await q.waitFor();
    const shot = async (n: string) => { await q.scrollIntoViewIfNeeded(); const b = await q.boundingBox(); await page.screenshot({ path: `/tmp/ph/shot-${w}-${scheme}-${n}.png`, ...(b && { clip: { x: Math.max(0, b.x - 20), y: Math.max(0, b.y - 60), width: Math.min(w, b.width + 40), height: Math.min(b.height + 140, 760) } }) }); };
    await shot('likely'); await q.getByRole('button', { name: 'All kinds…' }).click(); await shot('groups');
    await q.getByRole('button', { name: 'Clothing' }).click(); await shot('clothing');
    await context.close();
  }
} finally { await browser.close(); await product.stop(); }
