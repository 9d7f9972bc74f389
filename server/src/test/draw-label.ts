/** Pictures made in the test itself: labels with print and bars, drawn without any font of the machine. */
import sharp, { type Sharp } from 'sharp';

/** For benches, which have no decoder of their own. */
export { sharp };

/** Strokes of each character in a cell 4 wide and 6 high. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6 L2 0 L4 6 M.8 4 L3.2 4',
  B: 'M0 0 V6 H2.4 Q4 6 4 4.5 Q4 3 2.4 3 H0 M0 0 H2.2 Q3.6 0 3.6 1.5 Q3.6 3 2.2 3',
  C: 'M4 1.2 Q3.4 0 2.1 0 Q0 0 0 3 Q0 6 2.1 6 Q3.4 6 4 4.8',
  D: 'M0 0 V6 H1.8 Q4 6 4 3 Q4 0 1.8 0 Z',
  E: 'M4 0 H0 V6 H4 M0 3 H3.2',
  F: 'M4 0 H0 V6 M0 3 H3.2',
  G: 'M4 1.2 Q3.4 0 2.1 0 Q0 0 0 3 Q0 6 2.1 6 Q4 6 4 4.4 V3.3 H2.4',
  H: 'M0 0 V6 M4 0 V6 M0 3 H4',
  I: 'M2 0 V6',
  J: 'M3.4 0 V4.4 Q3.4 6 1.8 6 Q.2 6 .2 4.4',
  K: 'M0 0 V6 M4 0 L0 3.6 M1.4 2.4 L4 6',
  L: 'M0 0 V6 H3.8',
  M: 'M0 6 V0 L2 3.6 L4 0 V6',
  N: 'M0 6 V0 L4 6 V0',
  O: 'M2 0 Q4 0 4 3 Q4 6 2 6 Q0 6 0 3 Q0 0 2 0 Z',
  P: 'M0 6 V0 H2.4 Q4 0 4 1.7 Q4 3.4 2.4 3.4 H0',
  Q: 'M2 0 Q4 0 4 3 Q4 6 2 6 Q0 6 0 3 Q0 0 2 0 Z M2.6 4.4 L4.2 6.4',
  R: 'M0 6 V0 H2.4 Q4 0 4 1.6 Q4 3.2 2.4 3.2 H0 M2 3.2 L4 6',
  S: 'M3.8 1.1 Q3.3 0 2 0 Q.2 0 .2 1.5 Q.2 2.7 2 3 Q4 3.3 4 4.6 Q4 6 2 6 Q.5 6 0 4.8',
  T: 'M0 0 H4 M2 0 V6',
  U: 'M0 0 V4 Q0 6 2 6 Q4 6 4 4 V0',
  V: 'M0 0 L2 6 L4 0',
  W: 'M0 0 L1 6 L2 1.6 L3 6 L4 0',
  X: 'M0 0 L4 6 M4 0 L0 6',
  Y: 'M0 0 L2 3 L4 0 M2 3 V6',
  Z: 'M0 0 H4 L0 6 H4',
  '0': 'M2 0 Q3.6 0 3.6 3 Q3.6 6 2 6 Q.4 6 .4 3 Q.4 0 2 0 Z',
  '1': 'M.9 1.2 L2.2 0 V6',
  '2': 'M.2 1.6 Q.4 0 2 0 Q3.8 0 3.8 1.7 Q3.8 2.8 2.6 3.8 L.2 6 H4',
  '3': 'M.3 .9 Q.9 0 2 0 Q3.7 0 3.7 1.5 Q3.7 2.9 1.8 2.9 Q4 2.9 4 4.5 Q4 6 2 6 Q.6 6 0 4.9',
  '4': 'M2.9 6 V0 L0 4.2 H4',
  '5': 'M3.6 0 H.7 L.4 2.8 Q1.1 2.2 2.1 2.2 Q4 2.2 4 4.1 Q4 6 2 6 Q.6 6 0 5',
  '6': 'M3.5 .5 Q3 0 2.2 0 Q.2 0 .2 3.5 Q.2 6 2.1 6 Q4 6 4 4.2 Q4 2.4 2.1 2.4 Q.6 2.4 .2 4',
  '7': 'M0 0 H4 L1.4 6',
  '8': 'M2 0 Q3.6 0 3.6 1.4 Q3.6 2.8 2 2.8 Q.4 2.8 .4 1.4 Q.4 0 2 0 Z M2 2.8 Q4 2.8 4 4.4 Q4 6 2 6 Q0 6 0 4.4 Q0 2.8 2 2.8 Z',
  '9': 'M.5 5.5 Q1 6 1.8 6 Q3.8 6 3.8 2.5 Q3.8 0 1.9 0 Q0 0 0 1.8 Q0 3.6 1.9 3.6 Q3.4 3.6 3.8 2',
  '%': 'M4 0 L0 6 M.9 0 Q1.8 0 1.8 1.1 Q1.8 2.2 .9 2.2 Q0 2.2 0 1.1 Q0 0 .9 0 Z M3.1 3.8 Q4 3.8 4 4.9 Q4 6 3.1 6 Q2.2 6 2.2 4.9 Q2.2 3.8 3.1 3.8 Z',
  '-': 'M.8 3.2 H3.2',
  '/': 'M4 0 L0 6',
  '.': 'M2 5.8 V6',
  ':': 'M2 1.8 V2 M2 5 V5.2',
  ',': 'M2 5.6 L1.6 6.8',
  '@': 'M2.8 4 Q1.2 4.6 1.2 3 Q1.2 1.6 2.8 2 V4 Q4 4.4 4 2.8 Q4 0 2 0 Q0 0 0 3 Q0 6 2.4 6',
};

const CELL = 5.4;

interface Print {
  text: string;
  x: number;
  y: number;
  /** Of the capitals, in pixels. */
  height: number;
  colour?: string;
  /** Set along a circle round x and y, its top in the middle of the text, as on a badge. */
  radius?: number;
}

interface Label {
  width?: number;
  height?: number;
  ground?: string;
  print?: readonly Print[];
  /** EAN-13 digits with where their bars stand; a module is three pixels wide. */
  bars?: { digits: string; x: number; y: number; height: number };
  /** Further SVG. */
  shapes?: string;
}

/** A label as a picture; turn it, blur it or darken it with sharp, then take it in a format. */
export function drawLabel({
  width = 1_000,
  height = 700,
  ground = '#fdfdfb',
  print = [],
  bars,
  shapes = '',
}: Label): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${shapes}
    ${print.map(strokesOf).join('')}${bars ? drawBars(bars) : ''}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: ground });
}

/** One line of print as SVG. */
export function strokesOf({ text, x, y, height, colour = '#151515', radius }: Print): string {
  const scale = height / 6;
  const strokes = [...text.toUpperCase()].map((character, index) => {
    const path = STROKES[character];
    const place = radius
      ? `rotate(${(((index - (text.length - 1) / 2) * CELL * scale) / radius) * (180 / Math.PI)}) translate(-2 ${-radius / scale - 3})`
      : `translate(${index * CELL} 0)`;
    return path ? `<path transform="${place}" d="${path}"/>` : '';
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const FIRST_DIGIT = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');

function drawBars({ digits, x, y, height }: NonNullable<Label['bars']>): string {
  const module = 3;
  const sides = FIRST_DIGIT[Number(digits[0])] ?? '';
  const invert = (code: string) => [...code].map((bit) => (bit === '0' ? '1' : '0')).join('');
  const left = [...digits.slice(1, 7)].map((digit, index) => {
    const odd = ODD[Number(digit)] ?? '';
    return sides[index] === 'O' ? odd : [...invert(odd)].reverse().join('');
  });
  const right = [...digits.slice(7)].map((digit) => invert(ODD[Number(digit)] ?? ''));
  const bits = `101${left.join('')}01010${right.join('')}101`;
  const dark = [...bits].flatMap((bit, index) =>
    bit === '1' ? [`<rect x="${x + index * module}" y="${y}" width="${module}" height="${height}"/>`] : [],
  );
  return `<g fill="#000">${dark.join('')}</g>`;
}
