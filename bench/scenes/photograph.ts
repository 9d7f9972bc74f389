// A thing as somebody photographs it to sell it: on the ground that was at hand, from an angle, in the room's light,
// with a telephone's blur, noise and compression.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { findHeadlessChromium } from '../../scripts/find-chromium.mjs';
import { sharp } from '../../server/src/test/draw-label.ts';
import { type Chance, chanceOf } from '../random.ts';
import { SHAPES } from './draw.ts';
import type { Thing } from './thing.ts';

const WIDE = { width: 1008, height: 756 };
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/** Grain stretched along the board, speckles, or a weave: 8-bit greys round the middle. */
async function grain(chance: Chance, width: number, height: number, stretched: number): Promise<string> {
  const cells = Math.ceil(width / stretched);
  const raw = Uint8Array.from({ length: cells * height }, () => chance.whole(60, 195));
  const png = await sharp(raw, { raw: { width: cells, height, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function ground(chance: Chance): Promise<string> {
  const [paint, stretched, strength] = chance.pick([
    ['#8a5a34', 60, 0.55],
    ['#c79a66', 40, 0.45],
    ['#5d6166', 1, 0.5],
    ['#d7d2c8', 2, 0.25],
    ['#efefec', 1, 0.1],
    ['#4d6b3c', 2, 0.7],
    ['#6b2f3a', 1, 0.5],
    ['#33415c', 3, 0.5],
  ] as const);
  const boards =
    stretched > 10
      ? `repeating-linear-gradient(0deg,#0006 0 2px,transparent 2px ${chance.whole(120, 260)}px),`
      : '';
  const texture = await grain(chance, 504, 504, stretched);
  return `<div style="position:absolute;inset:-30%;background:${boards}${paint};transform:rotate(${chance.whole(-20, 20)}deg)"><div style="position:absolute;inset:0;background:url(${texture});background-size:504px;mix-blend-mode:overlay;opacity:${strength}"></div></div>`;
}

const drawn = (thing: Thing, chance: Chance) =>
  thing.shape === 'heap' ? '' : SHAPES[thing.shape](thing, chance);

function placed(thing: Thing, chance: Chance): string {
  const parts = thing.parts ?? [thing];
  const scale = parts.length > 1 ? 0.62 : chance.whole(95, 125) / 100;
  const items = parts.map((part) => {
    const turn = `rotateX(${chance.whole(0, 28)}deg) rotateY(${chance.whole(-18, 18)}deg) rotateZ(${chance.whole(-9, 9)}deg)`;
    return `<div style="transform:perspective(1500px) ${turn} scale(${scale});filter:drop-shadow(${chance.whole(-14, 14)}px ${chance.whole(8, 22)}px ${chance.whole(6, 18)}px #000a)">${drawn(part, chance)}</div>`;
  });
  return `<div style="position:absolute;inset:0;display:flex;align-items:center;justify-content:center;gap:0">${items.join('')}</div>`;
}

/** A lamp at one side, the photographer's own shadow at times, a reflection at times. */
function light(chance: Chance): string {
  const x = chance.whole(5, 95);
  const lamp = `radial-gradient(circle at ${x}% ${chance.whole(0, 60)}%,#fff3,transparent 45%,#0007 120%)`;
  const shadow = `linear-gradient(${chance.whole(0, 359)}deg,#0008,#0008 ${chance.whole(15, 34)}%,transparent ${chance.whole(36, 50)}%)`;
  const layers = chance.share() < 0.45 ? [shadow, lamp] : [lamp];
  const glare =
    chance.share() < 0.25
      ? `<div style="position:absolute;left:${chance.whole(25, 60)}%;top:${chance.whole(25, 60)}%;width:150px;height:70px;border-radius:50%;background:#fffc;filter:blur(22px)"></div>`
      : '';
  return `<div style="position:absolute;inset:0;background:${layers.join(',')}"></div>${glare}`;
}

async function scene(thing: Thing, chance: Chance): Promise<string> {
  const font = readFileSync(FONT).toString('base64');
  return `<style>@font-face{font-family:'Instrument Sans Variable';font-weight:400 700;src:url(data:font/woff2;base64,${font})}body{margin:0;overflow:hidden;font-family:'DejaVu Sans'}</style>${await ground(chance)}${placed(thing, chance)}${light(chance)}`;
}

/** Out of focus by a little, in warm or cold light, with the sensor's noise. */
async function throughTheLens(png: Buffer, chance: Chance): Promise<Buffer> {
  const noiseLevel = chance.whole(8, 40);
  const noise = Array.from(
    { length: 9973 },
    () => (chance.share() + chance.share() + chance.share() - 1.5) * noiseLevel,
  );
  const warm = chance.whole(-7, 7) / 100;
  const bright = chance.whole(78, 112) / 100;
  const gains = [bright * (1 + warm), bright, bright * (1 - warm)];
  const { data, info } = await sharp(png)
    .removeAlpha()
    .blur(chance.whole(6, 24) / 10)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 1) {
    seen[at] = (data[at] ?? 0) * (gains[at % 3] ?? 1) + (noise[at % noise.length] ?? 0);
  }
  return sharp(seen, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: chance.whole(68, 92) })
    .toBuffer();
}

/** A photo of 12 megapixels for each thing, the same for a seed. */
export async function* photographs(
  things: readonly Thing[],
  seed: number,
): AsyncGenerator<{ thing: Thing; jpeg: Buffer }> {
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    for (const [index, thing] of things.entries()) {
      const chance = chanceOf(seed * 1000 + index);
      const upright = chance.share() < 0.3;
      const viewport = upright ? { width: WIDE.height, height: WIDE.width } : WIDE;
      const page = await browser.newPage({ viewport, deviceScaleFactor: 4 });
      await page.setContent(await scene(thing, chance));
      await page.evaluate('document.fonts.ready');
      const png = await page.screenshot({ type: 'png' });
      await page.close();
      yield { thing, jpeg: await throughTheLens(png, chance) };
    }
  } finally {
    await browser.close();
  }
}
