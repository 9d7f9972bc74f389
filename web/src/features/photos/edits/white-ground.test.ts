import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groundOf, whiten } from './white-ground.ts';

const SIDE = 60;

/** A disc on a ground whose light falls off towards the lower right. */
function picture(
  ground: (x: number, y: number) => readonly number[],
  thing: readonly number[] = [40, 60, 120],
) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE];
    const isThing = Math.hypot(x - 0.5, y - 0.5) < 0.25;
    data.set([...(isThing ? thing : ground(x, y)), 255], at * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

function pixel({ data }: { data: Uint8ClampedArray }, x: number, y: number): number[] {
  const from = (Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)) * 4;
  return [...data.slice(from, from + 3)];
}

it('whatever its light, a plain light ground becomes white, and the thing stays darker than it', () => {
  const channel = fc.integer({ min: 165, max: 235 });
  const slope = fc.integer({ min: -15, max: 15 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), slope, slope, (light, across, down) => {
      const one = picture((x, y) => light.map((value) => value + across * (x - 0.5) + down * (y - 0.5)));
      const ground = groundOf(one);
      if (ground === null) throw new Error('no ground');
      whiten(one, ground);
      for (const [x, y] of [
        [0.03, 0.03],
        [0.97, 0.03],
        [0.1, 0.9],
        [0.5, 0.9],
      ] as const)
        expect(Math.min(...pixel(one, x, y))).toBeGreaterThanOrEqual(250);
      expect(Math.max(...pixel(one, 0.5, 0.5))).toBeLessThan(190);
    }),
    { numRuns: 60, seed: 1 },
  );
});

it('a shadow stays one, and a thing that reaches over an edge moves nothing', () => {
  const shaded = picture((x, y) =>
    y > 0.7 && y < 0.8 && x > 0.3 && x < 0.7 ? [150, 150, 150] : [210, 208, 200],
  );
  const ground = groundOf(shaded);
  if (ground === null) throw new Error('no ground');
  whiten(shaded, ground);
  const [shadow = 0] = pixel(shaded, 0.5, 0.76);
  expect(shadow).toBeGreaterThan(160);
  expect(shadow).toBeLessThan(200);
  const cable = picture((x, y) => (y < 0.2 && x > 0.47 && x < 0.53 ? [20, 20, 20] : [210, 208, 200]));
  expect(groundOf(cable)).not.toBeNull();
});

it.each([
  ['dark', () => [60, 60, 70]],
  ['striped', (x: number) => (Math.floor(x * 20) % 2 === 0 ? [220, 220, 220] : [150, 150, 150])],
  [
    'half of a wall and half of a floor',
    (_: number, y: number) => (y < 0.55 ? [230, 230, 230] : [140, 110, 90]),
  ],
] as const)('a ground that is %s is left alone', (_, ground) => {
  expect(groundOf(picture(ground))).toBeNull();
});
