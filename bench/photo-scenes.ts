/**
 * What the built-in reader makes of ordinary things as people photograph them (bench/scenes/): what fills the form
 * is right, what is private never stands in it, and the kind of thing is named or one tap away.
 * `npx node bench/photo-scenes.ts [--set=first|second] [--seed=1] [--misses] [--keep=folder]`: a set has texts of its
 * own; what is kept are the photos, for people to look at.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImageAnalysis, PHOTO_CONFIDENCE, type PhotoFinding } from '@smart-listings/contract';
import { analyzeReading, marketplaceOf, suggestKinds } from '@smart-listings/engine';
import { openPhotoReader } from '../server/src/reading/read-photo.ts';
import { checkMemory, option, runAsTheReader } from './as-the-reader.ts';
import { checkBudget } from './budget.ts';
import { cpuSeconds, median } from './cpu-time.ts';
import { forgetPeak, peakMegabytes } from './peak-memory.ts';
import { withCheckDigit } from './scenes/draw.ts';
import { photographs } from './scenes/photograph.ts';
import { readThings, type Thing } from './scenes/thing.ts';

runAsTheReader();

const JUDGED = ['brand', 'model', 'type', 'colour', 'size', 'identifier', 'measurement', 'material'] as const;
type Judged = (typeof JUDGED)[number];

const misses = process.argv.includes('--misses');
const keep = option('keep');
const seed = Number(option('seed') ?? 1);
const things = readThings(option('set') === 'second' ? 'second' : 'first');
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];
const EMPTY = { id: '', confidence: 1, photos: [0] };
const marketplace = marketplaceOf('eBay');

const { read } = await openPhotoReader();
const tally = new Map(JUDGED.map((kind) => [kind, { right: 0, wrong: 0, asked: 0, offered: 0 }]));
const [times, peaks]: [number[], number[]] = [[], []];
const count = { private: 0, privateOffered: 0, kinds: 0, withKind: 0, empty: 0 };

let index = 0;
for await (const { thing, jpeg } of photographs(things, seed)) {
  const name = `${String(index++).padStart(2, '0')}-${thing.shape}`;
  if (keep) writeFileSync(join(keep, `${name}.jpg`), jpeg);
  const from = cpuSeconds();
  forgetPeak();
  const { reading } = await read(jpeg, { copy: false });
  times.push(cpuSeconds() - from);
  peaks.push(peakMegabytes());
  const analysis = analyzeReading(reading, { marketplace });
  for (const kind of JUDGED) judge(kind, thing, { name, analysis });
  judgePrivate(name, thing, analysis);
  judgeKind(name, thing, analysis);
}

tell();

function judge(
  kind: Judged,
  thing: Thing,
  { name, analysis }: { name: string; analysis: ImageAnalysis },
): void {
  const entry = tally.get(kind);
  if (!entry) return;
  const shown = analysis.findings.filter((finding) => finding.kind === kind);
  const rivals = new Set(analysis.conflicts.flatMap(({ findings }) => findings));
  const filled = shown.filter(({ id, confidence }) => confidence >= PHOTO_CONFIDENCE && !rivals.has(id));
  const wrong = filled.filter((finding) => !isTrueOf(thing, finding));
  const asked = isAsked(kind, thing);
  const right = filled.length > wrong.length;
  entry.asked += asked ? 1 : 0;
  entry.right += filled.length - wrong.length;
  entry.wrong += wrong.length;
  entry.offered += asked && shown.some((finding) => isTrueOf(thing, finding)) ? 1 : 0;
  if (!misses) return;
  for (const { value, label = '' } of wrong) console.log(`${name} WRONG ${kind}: ${label} ${value}`);
  if (asked && !right)
    console.log(`${name} missed ${kind}; shown: ${shown.map(({ value }) => value).join(' | ')}`);
}

function isAsked(kind: Judged, thing: Thing): boolean {
  switch (kind) {
    case 'brand':
      return thing.brand !== undefined;
    case 'model':
      return thing.model !== undefined;
    case 'type':
      return thing.kinds.length > 0;
    case 'colour':
      return thing.colours.length > 0;
    case 'size':
      return thing.size !== undefined;
    case 'identifier':
      return thing.ean !== undefined;
    default:
      return false;
  }
}

/** Of a heap nothing is true that is not true of all its things. */
function isTrueOf(thing: Thing, finding: PhotoFinding): boolean {
  if (thing.parts) return thing.parts.every((part) => isTrueOf(part, finding));
  const value = plain(finding.value);
  if (thing.never.some((secret) => value.includes(plain(secret)))) return false;
  const printed = plain([thing.brand, thing.name, thing.model, thing.size, ...thing.lines].join(' '));
  switch (finding.kind) {
    case 'brand':
      return value === plain(thing.brand ?? '');
    case 'model':
      return [thing.model, thing.name, ...thing.lines].some((text = '') => plain(text).includes(value));
    case 'type':
      return thing.kinds.some((kind) => value.endsWith(plain(kind)) || plain(kind).endsWith(value));
    case 'colour':
      return thing.colours.some((colour) => plain(colour) === value);
    case 'identifier':
      return printed.includes(value) || value === (thing.ean && withCheckDigit(thing.ean));
    // "42" of the EUR is "EU 42".
    case 'size':
      return printed.includes(value.replace(/^(?:eu|uk|us)(?=\d)/, ''));
    // Said in other words than the label's, its numbers alone can be compared.
    default:
      return numbersOf(finding.value).every((number) => printed.includes(number));
  }
}

function judgePrivate(name: string, thing: Thing, analysis: ImageAnalysis): void {
  const { itemName, make, modelNumber, features, keywords, findings } = analysis;
  const said = plain([itemName, make, modelNumber, features, keywords].join('|'));
  const offered = findings.filter(({ kind }) => kind !== 'serial' && kind !== 'text');
  for (const secret of thing.never) {
    if (said.includes(plain(secret))) {
      count.private += 1;
      console.log(`${name} PRIVATE in the form: ${secret}`);
    }
    const shown = offered.filter(({ value }) => plain(value).includes(plain(secret)));
    count.privateOffered += shown.length;
    for (const { kind, value } of misses ? shown : [])
      console.log(`${name} private offered as ${kind}: ${value}`);
  }
  if (said === '') count.empty += 1;
}

/** Named already, or a chip of the question what it is. */
function judgeKind(name: string, thing: Thing, { findings }: ImageAnalysis): void {
  if (thing.kinds.length === 0) return;
  const chips = suggestKinds({ findings, marketplace });
  const isThere = chips.some((chip) => isTrueOf(thing, { ...EMPTY, kind: 'type', value: chip }));
  count.kinds += 1;
  count.withKind += isThere ? 1 : 0;
  if (misses && !isThere) console.log(`${name} has no chip of its kind: ${chips.join(' | ')}`);
}

function tell(): void {
  const all = { right: 0, wrong: 0 };
  for (const [kind, { right, wrong, asked, offered }] of tally) {
    all.right += right;
    all.wrong += wrong;
    console.log(`${kind.padEnd(12)} filled right ${right}, wrong ${wrong}; asked ${asked}, shown ${offered}`);
  }
  const { withKind, kinds, empty, privateOffered } = count;
  console.log(
    `${things.length} scenes: right ${all.right}, wrong ${all.wrong}; kind named or a chip ${withKind} of ${kinds}; form empty ${empty}; private offered ${privateOffered}`,
  );
  console.log(`processor time ${median(times).toFixed(2)} s, most ${Math.max(...times).toFixed(2)} s`);
  const what = `${things.length} scenes`;
  checkBudget(`${what}: filled in that is right`, (all.right / (all.right + all.wrong)) * 100, {
    atLeast: 98,
    unit: ' %',
  });
  checkBudget(`${what}: private values in the form`, count.private, { atMost: 0 });
  checkBudget(`${what}: most processor time of a photo`, Math.max(...times), { atMost: 2, unit: ' s' });
  checkMemory(what, Math.max(...peaks));
}
