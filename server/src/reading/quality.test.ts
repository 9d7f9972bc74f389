import { coachPhoto } from '@smart-listings/engine';
import { expect, test } from 'vitest';
import { photographScene, type Scene, type SceneFaults, sceneOf } from '../test/draw-scene.ts';
import { decodePhoto } from './decode.ts';
import { judgeQuality } from './quality.ts';

const SEEDS = [51, 52, 53, 54] as const;

async function judge(scene: Scene, faults: SceneFaults = {}) {
  const photo = await decodePhoto(await photographScene(scene, faults));
  const judged = await judgeQuality(photo);
  const { type, width, height } = photo;
  const quality = { ...judged, type, width, height, fill: null, transparent: false };
  return { ...judged, said: coachPhoto(quality, {}).map(({ rule }) => rule) };
}

test.each(SEEDS)(
  'a sharp scene is never called blurred, lying or upright, faint or strong (%i)',
  async (seed) => {
    const scene = sceneOf(seed);
    const [as, turned] = [await judge(scene), await judge(scene, { turn: 90 })];
    expect([...as.said, ...turned.said]).not.toContain('photo.blurred');
    expect(turned.sharpness ?? -1).toBeCloseTo(as.sharpness ?? -1, 1);
    expect(turned.brightness).toBeCloseTo(as.brightness, 2);
    expect(turned.highlights).toBeCloseTo(as.highlights, 2);
  },
);

test.each(SEEDS)('a scene gets no sharper by a blur, and one that all see is said (%i)', async (seed) => {
  const scene = { ...sceneOf(seed), noise: 1 };
  const [slight, soft, lost] = [
    await judge(scene, { blur: 1.2 }),
    await judge(scene, { blur: 3 }),
    await judge(scene, { blur: 6 }),
  ];
  expect(slight.said).not.toContain('photo.blurred');
  expect(soft.sharpness ?? 1).toBeLessThan(slight.sharpness ?? 0);
  expect(lost.said).toContain('photo.blurred');
});

test.each(SEEDS)('little light is said, whatever the thing (%i)', async (seed) => {
  expect((await judge(sceneOf(seed), { light: 0.15 })).said).toContain('photo.dark');
});
