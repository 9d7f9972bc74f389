/** What the print on a photo says of one single device or person: named to the seller, and taken out of the lines. */
import type { PhotoFinding, PhotoFindingKind } from '@smart-listings/contract';
import { cutSpans } from '../language/cut-spans.ts';
import { labelAtEnd } from '../language/private-labels.ts';
import type { PrivateNumber, PrivateNumberKind } from '../language/private-number.ts';
import { findPrivateNumbers } from '../language/private-numbers.ts';
import { sharesRun } from './find-identifiers.ts';
import { type Draft, draftOf, nextTo, type PlacedLine, under } from './page.ts';
import type { BarcodeReading } from './reading.ts';

/** What each is called where it is shown. */
const PRIVATE_LABELS: Readonly<Record<PrivateNumberKind, string>> = {
  imei: 'IMEI',
  serial: 'Serial number',
  mac: 'Network address',
  plate: 'Number plate',
  'parcel-address': 'Address',
  'long-code': 'Number of this device',
  iban: 'Bank account',
  account: 'Bank account',
  card: 'Payment card',
  phone: 'Telephone number',
};

const MOST_ROWS = 4;

interface Join {
  lines: readonly PlacedLine[];
  /** Where each of them begins in `text`. */
  starts: readonly number[];
  text: string;
}

/** The private numbers on a photo, without their digits, and its lines without the numbers. */
export function findPrivate(
  lines: readonly PlacedLine[],
  barcodes: readonly BarcodeReading[] = [],
): { drafts: Draft[]; lines: PlacedLine[] } {
  const cuts = new Map<PlacedLine, PrivateNumber[]>();
  const drafts: Draft[] = [];
  const labels = new Map(lines.map((line) => [line, labelAtEnd(line.text)] as const));
  const named = new Set<PlacedLine>();
  for (const join of joinsOf(lines, labels)) {
    if (join.lines.length > 1) for (const line of join.lines.slice(1)) named.add(line);
    collect(join);
  }
  const underBars = ({ text }: PlacedLine) =>
    /^[\d\s]+$/.test(text) && barcodes.some(({ digits }) => sharesRun(text, digits));
  for (const line of lines)
    if (!named.has(line) && !underBars(line)) collect({ lines: [line], starts: [0], text: line.text });

  function collect({ lines: joined, starts, text }: Join): void {
    for (const found of findPrivateNumbers(text)) {
      const touched = joined.flatMap((line, at) => {
        const start = Math.max(0, found.start - (starts[at] ?? 0));
        const end = Math.min(line.text.length, found.end - (starts[at] ?? 0));
        return start < end ? [{ line, cut: { ...found, start, end } }] : [];
      });
      for (const { line, cut } of touched) cuts.set(line, [...(cuts.get(line) ?? []), cut]);
      const last = touched.at(-1);
      if (last) drafts.push(draftFor(last.line, found));
    }
  }

  const kept = lines.flatMap((line) => {
    const cut = cuts.get(line)?.toSorted((one, other) => one.start - other.start) ?? [];
    const text = cut.length === 0 ? line.text : cutSpans(line.text, cut);
    if (text === line.text) return [line];
    return /[\p{L}\d]{2}/u.test(text) ? [{ ...line, text }] : [];
  });
  return { drafts, lines: kept };
}

/** Labels with their values beside or under them, and the lines of an address as a block. */
function joinsOf(
  lines: readonly PlacedLine[],
  labels: ReadonlyMap<PlacedLine, 'article' | 'device' | null>,
): Join[] {
  return lines.flatMap((line) => {
    const value = labels.get(line) ? nextTo(line, lines) : undefined;
    const joins = value ? [join([line, value], ' ')] : [];
    return [...joins, ...addressBlock(line, lines)];
  });
}

function addressBlock(line: PlacedLine, lines: readonly PlacedLine[]): Join[] {
  if (!/^\s*\d|\d\s?[a-z]?\s*$|:\s*$/i.test(line.text)) return [];
  const block = [line];
  while (block.length < MOST_ROWS) {
    const next = under(block.at(-1) ?? line, lines);
    if (!next || block.includes(next)) break;
    block.push(next);
  }
  const whole = join(block, '\n');
  return findPrivateNumbers(whole.text).some(({ kind }) => kind === 'parcel-address') ? [whole] : [];
}

function join(lines: readonly PlacedLine[], by: string): Join {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    if (text !== '') text += by;
    starts.push(text.length);
    text += line.text;
  }
  return { lines, starts, text };
}

function draftFor(line: PlacedLine, { kind, value }: PrivateNumber): Draft {
  const draft = draftOf(line, {
    kind: 'serial',
    label: PRIVATE_LABELS[kind],
    value: hint(kind, value),
    confidence: line.confidence,
  });
  return { ...draft, quote: undefined };
}

function hint(kind: PrivateNumberKind, value: string): string {
  if (kind === 'parcel-address') return 'an address';
  return `ends in ${value.replace(/[^\p{L}\d]/gu, '').slice(-3)}`;
}

const ASKED: Partial<Record<PhotoFindingKind, string>> = { model: 'Model', identifier: 'Article No.' };

function findIn({ kind, label, value }: PhotoFinding): PrivateNumber | null {
  if (kind === 'serial') return null;
  return findPrivateNumbers(`${label ?? ASKED[kind] ?? ''}: ${value}`)[0] ?? null;
}

/** What private number a finding says, whoever read it and whatever they took it for. */
export function privateKindOf(finding: PhotoFinding): PrivateNumberKind | null {
  return findIn(finding)?.kind ?? null;
}

/** A finding that says a private number as what it is, without its digits; any other as it was. */
export function asLeftOut(finding: PhotoFinding): PhotoFinding {
  const found = findIn(finding);
  if (!found) return finding;
  const label = PRIVATE_LABELS[found.kind];
  const value = hint(found.kind, found.value);
  const { quote: _quote, ...rest } = finding;
  const id = `${finding.photos[0] ?? 0}-serial-${label}-${value}`.replace(/\s+/g, '-');
  return { ...rest, id, kind: 'serial', label, value };
}
