/**
 * What the built-in reader makes out on photos: the labelled photographs of the corpus, and labels drawn
 * here and then turned, blurred, darkened and made small, and things of one colour on grounds of all kinds. What
 * fills the form must be right before it is much.
 * `npx node bench/photos.ts [folder] [--misses] [--seed=1] [--labels=300] [--things=120] [--half=a|b]`: another seed
 * draws what nobody has tuned on; a half takes those of the photographs whose names hash to it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ImageAnalysis, PhotoFinding } from '@smart-listings/contract';
import { PHOTO_CONFIDENCE } from '@smart-listings/contract';
import { analyzeReading, marketplaceOf } from '@smart-listings/engine';
import { countMakes } from '../engine/src/photos/make-lexicon.ts';
import { PHOTOS } from '../engine/src/test/corpus.ts';
import { openPhotoReader } from '../server/src/reading/read-photo.ts';
import { checkMemory, option, runAsTheReader } from './as-the-reader.ts';
import { checkBudget } from './budget.ts';
import { cpuSeconds } from './cpu-time.ts';
import { type Drawn, drawnLabels } from './drawn-labels.ts';
import { drawnThings } from './drawn-things.ts';
import { forgetPeak, peakMegabytes } from './peak-memory.ts';

runAsTheReader();

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

interface Expected extends Drawn {
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
const amount = (name: string, usual: number) => Number(option(name) ?? usual);
const COLOURS = 'black white grey navy blue red green yellow orange purple pink brown beige burgundy'.split(
  ' ',
);

const started = performance.now();
const { read } = await openPhotoReader();
console.log(`${countMakes()} makes known; models loaded in ${Math.round(performance.now() - started)} ms`);

const { photos }: { photos: Labelled[] } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
const half = option('half');
const taken = photos.filter(({ file }) => half === undefined || halfOf(file) === half);
const seed = amount('seed', 1);
await measure('photographs', taken.map(fromManifest), { barcode: 0.9, brand: 0.8, precision: 1 });
const labels = await drawnLabels(amount('labels', 300), seed);
await measure('drawn labels', labels, { barcode: 0.9, brand: 0.8, precision: 0.98 });
await measure('drawn things', await drawnThings(amount('things', 120), seed), { precision: 0.95 });

async function measure(
  name: string,
  photos: readonly Expected[],
  budget: { barcode?: number; brand?: number; precision: number },
): Promise<void> {
  if (photos.length === 0) return;
  const [times, cpuTimes, peaks]: [number[], number[], number[]] = [[], [], []];
  let decoded = 0;
  const all = { right: 0, wrong: 0, unknown: 0, offered: 0, secrets: 0 };
  const tally = new Map<Counted, Tally>();
  const tellCosts = () => {
    const at = (values: readonly number[], share: number) =>
      values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
    console.log(
      `a photo: ${at(times, 0.5).toFixed(0)} ms, slowest ${at(times, 1).toFixed(0)} ms; of processor time ${at(cpuTimes, 0.5).toFixed(2)} s, most ${at(cpuTimes, 1).toFixed(2)} s; memory ${at(peaks, 0.5)} MB, most ${at(peaks, 1)} MB`,
    );
    checkMemory(`${photos.length} ${name}`, at(peaks, 1));
  };
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
    const { itemName, make, modelNumber, features, keywords, findings } = analysis;
    const said = plain([itemName, make, modelNumber, features, keywords].join('|'));
    all.secrets += photo.secret.filter((secret) => said.includes(plain(secret))).length;
    all.unknown += photo.unknown.length;
    const brands = findings.filter(({ kind }) => kind === 'brand');
    all.offered += photo.unknown.filter((name) => brands.some(({ value }) => isSame(value, name))).length;
  }
  console.log(`\n${photos.length} ${name}: what fills the form, and what is at least offered`);
  for (const [counted, { right, wrong, asked, offered }] of tally) {
    const { name: line } = COUNTED[counted];
    const precision = right + wrong === 0 ? 1 : right / (right + wrong);
    console.log(
      `${line.padEnd(16)} filled ${right} of ${asked} (${percent(right / Math.max(1, asked))}), offered ${offered}, wrong ${wrong} (precision ${percent(precision)})`,
    );
    if (!['isbn', 'noBookColour'].includes(counted)) {
      all.right += right;
      all.wrong += wrong;
    }
    if (asked === 0) continue;
    if (counted !== 'noBookColour' && counted !== 'isbn')
      checkBudget(`${photos.length} ${name}: filled-in ${line} that is right`, precision * 100, {
        atLeast: budget.precision * 100,
        unit: ' %',
      });
  }
  console.log(
    `all that is filled in: right ${all.right}, wrong ${all.wrong} (precision ${percent(all.right / Math.max(1, all.right + all.wrong))}); makes no list knows offered ${all.offered} of ${all.unknown}; numbers of one device in the form: ${all.secrets}`,
  );
  checkBudget(`${photos.length} ${name}: numbers of one device in the form`, all.secrets, { atMost: 0 });
  if (budget.barcode === undefined || budget.brand === undefined) return tellCosts();
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
  tellCosts();
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
    unknown: [],
    secret: [],
    alsoRight: [photo.brand ?? '', photo.model ?? '', ...isbns].filter(Boolean),
  };
}

/** As good as chance, and the same on every machine. */
function halfOf(file: string): 'a' | 'b' {
  return parseInt(createHash('sha256').update(file).digest('hex').slice(0, 2), 16) % 2 === 0 ? 'a' : 'b';
}

function isbn13(isbn10: string): string {
  const body = `978${isbn10.slice(0, 9)}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
