/** Labels with known makes, models and article numbers and with what misleads, worn the way photos wear them. */
import { drawLabel, sharp } from '../server/src/test/draw-label.ts';
import { type Chance, chanceOf } from './random.ts';

type Picture = ReturnType<typeof drawLabel>;

export interface Drawn {
  name: string;
  bytes: Uint8Array;
  barcode: string[];
  brand: string[];
  model: string[];
  colour: string[];
  alsoRight: string[];
  /** Makes that no list knows: to be offered, and not filled in. */
  unknown: string[];
  /** Of one single device or person: in no text of the form. */
  secret: string[];
}

/** As printed, and as it should be spelled where that is another spelling. */
const MAKES = [
  ['Sony'],
  ['Makita'],
  ['Bosch'],
  ['Canon'],
  ['Nintendo'],
  ['Garmin'],
  ['Philips'],
  ['Karcher', 'Kärcher'],
  ['Samsung'],
  ['Dyson'],
  ['Siemens'],
  ['Braun'],
  ['Nikon'],
  ['Panasonic'],
  ['Logitech'],
  ['Adidas'],
  ['Puma'],
  ['Rowenta'],
  ['Tefal'],
  ['Yamaha'],
  ['DeWalt'],
  ['Casio'],
  ['Seiko'],
  ['Fujitsu'],
  ['Grundig'],
  ['Moulinex'],
  ['Electrolux'],
  ['Pentax'],
  ['Olympus'],
  ['Kenwood'],
] as const satisfies readonly (readonly [string, string?])[];
const SYLLABLES = [
  'nor',
  'val',
  'kes',
  'trim',
  'dor',
  'bel',
  'vex',
  'lun',
  'mar',
  'tov',
  'rik',
  'sel',
  'pram',
  'quil',
  'zan',
  'fjor',
] as const;
const MODELS = [
  'WH-1000',
  'DHP482',
  'GSR12V-15',
  'PC2059',
  'HD4430',
  'K2-1400',
  'SC-55X',
  'T6667B',
  'RX-V385',
  'EX-200',
  'DCR75E',
  'MX980',
  'KM336',
  'BR-5500',
  'TS-40Q',
] as const;
const MODEL_WORDS = ['MODEL', 'MODEL NO.', 'TYPE', 'MOD.', 'TYP'] as const;
/** Stands on labels, and is neither make nor model. */
const TRAPS = [
  'EST. 1969',
  'ART.-NR.: 4711-2280',
  'ART. NO. 90412',
  'REF. 1234/567',
  'IP67',
  '230V 50HZ',
  'SNAPDRAGON 888',
  'CORE I7-8550U',
  'RTX 3060',
  '100% COTTON',
  'MADE IN ITALY',
  'BLUETOOTH 5.2',
  'LOT 24A17',
  'CE 0408',
  'SINCE 1924',
  'PO BOX 1205',
  '12/2019',
  'DDR4 3200',
  'QUALITY PRODUCT',
  'WASH AT 30',
  'GR. 38',
  'TAILLE 40',
  'EAN 4006381333931',
  'V2.1',
  'CLASS II',
  'DE 40210',
] as const;
const SECRETS = [
  (c: Chance) => ['S/N', code(c, 10)],
  (c: Chance) => ['SERIAL NO.', `K${code(c, 8)}`],
  (c: Chance) => ['IMEI:', withLuhn(`35${code(c, 12)}`)],
] as const;

const LABELS = 300;
const SEED = 1;

/** Each label in a kind of wear of its own, as JPEGs; another seed draws others. */
export async function drawnLabels(count = LABELS, seed = SEED): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (let at = 0; at < count; at += 1) drawn.push(await drawOne(chanceOf(seed * 100_000 + at), at));
  return drawn;
}

async function drawOne(chance: Chance, at: number): Promise<Drawn> {
  const isKnown = chance.share() < 0.65;
  const [printed, spelled = printed]: readonly [string, string?] = isKnown
    ? chance.pick(MAKES)
    : [invented(chance)];
  const model = chance.share() < 0.7 ? chance.pick(MODELS) : null;
  const word = chance.share() < 0.7 ? `${chance.pick(MODEL_WORDS)} ` : '';
  const [named = '', secret = ''] = chance.share() < 0.6 ? chance.pick(SECRETS)(chance) : [];
  const article = chance.share() < 0.6 ? withCheckDigit(`40${code(chance, 10)}`) : null;
  const traps = chance.some(TRAPS, chance.whole(1, 3));
  const lines = [...(model ? [`${word}${model}`] : []), ...(secret ? [`${named} ${secret}`] : []), ...traps];
  const bare = model && word === '' ? [`${word}${model}`] : [];
  const [ground, ink] = chance.pick([
    ['#fdfdfb', '#151515'],
    ['#20242b', '#f2f2ee'],
    ['#e9e3d2', '#2b2622'],
    ['#c9d6e2', '#10233c'],
  ]);
  const label = drawLabel({
    ground,
    print: [
      { text: printed, x: 80, y: 50, height: chance.whole(60, 95), colour: ink },
      ...lines.map((text, line) => ({
        text,
        x: 80,
        y: 205 + line * 78,
        height: bare.includes(text) ? 46 : chance.whole(28, 40),
        colour: ink,
      })),
    ],
    ...(article && {
      shapes: '<rect x="535" y="520" width="340" height="170" fill="#fff"/>',
      bars: { digits: article, x: 560, y: 530, height: 130 },
    }),
  });
  const [wear, bytes] = await wearOut(label, chance);
  return {
    name: `label ${at} (${[printed, ...lines].join(' | ')}) ${wear}`,
    bytes,
    barcode: article ? [article] : [],
    brand: isKnown ? [spelled] : [],
    model: model ? [model] : [],
    colour: [],
    alsoRight: [],
    unknown: isKnown ? [] : [printed],
    secret: secret ? [secret] : [],
  };
}

export function invented(chance: Chance): string {
  const name = chance.some(SYLLABLES, chance.whole(2, 3)).join('');
  return chance.share() < 0.5 ? name.toUpperCase() : name;
}

/** One or two of what happens to photos. */
async function wearOut(label: Picture, chance: Chance): Promise<[string, Uint8Array]> {
  const ways: readonly [string, (image: Picture) => Picture][] = [
    ['as drawn', (image) => image],
    ['upside down', (image) => image.rotate(180)],
    ['a quarter turned', (image) => image.rotate(90)],
    ['slanted', (image) => image.rotate(chance.whole(-14, 14), { background: '#888' })],
    ['leaning', (image) => image.affine([1, chance.share() * 0.3 - 0.15, 0, 1], { background: '#777' })],
    ['dark', (image) => image.modulate({ brightness: 0.25 + chance.share() * 0.3 })],
    ['bright', (image) => image.modulate({ brightness: 1.5 })],
    ['soft', (image) => image.blur(0.8 + chance.share() * 1.6)],
    ['small', (image) => image.resize(chance.whole(420, 700))],
    ['yellow light', (image) => image.tint('#f5d9a0')],
  ];
  const worn = chance.some(ways, chance.whole(1, 2));
  let image = label;
  for (const [, apply] of worn) {
    const { data, info } = await apply(image).raw().toBuffer({ resolveWithObject: true });
    image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  }
  const bytes = await image.jpeg({ quality: chance.whole(30, 92) }).toBuffer();
  return [worn.map(([name]) => name).join(', '), bytes];
}

function code(chance: Chance, digits: number): string {
  return Array.from({ length: digits }, () => chance.whole(0, 9)).join('');
}

export function withCheckDigit(article: string): string {
  const body = article.slice(0, 12);
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function withLuhn(body: string): string {
  const sum = [...body].reduce((total, digit, at) => {
    const twice = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
