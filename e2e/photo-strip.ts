// The strip of the draft's photos, and what hands do with it.
import { expect, type Page } from '@playwright/test';
import { type DrawnPhoto, drawPhotos } from './photos.ts';

export const THREE: DrawnPhoto[] = ['one', 'two', 'three'].map((word) => ({
  name: `${word}.jpg`,
  lines: [word],
}));

export const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos' });
export const tiles = (page: Page) => photosOf(page).getByRole('button', { name: /^Photo \d of/ });

export async function expectOrder(page: Page, ...names: string[]) {
  await expect(tiles(page)).toHaveCount(names.length);
  for (const [place, name] of names.entries()) {
    await expect(tiles(page).nth(place)).toHaveAccessibleName(new RegExp(`${name}\\.`));
  }
  await expect(photosOf(page).locator('progress:not([aria-label="Photos read"])')).toHaveCount(0);
}

/** They are there after a reload too. */
export async function expectKept(page: Page, count: number) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('listingPhotos'))).toBe(`${count}`);
}

export async function choose(page: Page, photos: readonly DrawnPhoto[]) {
  await page.getByLabel('Photo files').setInputFiles(await drawPhotos(page, photos));
}

/** Photos that get no smaller until they may, however fast the machine is. */
export async function holdPhotos(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = false;
    window.addEventListener('hold', () => {
      isHeld = true;
    });
    window.addEventListener('let-go', () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    });
    window.Worker = class extends window.Worker {
      override postMessage(message: unknown) {
        if (isHeld) held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
  });
  const tell = (name: string) => page.evaluate((type) => void window.dispatchEvent(new Event(type)), name);
  return { hold: () => tell('hold'), letGo: () => tell('let-go') };
}
