// Each shape as markup of its own size, flat: light, ground and the camera's angle come after (photograph.ts).
import type { Chance } from '../random.ts';
import type { Thing } from './thing.ts';

type Draw = (thing: Thing, chance: Chance) => string;

const FONTS = [
  "'DejaVu Sans'",
  "'DejaVu Sans Condensed'",
  "'DejaVu Serif'",
  "'Instrument Sans Variable'",
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The make as a maker sets it: its own weight, width, slant and spacing. */
function wordmark(text: string, chance: Chance, size: number): string {
  const style = [
    `font-family:${chance.pick(FONTS)}`,
    `font-size:${size}px`,
    `font-weight:${chance.pick([500, 700, 900])}`,
    `font-style:${chance.pick(['normal', 'normal', 'italic'])}`,
    `letter-spacing:${chance.pick([0, 0, 0.04, 0.12])}em`,
    'line-height:1.15',
  ].join(';');
  return `<div style="${style}">${escaped(chance.share() < 0.4 ? text.toUpperCase() : text)}</div>`;
}

const rows = (lines: readonly string[], size: number) =>
  lines.map((line) => `<div style="font-size:${size}px;line-height:1.4">${escaped(line)}</div>`).join('');

const svg = (width: number, height: number, inside: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

const box = (width: number, height: number, style: string, inside: string) =>
  `<div style="position:relative;box-sizing:border-box;width:${width}px;height:${height}px;${style}">${inside}</div>`;

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** The number with its last digit (EAN-13, GS1 General Specifications, 7.9). */
export function withCheckDigit(ean: string): string {
  const sum = [...ean].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${ean}${(10 - (sum % 10)) % 10}`;
}

function barcode(ean: string, module: number): string {
  const number = withCheckDigit(ean);
  const parity = PARITY[Number(number[0])] ?? '';
  const right = (digit: string) =>
    [...(LEFT[Number(digit)] ?? '')].map((bit) => (bit === '0' ? '1' : '0')).join('');
  const code = (digit: string, at: number) => {
    if (at >= 6) return right(digit);
    return parity[at] === 'L' ? (LEFT[Number(digit)] ?? '') : [...right(digit)].reverse().join('');
  };
  const digits = [...number.slice(1)].map(code);
  const bits = `101${digits.slice(0, 6).join('')}01010${digits.slice(6).join('')}101`;
  const bars = [...bits]
    .map((bit, at) =>
      bit === '1' ? `<rect x="${(at + 11) * module}" y="4" width="${module}" height="52"/>` : '',
    )
    .join('');
  const width = (95 + 22) * module;
  const digitsBelow = `<text x="${width / 2}" y="70" font-size="13" text-anchor="middle" letter-spacing="2">${number}</text>`;
  return svg(width, 76, `<rect width="${width}" height="76" fill="#fff"/>${bars}${digitsBelow}`);
}

const codeOf = (thing: Thing, module: number) => (thing.ean ? barcode(thing.ean, module) : '');

/** Black or white, whichever is read on this paint. */
function ink(paint: string): string {
  const full = paint.length === 4 ? [...paint.slice(1)].map((half) => half + half).join('') : paint.slice(1);
  const value = Number.parseInt(full, 16);
  const light = 0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255);
  return light > 140 ? '#17181a' : '#f6f4ee';
}

const SHIRT =
  'M150 20 Q250 70 350 20 L480 80 L440 200 L390 175 L395 480 Q250 495 105 480 L110 175 L60 200 L20 80 Z';

export const SHAPES: Record<Exclude<Thing['shape'], 'heap'>, Draw> = {
  carton: (thing, chance) => {
    const face = `background:linear-gradient(160deg,${thing.paint},color-mix(in srgb,${thing.paint} 82%,black));color:${ink(thing.paint)};padding:26px`;
    const picture = `<div style="position:absolute;right:24px;bottom:24px;width:130px;height:130px;border-radius:${chance.whole(10, 65)}px;background:${chance.pick(['#ffffff55', '#00000033', '#ffd54a88'])}"></div>`;
    const front = box(
      400,
      460,
      face,
      [
        wordmark(thing.brand ?? '', chance, 46),
        wordmark(thing.name ?? thing.model ?? '', chance, 32),
        rows(thing.lines, 19),
        picture,
      ].join(''),
    );
    const side = box(
      170,
      460,
      `background:color-mix(in srgb,${thing.paint} 62%,black);padding:330px 12px 0`,
      codeOf(thing, 1.25),
    );
    return `<div style="display:flex">${front}${side}</div>`;
  },
  plate: (thing, chance) => {
    const metal = chance.pick(['#c9ccce', '#e9e9e6', '#2b2d30']);
    const label = box(
      470,
      250,
      `background:${metal};color:${ink(metal)};border-radius:8px;padding:18px;border:1px solid #777`,
      `${wordmark(thing.brand ?? '', chance, 30)}${rows([`Mod. ${thing.model ?? ''}`, ...thing.lines], 17)}<div style="position:absolute;right:18px;bottom:16px;font-size:34px">CE</div>`,
    );
    return box(640, 400, 'background:#4a4c50;border-radius:26px;padding:70px 85px', label);
  },
  shirt: (thing, chance) => {
    const print =
      thing.lines.length > 0
        ? `<div style="position:absolute;top:190px;left:110px;width:280px;text-align:center;color:${ink(thing.paint)}">${thing.lines.map((line) => wordmark(line, chance, 30)).join('')}</div>`
        : '';
    const label = thing.brand
      ? box(
          90,
          54,
          'position:absolute;top:52px;left:205px;background:#f5f3ee;color:#222;text-align:center;padding-top:4px',
          `<div style="font-size:12px;font-weight:700">${escaped(thing.brand)}</div><div style="font-size:13px">${thing.size ?? ''}</div>`,
        )
      : '';
    const fold = `<path d="M190 230 Q200 330 185 460 M310 240 Q300 350 318 455" stroke="#0003" stroke-width="6" fill="none"/>`;
    return box(
      500,
      500,
      '',
      `${svg(500, 500, `<path d="${SHIRT}" fill="${thing.paint}"/>${fold}`)}${print}${label}`,
    );
  },
  sewn: (thing, chance) => {
    const label = box(
      300,
      330,
      'background:#f7f5f0;color:#1c1c1e;padding:20px;text-align:center',
      `${wordmark(thing.brand ?? '', chance, 32)}<div style="font-size:30px;margin:8px">${thing.size ?? ''}</div>${rows(thing.lines, 16)}`,
    );
    const weave = `repeating-linear-gradient(45deg,${thing.paint} 0 3px,color-mix(in srgb,${thing.paint} 85%,black) 3px 5px)`;
    return box(760, 560, `background:${weave};padding:110px 230px`, label);
  },
  cover: (thing, chance) =>
    box(
      340,
      480,
      `background:linear-gradient(90deg,#0006,transparent 5%),${thing.paint};color:${ink(thing.paint)};padding:40px 30px;text-align:center`,
      `${rows(thing.lines.slice(0, 1), 22)}<div style="height:50px"></div>${wordmark(thing.name ?? '', chance, 40)}<div style="height:90px"></div>${rows(thing.lines.slice(1), 17)}`,
    ),
  shoebox: (thing, chance) => {
    const label = box(
      380,
      190,
      'background:#fff;color:#111;padding:14px',
      `${wordmark(`${thing.brand ?? ''} ${thing.model ?? ''}`, chance, 23)}${rows(thing.lines, 15)}${codeOf(thing, 1.2)}`,
    );
    return box(
      600,
      280,
      `background:linear-gradient(#0000 0 22%,#0003 22% 23%,#0000 23%),${thing.paint};padding:76px 110px 0`,
      label,
    );
  },
  screen: (thing) =>
    box(
      280,
      560,
      `background:#f5f6f8;color:#202124;border:14px solid ${thing.paint};border-radius:34px;padding:40px 18px`,
      thing.lines
        .map(
          (line, at) =>
            `<div style="font-size:${at === 0 ? 22 : 15}px;padding:12px 0;border-bottom:1px solid #ddd">${escaped(line)}</div>`,
        )
        .join(''),
    ),
  bottle: (thing, chance) => {
    const label = box(
      186,
      240,
      'background:#fbfaf5;color:#26331d;padding:14px;text-align:center;margin:170px auto 0',
      `${wordmark(thing.brand ?? '', chance, 28)}${wordmark(thing.name ?? '', chance, 21)}${rows(thing.lines, 15)}`,
    );
    const round = 'linear-gradient(90deg,#0007,#0000 28%,#fff4 42%,#0000 60%,#0007)';
    return `<div>${box(90, 70, 'background:#ddd;margin:0 auto;border-radius:10px 10px 0 0', '')}${box(190, 460, `background:${thing.paint};border-radius:60px 60px 18px 18px;overflow:hidden`, `${label}<div style="position:absolute;inset:0;background:${round}"></div>`)}</div>`;
  },
  mug: (thing) =>
    svg(
      300,
      280,
      `<ellipse cx="225" cy="150" rx="60" ry="65" fill="none" stroke="${thing.paint}" stroke-width="24"/><path d="M30 30 H220 V230 Q220 260 125 262 Q30 260 30 230 Z" fill="${thing.paint}"/><ellipse cx="125" cy="30" rx="95" ry="20" fill="#0005"/>`,
    ),
  vase: (thing) =>
    svg(
      260,
      440,
      `<path d="M95 10 H165 Q160 110 215 210 Q250 330 180 430 H80 Q10 330 45 210 Q100 110 95 10 Z" fill="${thing.paint}"/><path d="M80 220 Q60 320 95 400" stroke="#fff6" stroke-width="14" fill="none"/>`,
    ),
  chair: (thing) =>
    svg(
      360,
      520,
      `<g fill="${thing.paint}"><path d="M70 20 H290 V240 H70 Z"/><path d="M50 250 H310 L330 300 H30 Z"/><rect x="40" y="300" width="22" height="210"/><rect x="298" y="300" width="22" height="210"/><rect x="100" y="300" width="18" height="150"/><rect x="242" y="300" width="18" height="150"/></g><path d="M100 40 V230 M180 40 V230 M260 40 V230" stroke="#0004" stroke-width="8"/>`,
    ),
  lamp: (thing) =>
    svg(
      320,
      520,
      `<path d="M90 20 H230 L300 220 H20 Z" fill="${thing.paint}"/><rect x="150" y="220" width="20" height="240" fill="${thing.paint}"/><ellipse cx="160" cy="480" rx="100" ry="26" fill="${thing.paint}"/>`,
    ),
  car: (thing, chance) =>
    box(
      720,
      460,
      '',
      `${svg(720, 460, `<path d="M110 180 Q150 40 230 35 H490 Q570 40 610 180 L680 230 V390 H40 V230 Z" fill="${thing.paint}"/><path d="M165 170 Q190 75 240 70 H480 Q530 75 555 170 Z" fill="#1d2733"/><rect x="55" y="225" width="80" height="60" fill="#d33"/><rect x="585" y="225" width="80" height="60" fill="#d33"/><rect x="70" y="385" width="110" height="70" rx="20" fill="#141414"/><rect x="540" y="385" width="110" height="70" rx="20" fill="#141414"/>`)}<div style="position:absolute;left:240px;top:300px;width:240px;height:56px;background:#fff;border:3px solid #222;border-radius:6px;text-align:center;font:700 36px/54px 'DejaVu Sans Mono'">${escaped(thing.lines[0] ?? '')}</div><div style="position:absolute;left:160px;top:205px;color:#eee;text-shadow:0 1px #0009">${wordmark(thing.brand ?? '', chance, 22)}</div><div style="position:absolute;left:470px;top:205px;color:#eee;text-shadow:0 1px #0009">${wordmark(thing.model ?? '', chance, 22)}</div>`,
    ),
  parcel: (thing, chance) => {
    const at = thing.lines.findIndex((line) => /^(DEST|DELIVER|EMPF)/.test(line));
    const item = box(
      300,
      250,
      `background:${thing.paint};color:${ink(thing.paint)};padding:22px`,
      `${wordmark(thing.brand ?? thing.name ?? '', chance, 36)}${wordmark(thing.model ?? '', chance, 24)}${rows(thing.lines.slice(0, at), 17)}`,
    );
    const label = box(
      270,
      170,
      'background:#fff;color:#111;padding:14px;margin-top:24px;transform:rotate(4deg)',
      rows(thing.lines.slice(at), 17),
    );
    return box(
      640,
      330,
      'background:#b88b58;padding:30px',
      `<div style="display:flex;gap:20px">${item}${label}</div>`,
    );
  },
  tool: (thing, chance) =>
    box(
      560,
      460,
      '',
      `${svg(560, 460, `<path d="M40 70 Q60 40 120 40 H400 L440 80 V150 L400 180 H290 L330 360 H210 L180 180 H90 Q40 170 40 70 Z" fill="${thing.paint}"/><rect x="440" y="95" width="90" height="40" fill="#2a2a2c"/><rect x="170" y="360" width="200" height="80" rx="12" fill="#202124"/>`)}<div style="position:absolute;left:110px;top:64px;color:${ink(thing.paint)}">${wordmark(thing.brand ?? '', chance, 40)}<div style="font-size:21px">${escaped(thing.model ?? '')}</div></div><div style="position:absolute;left:190px;top:384px;color:#eee;font-size:20px">${escaped(thing.lines[0] ?? '')}</div>`,
    ),
  case: (thing, chance) =>
    box(
      340,
      470,
      `background:linear-gradient(${thing.paint},color-mix(in srgb,${thing.paint} 60%,black));color:${ink(thing.paint)};border:5px solid #1a1a1c;border-radius:6px`,
      `<div style="background:#111;color:#fff;padding:6px 14px;font-size:22px;font-weight:700">${escaped(thing.lines[0] ?? '')}</div><div style="padding:150px 20px 0;text-align:center">${wordmark(thing.name ?? '', chance, 38)}${rows(thing.lines.slice(1), 17)}</div>`,
    ),
  dial: (thing, chance) =>
    `<div style="display:grid;justify-items:center">${box(120, 110, 'background:#2a2523', '')}${box(320, 320, `border-radius:50%;background:${thing.paint};color:${ink(thing.paint)};border:18px solid #a9abae;text-align:center;padding-top:64px`, `${wordmark(thing.brand ?? '', chance, 27)}<div style="height:86px"></div>${rows(thing.lines, 12)}<div style="position:absolute;left:50%;top:50%;width:5px;height:92px;background:#c33;transform-origin:top;transform:rotate(${chance.whole(0, 359)}deg)"></div>`)}${box(120, 110, 'background:#2a2523', '')}</div>`,
  bag: (thing, chance) =>
    box(
      460,
      420,
      '',
      `${svg(460, 420, `<path d="M130 160 Q130 20 230 20 Q330 20 330 160" fill="none" stroke="${thing.paint}" stroke-width="22"/><path d="M50 150 H410 L440 400 H20 Z" fill="${thing.paint}"/>`)}<div style="position:absolute;left:0;right:0;top:235px;text-align:center;color:#d9bf7a">${wordmark(thing.brand ?? '', chance, 32)}${rows(thing.lines, 15)}</div>`,
    ),
  tag: (thing, chance) => {
    const label = box(
      220,
      320,
      'background:#faf8f2;color:#222;padding:18px;text-align:center;border-radius:12px;transform:rotate(-6deg)',
      `<div style="width:16px;height:16px;border-radius:8px;background:#666;margin:0 auto 10px"></div>${wordmark(thing.brand ?? '', chance, 28)}${rows(thing.lines, 19)}${codeOf(thing, 1.2)}`,
    );
    return box(
      720,
      540,
      `background:repeating-linear-gradient(90deg,${thing.paint} 0 4px,color-mix(in srgb,${thing.paint} 88%,white) 4px 7px);padding:100px 240px`,
      label,
    );
  },
};
