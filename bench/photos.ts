/**
 * What the built-in reader makes out on photos: labelled photographs beside the project, and labels drawn
 * here and then turned, blurred, darkened and made small. What fills the form must be right before it is much.
 * `npx node bench/photos.ts [folder] [--misses]`
 */
import { existsSync, readFileSync } from 'node:fs';
import type { ImageAnalysis, PhotoFinding, PhotoFindingKind } from '@smart-listings/contract';
import { PHOTO_CONFIDENCE } from '@smart-listings/contract';
import { analyzeReading, countMakes } from '@smart-listings/engine';
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
}

interface Tally {
  /** Of the form's values: right and wrong ones. */
  right: number;
  wrong: number;
  asked: number;
  /** Photos whose value stands among the findings at least, for the seller to accept. */
  offered: number;
}

const misses = process.argv.includes('--misses');
const folder = new URL(
  process.argv[2]?.startsWith('/') ? `file://${process.argv[2]}/` : '../../shared/data/photos/',
  import.meta.url,
);
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const COLOURS = 'black white grey navy blue red green yellow orange purple pink brown beige burgundy'.split(
  ' ',
);

const started = performance.now();
const { read } = await openPhotoReader();
console.log(`${countMakes()} makes known; models loaded in ${Math.round(performance.now() - started)} ms`);

if (existsSync(folder)) {
  const { photos }: { photos: Labelled[] } = JSON.parse(
    readFileSync(new URL('manifest.json', folder), 'utf8'),
  );
  await measure('photographs', photos.map(fromManifest), { barcode: 0.9, precision: 1 });
} else console.log('No photographs to measure with: ../shared/data/photos is absent.');
await measure('drawn labels', await drawnLabels(), { barcode: 0.9, precision: 0.98 });
console.log(`peak memory of the reading process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);

async function measure(
  name: string,
  photos: readonly Expected[],
  budget: { barcode: number; precision: number },
): Promise<void> {
  const [times, cpuTimes, peaks]: [number[], number[], number[]] = [[], [], []];
  let decoded = 0;
  const tally = new Map<string, Tally>();
  for (const photo of photos) {
    const [from, cpuFrom] = [performance.now(), cpuSeconds()];
    forgetPeak();
    const { reading } = await read(photo.bytes, { copy: false });
    times.push(performance.now() - from);
    cpuTimes.push(cpuSeconds() - cpuFrom);
    peaks.push(peakMegabytes());
    decoded += reading.barcodes.some(({ digits }) => isSame(digits, photo.barcode[0] ?? '')) ? 1 : 0;
    const analysis = analyzeReading(reading, { platform: 'eBay' });
    for (const kind of ['barcode', 'brand', 'model', 'colour'] as const)
      count(tally, kind, { photo, analysis });
  }
  console.log(`\n${photos.length} ${name}: what fills the form, and what is at least offered`);
  for (const [kind, { right, wrong, asked, offered }] of tally) {
    const precision = right + wrong === 0 ? 1 : right / (right + wrong);
    console.log(
      `${kind.padEnd(8)} filled ${right} of ${asked} (${percent(right / Math.max(1, asked))}), offered ${offered}, wrong ${wrong} (precision ${percent(precision)})`,
    );
    if (asked === 0) continue;
    if (kind !== 'colour')
      checkBudget(`${photos.length} ${name}: filled-in ${kind} that is right`, precision * 100, {
        atLeast: budget.precision * 100,
        unit: ' %',
      });
  }
  console.log(`bars decoded on ${decoded} of ${tally.get('barcode')?.asked ?? 0}`);
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
  tally: Map<string, Tally>,
  kind: 'barcode' | 'brand' | 'model' | 'colour',
  { photo, analysis }: { photo: Expected; analysis: ImageAnalysis },
): void {
  const rivals = new Set(analysis.conflicts.flatMap(({ findings }) => findings));
  const shown = analysis.findings.filter((one) => isOf(one, kind));
  const filled = shown
    .filter((one) => one.confidence >= PHOTO_CONFIDENCE && !rivals.has(one.id))
    .map(({ value }) => value);
  const expected = photo[kind];
  const entry = tally.get(kind) ?? { right: 0, wrong: 0, asked: 0, offered: 0 };
  const same = (one: string, other: string) =>
    kind === 'model' ? plain(other).includes(plain(one)) : isSame(one, other);
  const found = expected.filter((wanted) => filled.some((value) => same(value, wanted)));
  const wrong = filled.filter(
    (value) => ![...expected, ...photo.alsoRight].some((right) => same(value, right)),
  );
  const offered = expected.some((wanted) => shown.some(({ value }) => same(value, wanted)));
  tally.set(kind, {
    offered: entry.offered + (offered ? 1 : 0),
    asked: entry.asked + (expected.length > 0 ? 1 : 0),
    right: entry.right + (found.length > 0 ? 1 : 0),
    wrong: entry.wrong + wrong.length,
  });
  if (!misses) return;
  if (wrong.length > 0) console.log(`${photo.name} wrong ${kind}: ${wrong.join(', ')}`);
  if (expected.length > 0 && found.length === 0)
    console.log(`${photo.name} missed ${kind}: ${expected.join(', ')}`);
}

/** A UPC is an EAN with zeros before it. */
function isSame(one: string, other: string): boolean {
  return plain(one).replace(/^0+/, '') === plain(other).replace(/^0+/, '');
}

function isOf({ kind, label = '' }: PhotoFinding, wanted: string): boolean {
  const kinds: Record<string, PhotoFindingKind> = {
    barcode: 'identifier',
    brand: 'brand',
    model: 'model',
    colour: 'colour',
  };
  return kind === kinds[wanted] && (wanted !== 'barcode' || /^(?:EAN|UPC|ISBN)$/.test(label));
}

function fromManifest(photo: Labelled): Expected {
  const isbn = /ISBN (\d-?[\d-]{9,12}[\dX])/.exec(photo.visible_text ?? '')?.[1]?.replaceAll('-', '') ?? '';
  const isbns = isbn === '' ? [] : [isbn.length === 10 ? isbn13(isbn) : isbn];
  return {
    name: photo.file,
    bytes: readFileSync(new URL(photo.file, folder)),
    // Beside the publisher's price bars, the ISBN in print is the number that the listing needs.
    barcode: photo.barcode ? [photo.barcode.digits, ...isbns] : [],
    brand: photo.brand && photo.brand_evidence === 'text' ? [photo.brand] : [],
    model: /\d/.test(photo.model ?? '') && photo.model ? [photo.model.replace(/\s\/.*/, '')] : [],
    // Nobody asks for the colour of a book, and the form is not filled with it.
    colour: /^Books/.test(photo.category)
      ? []
      : COLOURS.filter((colour) => new RegExp(`\\b${colour}\\b`, 'i').test(photo.item)),
    alsoRight: [photo.brand ?? '', photo.model ?? ''].filter(Boolean),
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
