/**
 * What the built-in reader makes out on photos: the labelled photographs of the corpus, and labels drawn
 * here and then turned, blurred, darkened and made small. What fills the form must be right before it is much.
 * `npx node bench/photos.ts [folder] [--misses]`
 */
import { readFileSync } from 'node:fs';
import type { ImageAnalysis, PhotoFinding } from '@smart-listings/contract';
import { PHOTO_CONFIDENCE } from '@smart-listings/contract';
import { analyzeReading, countMakes, marketplaceOf } from '@smart-listings/engine';
import { PHOTOS } from '../engine/src/test/corpus.ts';
import { openPhotoReader } from '../server/src/reading/read-photo.ts';
import { checkBudget } from './budget.ts';
import { cpuSeconds } from './cpu-time.ts';
import { drawnLabels } from './drawn-labels.ts';
import { forgetPeak, peakMegabytes } from './peak-memory.ts';

interface Labelled {
  file: string;
  item: string;
  category: string;
  brand: string | null;
  brand_evidence: string;
  model: string | null;
  visible_text: string | null;
  barcode: { digits: string } | null;
}

interface Expected {
  name: string;
  bytes: Uint8Array;
  barcode: string[];
  brand: string[];
  model: string[];
  colour: string[];
  /** Right when read, but not to be expected: a logo without letters, a number cut off, an ISBN beside the bars. */
  alsoRight: string[];
  /** Lines of their own, beside the others: the number that a book is listed by, and colours but those of books. */
  isbn?: string[];
  noBookColour?: string[];
}

/** What is counted: which findings, and under which name. */
const COUNTED = {
  barcode: { kind: 'identifier', labels: /^(?:EAN|UPC|ISBN)$/, name: 'barcode' },
  isbn: { kind: 'identifier', labels: /^ISBN$/, name: '  ISBN in print' },
  brand: { kind: 'brand', name: 'brand' },
  model: { kind: 'model', name: 'model' },
  colour: { kind: 'colour', name: 'colour' },
  noBookColour: { kind: 'colour', name: '  books left out' },
} as const;
const ORDER = ['barcode', 'isbn', 'brand', 'model', 'colour', 'noBookColour'] as const;
type Counted = (typeof ORDER)[number];

interface Tally {
  /** Of the form's values: right and wrong ones. */
  right: number;
  wrong: number;
  asked: number;
  /** Photos whose value stands among the findings at least, for the seller to accept. */
  offered: number;
}

const misses = process.argv.includes('--misses');
const folder = process.argv[2]?.startsWith('/') ? new URL(`file://${process.argv[2]}/`) : PHOTOS;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const COLOURS = 'black white grey navy blue red green yellow orange purple pink brown beige burgundy'.split(
  ' ',
);

const started = performance.now();
const { read } = await openPhotoReader();
console.log(`${countMakes()} makes known; models loaded in ${Math.round(performance.now() - started)} ms`);

const { photos }: { photos: Labelled[] } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
await measure('photographs', photos.map(fromManifest), { barcode: 0.9, brand: 0.8, precision: 1 });
await measure('drawn labels', await drawnLabels(), { barcode: 0.9, brand: 0.8, precision: 1 });
console.log(`peak memory of the reading process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);

async function measure(
  name: string,
  photos: readonly Expected[],
  budget: { barcode: number; brand: number; precision: number },
): Promise<void> {
  const [times, cpuTimes, peaks]: [number[], number[], number[]] = [[], [], []];
  let decoded = 0;
  const tally = new Map<Counted, Tally>();
  for (const photo of photos) {
    const [from, cpuFrom] = [performance.now(), cpuSeconds()];
    forgetPeak();
    const { reading } = await read(photo.bytes, { copy: false });
    times.push(performance.now() - from);
    cpuTimes.push(cpuSeconds() - cpuFrom);
    peaks.push(peakMegabytes());
    decoded += reading.barcodes.some(({ digits }) => isSame(digits, photo.barcode[0] ?? '')) ? 1 : 0;
    const analysis = analyzeReading(reading, { marketplace: marketplaceOf('eBay') });
    for (const counted of ORDER) count(tally, counted, { photo, analysis });
  }
  console.log(`\n${photos.length} ${name}: what fills the form, and what is at least offered`);
  for (const [counted, { right, wrong, asked, offered }] of tally) {
    const { name: line, kind } = COUNTED[counted];
    const precision = right + wrong === 0 ? 1 : right / (right + wrong);
    console.log(
      `${line.padEnd(16)} filled ${right} of ${asked} (${percent(right / Math.max(1, asked))}), offered ${offered}, wrong ${wrong} (precision ${percent(precision)})`,
    );
    if (asked === 0) continue;
    if (kind !== 'colour' && counted !== 'isbn')
      checkBudget(`${photos.length} ${name}: filled-in ${line} that is right`, precision * 100, {
        atLeast: budget.precision * 100,
        unit: ' %',
      });
  }
  console.log(`bars decoded on ${decoded} of ${tally.get('barcode')?.asked ?? 0}`);
  const brands = tally.get('brand');
  checkBudget(
    `${photos.length} ${name}: brands filled in`,
    ((brands?.right ?? 0) / Math.max(1, brands?.asked ?? 0)) * 100,
    { atLeast: budget.brand * 100, unit: ' %' },
  );
  checkBudget(
    `${photos.length} ${name}: barcodes decoded`,
    (decoded / (tally.get('barcode')?.asked ?? 1)) * 100,
    {
      atLeast: budget.barcode * 100,
      unit: ' %',
    },
  );
  const at = (values: readonly number[], share: number) =>
    values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
  console.log(
    `a photo: ${at(times, 0.5).toFixed(0)} ms, slowest ${at(times, 1).toFixed(0)} ms; of processor time ${at(cpuTimes, 0.5).toFixed(2)} s, most ${at(cpuTimes, 1).toFixed(2)} s; memory ${at(peaks, 0.5)} MB, most ${at(peaks, 1)} MB`,
  );
}

function count(
  tally: Map<Counted, Tally>,
  counted: Counted,
  { photo, analysis }: { photo: Expected; analysis: ImageAnalysis },
): void {
  const rivals = new Set(analysis.conflicts.flatMap(({ findings }) => findings));
  const shown = analysis.findings.filter((one) => isOf(one, counted));
  const filled = shown
    .filter((one) => one.confidence >= PHOTO_CONFIDENCE && !rivals.has(one.id))
    .map(({ value }) => value);
  const expected = photo[counted] ?? [];
  const entry = tally.get(counted) ?? { right: 0, wrong: 0, asked: 0, offered: 0 };
  const same = (one: string, other: string) =>
    counted === 'model' ? plain(other).includes(plain(one)) : isSame(one, other);
  const found = expected.filter((wanted) => filled.some((value) => same(value, wanted)));
  const wrong = filled.filter(
    (value) => ![...expected, ...photo.alsoRight].some((right) => same(value, right)),
  );
  const offered = expected.some((wanted) => shown.some(({ value }) => same(value, wanted)));
  tally.set(counted, {
    offered: entry.offered + (offered ? 1 : 0),
    asked: entry.asked + (expected.length > 0 ? 1 : 0),
    right: entry.right + (found.length > 0 ? 1 : 0),
    wrong: entry.wrong + wrong.length,
  });
  if (!misses || counted === 'noBookColour') return;
  if (wrong.length > 0)
    console.log(`${photo.name} wrong ${COUNTED[counted].name.trim()}: ${wrong.join(', ')}`);
  if (expected.length > 0 && found.length === 0)
    console.log(`${photo.name} missed ${COUNTED[counted].name.trim()}: ${expected.join(', ')}`);
}

/** A UPC is an EAN with a zero before it, and may begin with zeros of its own. */
function isSame(one: string, other: string): boolean {
  return plain(one).replace(/^0+/, '') === plain(other).replace(/^0+/, '');
}

function isOf({ kind, label = '' }: PhotoFinding, counted: Counted): boolean {
  const wanted = COUNTED[counted];
  return kind === wanted.kind && (!('labels' in wanted) || wanted.labels.test(label));
}

function fromManifest(photo: Labelled): Expected {
  const isbns = [
    ...(photo.visible_text ?? '')
      .matchAll(/ISBN (\d[\d-]{8,15}[\dX])/g)
      .map(([, isbn = '']) => plain(isbn).toUpperCase()),
    photo.barcode?.digits ?? '',
  ].flatMap((isbn) => (isbn.length === 10 ? isbn13(isbn) : isbn.startsWith('978') ? isbn : []));
  const colour = COLOURS.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(photo.item));
  return {
    name: photo.file,
    bytes: readFileSync(new URL(photo.file, folder)),
    barcode: photo.barcode ? [photo.barcode.digits] : [],
    isbn: [...new Set(isbns)],
    brand: photo.brand && photo.brand_evidence === 'text' ? [photo.brand] : [],
    model: /\d/.test(photo.model ?? '') && photo.model ? [photo.model.replace(/\s\/.*/, '')] : [],
    colour,
    noBookColour: /^Books/.test(photo.category) ? [] : colour,
    alsoRight: [photo.brand ?? '', photo.model ?? '', ...isbns].filter(Boolean),
  };
}

function isbn13(isbn10: string): string {
  const body = `978${isbn10.slice(0, 9)}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
