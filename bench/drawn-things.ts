/** Things of one known colour, with folds, shadows and prints, on grounds as people photograph them on. */
import { sharp, strokesOf } from '../server/src/test/draw-label.ts';
import { type Drawn, invented } from './drawn-labels.ts';
import { type Chance, chanceOf } from './random.ts';

/** Names and what they look like in even light; each with those that a person might as well say. */
const COLOURS = [
  ['black', '#141416', '#1d1b1a'],
  ['white', '#f4f4f1', '#eef0f2'],
  ['grey', '#8b8d90', '#787672'],
  ['dark grey', '#47494d', '#3c3b3e'],
  ['navy', '#1c2747', '#14213d', '#22304f'],
  ['blue', '#2a5fb4', '#1f4fd0', '#3f74a8'],
  ['light blue', '#9cc3e6', '#a9c8dd'],
  ['red', '#b5202a', '#d01f1f', '#c8372e'],
  ['burgundy', '#5c1526', '#6b1d2e', '#4a1420'],
  ['green', '#2f7a3d', '#1f5c34', '#58a45a'],
  ['olive', '#646432', '#5a5a3a', '#6e6b2c'],
  ['yellow', '#eac52b', '#f2d94a', '#d9b51f'],
  ['orange', '#e2772a', '#f08c1e', '#d9622b'],
  ['brown', '#6a452a', '#4f3322', '#7d5536'],
  ['beige', '#cdb894', '#c2a98a', '#d6c3a5'],
  ['cream', '#efe5c8', '#f3ead6'],
  ['pink', '#e59ab4', '#d96a93', '#efb9c6'],
  ['purple', '#65408f', '#51306f', '#8a63b0'],
  ['teal', '#1f7a7d', '#1c6468', '#2f8a86'],
  ['turquoise', '#43b8b5', '#5ccac2'],
  ['gold', '#b8943c', '#c9a44a', '#a8842e'],
  ['silver', '#b9bcc0', '#a9abad'],
] as const;
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'dark grey': ['grey'],
  'light blue': ['blue'],
  cream: ['beige'],
  turquoise: ['teal'],
  silver: ['grey'],
  gold: ['brown', 'yellow'],
};
const SHAPES: readonly (readonly [string, string])[] = [
  [
    't-shirt',
    'M300 170 L420 130 Q500 190 580 130 L700 170 L790 330 L690 380 L670 330 V760 H330 V330 L310 380 L210 330 Z',
  ],
  [
    'mug',
    'M300 260 H640 V720 Q640 760 600 760 H340 Q300 760 300 720 Z M640 340 Q800 340 800 480 Q800 620 640 620 V560 Q730 560 730 480 Q730 400 640 400 Z',
  ],
  [
    'bag',
    'M260 360 H740 L790 800 H210 Z M370 360 Q370 180 500 180 Q630 180 630 360 H580 Q580 230 500 230 Q420 230 420 360 Z',
  ],
  ['shoe', 'M180 520 Q300 520 380 400 L560 470 Q700 560 820 580 Q850 660 820 690 H190 Q160 600 180 520 Z'],
  ['box', 'M220 260 H780 V740 H220 Z'],
  ['bottle', 'M440 140 H560 V280 Q640 330 640 430 V840 H360 V430 Q360 330 440 280 Z'],
  ['cushion', 'M220 220 Q500 280 780 220 Q720 500 780 780 Q500 720 220 780 Q280 500 220 220 Z'],
];
const GROUNDS = ['plain', 'wood', 'carpet', 'tiles', 'light', 'floor and wall'] as const;

export async function drawnThings(count: number, seed: number): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (let at = 0; at < count; at += 1) drawn.push(await drawOne(chanceOf(seed * 7_919 + at), at));
  return drawn;
}

async function drawOne(chance: Chance, at: number): Promise<Drawn> {
  const [colour, ...paints] = chance.pick(COLOURS);
  const paint = chance.pick<string>(paints);
  const [thing, path] = chance.pick(SHAPES);
  const ground = chance.pick(GROUNDS);
  const print = chance.share() < 0.4 ? invented(chance) : '';
  const scale = 0.75 + chance.share() * 0.4;
  const ink = [
    'black',
    'navy',
    'burgundy',
    'dark grey',
    'brown',
    'purple',
    'green',
    'blue',
    'red',
    'olive',
    'teal',
  ].includes(colour)
    ? '#f0f0ea'
    : '#222226';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><defs>
    <linearGradient id="fold" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
    <linearGradient id="lamp" x1="${chance.share()}" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>
    ${drawGround(ground, chance)}
    <g transform="translate(${500 + chance.whole(-60, 60)} ${500 + chance.whole(-40, 40)}) rotate(${chance.whole(-25, 25)}) scale(${scale}) translate(-500 -480)">
    <path d="${path}" transform="translate(16 20)" fill="#000" opacity=".35" filter="url(#soft)"/>
    <path d="${path}" fill="${paint}"/><path d="${path}" fill="url(#fold)"/>
    ${print && strokesOf({ text: print, x: 500 - print.length * 19, y: 480, height: 42, colour: ink })}</g>
    <rect width="1000" height="1000" fill="url(#lamp)"/></svg>`;
  const grain = await sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: chance.whole(3, 12) },
    },
  })
    .png()
    .toBuffer();
  const lit = sharp(
    await sharp(Buffer.from(svg))
      .flatten()
      .composite([{ input: grain, blend: 'soft-light' }])
      .png()
      .toBuffer(),
  );
  const brightness = 0.72 + chance.share() * 0.4;
  const bytes = await lit
    .modulate({ brightness })
    .blur(0.5 + chance.share())
    .jpeg({ quality: chance.whole(55, 92) })
    .toBuffer();
  return {
    name: `${colour} ${thing} on ${ground} ${at}`,
    bytes,
    barcode: [],
    brand: [],
    model: [],
    colour: [colour],
    alsoRight: [...(ALSO[colour] ?? [])],
    unknown: print ? [print] : [],
    secret: [],
  };
}

function drawGround(ground: (typeof GROUNDS)[number], chance: Chance): string {
  const fill = (colour: string, box = 'width="1000" height="1000"') => `<rect ${box} fill="${colour}"/>`;
  const many = (count: number, draw: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => draw(index)).join('');
  switch (ground) {
    case 'plain':
      return fill(chance.pick(['#d9d4cb', '#7d8a94', '#f0efec', '#39404a', '#8d5a4a', '#4b6b52']));
    case 'light':
      return fill('#fafaf8');
    case 'wood':
      return (
        fill('#9a6b42') +
        many(12, (row) =>
          fill(row % 2 ? '#a8774b' : '#8f613a', `x="0" y="${row * 84}" width="1000" height="80"`),
        ) +
        many(
          60,
          () =>
            `<path d="M${chance.whole(0, 1000)} ${chance.whole(0, 1000)} h${chance.whole(40, 300)}" stroke="#6f4726" stroke-width="3" opacity=".5"/>`,
        )
      );
    case 'carpet':
      return (
        fill('#7a6f66') +
        many(
          700,
          () =>
            `<circle cx="${chance.whole(0, 1000)}" cy="${chance.whole(0, 1000)}" r="${chance.whole(3, 9)}" fill="${chance.pick(['#8d8177', '#5e554e', '#a39689', '#6d5a52'])}"/>`,
        )
      );
    case 'tiles':
      return (
        fill('#d4d6d2') +
        many(
          8,
          (index) =>
            `<path d="M${index * 140} 0 V1000 M0 ${index * 140} H1000" stroke="#8d8f8c" stroke-width="7"/>`,
        )
      );
    case 'floor and wall':
      return fill('#dcd7cc') + fill('#8a623f', 'y="620" width="1000" height="380"');
  }
}
