import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page as it stands that axe finds fault with. */
export async function expectNoViolations(page: Page): Promise<void> {
  // A colour in mid-transition is no colour of the design: what moves comes to rest, and what appears while axe reads
  // (a message about something that ended just now) does not fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const ends = (one: Animation) => one.effect?.getComputedTiming().iterations !== Infinity;
        return document.getAnimations().filter((one) => one.playState === 'running' && ends(one)).length;
      }),
    )
    .toBe(0);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: no page of this product holds a frame of another origin, and a second page takes as long again.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
