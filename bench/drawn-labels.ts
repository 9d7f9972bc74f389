/** Labels with known makes, models and article numbers, worn the way photos wear them. */
import { drawLabel } from '../server/src/test/draw-label.ts';

type Picture = ReturnType<typeof drawLabel>;

interface DrawnLabel {
  name: string;
  bytes: Uint8Array;
  barcode: string[];
  brand: string[];
  model: string[];
  colour: string[];
  alsoRight: string[];
}

const LABELS = [
  ['Sony', 'WH-1000XM4', '4006381333931'],
  ['Makita', 'DHP482', '5025121072311'],
  ['Bosch', 'GSR12V-15', '3165140846592'],
  ['Canon', 'PC2059', '4549292037746'],
  ['Nintendo', 'HAC-001', '4902370535716'],
  ['Garmin', 'A03415', '7537590289012'],
  ['Philips', 'HD4430/20', '8710103903840'],
  ['Karcher', 'K2-1400', '4054278310534'],
] as const;

const WEAR: readonly (readonly [string, (image: Picture) => Picture])[] = [
  ['as drawn', (image) => image],
  ['upside down', (image) => image.rotate(180)],
  ['a quarter turned', (image) => image.rotate(90)],
  ['slanted', (image) => image.rotate(9, { background: '#888' })],
  ['dark', (image) => image.modulate({ brightness: 0.3 })],
  ['soft', (image) => image.blur(1.6)],
  ['out of focus', (image) => image.blur(3)],
  ['small', (image) => image.resize(520)],
  ['squeezed hard', (image) => image],
];

/** Each label in each kind of wear, as JPEGs. */
export async function drawnLabels(): Promise<DrawnLabel[]> {
  const drawn: DrawnLabel[] = [];
  for (const [brand, model, article] of LABELS) {
    for (const [wear, apply] of WEAR) {
      drawn.push({
        name: `${brand} ${wear}`,
        bytes: await apply(draw(brand, model, article))
          .jpeg({ quality: wear === 'squeezed hard' ? 25 : 90 })
          .toBuffer(),
        barcode: [withCheckDigit(article)],
        brand: [brand === 'Karcher' ? 'Kärcher' : brand],
        model: [model],
        colour: [],
        alsoRight: [],
      });
    }
  }
  return drawn;
}

function draw(brand: string, model: string, article: string): Picture {
  return drawLabel({
    print: [
      { text: brand, x: 80, y: 60, height: 90 },
      { text: `MODEL ${model}`, x: 80, y: 230, height: 44 },
      { text: 'S/N 4837261905', x: 80, y: 330, height: 32 },
      { text: 'MADE IN GERMANY', x: 80, y: 420, height: 32 },
    ],
    bars: { digits: withCheckDigit(article), x: 560, y: 520, height: 130 },
  });
}

function withCheckDigit(article: string): string {
  const body = article.slice(0, 12);
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
