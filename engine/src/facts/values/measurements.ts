import { LABELS, LABELS_AFTER } from '../lexicon/labels.ts';
import { isWordCode, type Word } from '../words.ts';

/** A value found in a text, with its place. */
export interface FoundValue {
  start: number;
  end: number;
  amount?: number;
  unit?: string;
  label?: string;
  hedged?: boolean;
  /** A count of things ("88 keys") rather than a measure. */
  count?: boolean;
  /** Where the words that name it stand. */
  named?: { start: number; end: number };
  /** A span of time; says nothing of the item where it tells its history. */
  time?: boolean;
}

const N = '\\d+(?:[.,]\\d+)*(?:\\s?[½¼¾])?';
const LENGTH_UNIT =
  "mm|cm|km|metres?|meters?|inches|inch|pouces?|zoll|pulgadas|pollici|polegadas|cali|ins?|ft|feet|foot|yds?|yards?|m|\"|”|″|''|’’|′";
const MEASURE_UNIT = [
  LENGTH_UNIT,
  'kilos?|kilograms?|kgs?|grams?|grammes?|gr|mg|g|lbs?|pounds?|oz|ounces?|stone',
  'millilitres?|litres?|liters?|litros?|litri|litrów|liter|ml|cl|dl|l|gallons?|gal|pints?|fl\\s?oz',
  'gb|tb|mb|gigs?|mah|ah|kwh|wh|watts?|kw|w|volts?|kv|v|amps?|ma|a|khz|mhz|ghz|hz|rpm|db|ohms?|ω',
  'megapixels?|mega\\s?pixels?|mp|k|p|dpi|fps|nits?|lumens?|lm|lux|kelvin',
  'bar|psi|nm|bhp|hp|ps|cc|btu|mph|km/h|kmh|mpg|nmi|miles?|mi|spf|tog|tpi|gsm|denier|den|ply|ct|carats?|karat|°c|°f|°|sq\\s?in|sq\\s?ft|sqm|m²|m2|%|uf|µf|t',
].join('|');
const TIME_UNIT =
  'hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?|weeks?|wks?|months?|mths?|years?|yrs?|stunden?|minuten|tagen?|wochen?|monaten?|jahren?|heures?|jours?|semaines?|mois|ans?|horas?|días?|dias?|semanas?|meses|años?|anos?|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar|godzin[ya]?|dni|tygodni[e]?|miesięcy|miesiące|lat';
const COUNT_NOUN =
  'pieces?|pcs|pce|pc|bits?|parts?|models?|figures?|minifigures?|cards?|sheets?|pages?|balls?|skeins?|rolls?|pots?|cubes?|shelves|drawers?|doors?|seats|seater|persons?|pockets?|keys?|notes?|voices?|sounds?|strings?|frets?|holes?|reeds?|speeds?|spd|gears?|gang|sockets?|ports?|discs|disks|cds|dvds|books|volumes?|issues?|seasons?|series|episodes?|games?|cubes|packs?|pk|bottles?|tins?|jars?|cans?|bulbs?|lamps?|channels?|presets?|programmes?|programs?|settings?|stages?|layers?|storey|stories|tier|tiers?|cups?|place|settings|panels?|pairs?|items?|tracks?|carriages?|engines?|wheels?|strands?|leash points|stitches|initiales|initials|teile[n]?|stück|blatt|seiten|alturas|piezas|pièces|pezzi|stuks|sztuk|peças|eye|eyelets?|burner|burners|zone|blades?|heads?|slots?|bays?|cores?|threads?|modes?|jets|way|段|枚|本|個';
const SIDE = `(?:${N})\\s?(?:${LENGTH_UNIT})?\\s?(?:(?:[wdhlbt]|wide|deep|high|long|tall)(?![\\p{L}\\d])\\.?)?`;
const UNIT_END = '(?![\\p{L}\\d])';
const DIMENSIONS = new RegExp(
  `(?:${SIDE})\\s?[x×*]\\s?(?:${SIDE})(?:\\s?[x×*]\\s?(?:${SIDE}))?\\s?(?:(${MEASURE_UNIT})${UNIT_END})?(?!\\s?[x×]\\s?\\d)(?!\\d)`,
  'iuy',
);
const RANGE = new RegExp(
  `(${N})\\s?(${MEASURE_UNIT}|${TIME_UNIT})?\\s?(?:-|–|to|bis|à|a|do|tot)\\s?(${N})\\s?(?:(${MEASURE_UNIT})|(${TIME_UNIT}))${UNIT_END}(?:\\s?f/\\d[\\d.]*)?`,
  'iuy',
);
const SINGLE = new RegExp(
  `(${N})(k(?=\\s))?(?:\\s?[-]?\\s?)(?:(${MEASURE_UNIT})|(${TIME_UNIT}))${UNIT_END}(?:\\s?\\d{2,3}(?=\\s|$|[,.]))?(?:\\s?f/\\d[\\d.]*)?`,
  'iuy',
);
const SIDES =
  /[LWHDB]\s?:?\s?\d+(?:[.,]\d+)?\s?(?:cm|mm|in|"|”)?(?:\s?[x×,/]?\s?[LWHDB]\s?:?\s?\d+(?:[.,]\d+)?\s?(?:cm|mm|in|"|”)?)+(?![\p{L}\d])/gu;
const TWO_LENGTHS = /\d+\s?(mm|cm)\s?\/\s?\d+\s?\1(?![a-z])/iy;
const SHUTTER_OR_FRACTION = /1\/\d{2,4}(?!\d|\/)/y;
const VIDEO = /\d{1,2}K\d{2,3}(?!\d)/iy;
const COUNT = new RegExp(
  `(${N})\\s?(?:x\\s)?(?:(?:part|weighted|brass|flap|terracotta|lighted|small|large|big|full|mini|wooden|plastic|different|assorted|leash)\\s)?(?:${COUNT_NOUN})${UNIT_END}(?:\\s(?:track|vinyl|console))?`,
  'iuy',
);
const TIMES = /(\d{1,3})\s?[x×](?=\s|$|[,.)])/iy;
const SPECIAL =
  /\b(?:IP[X\d][\dX]\d?K?|IPX\d|region\s\d|key\sof\s[A-G](?:\s?(?:flat|sharp|♭|#|b))?|(?:max|up to)\s\d{1,2}T|f\/\d(?:\.\d)?|(?:EN|BS|DIN|ISO)\s?\d{3,5})(?![\p{L}\d])/giu;
const BATTERIES = /単[1-6一二三四五六]形?(?:乾)?電池\s?[\d０-９]+\s?本/g;
const JAPANESE =
  /(?:約|およそ)?[\d０-９]+(?:[.,．][\d０-９]+)?\s?(?:cm|mm|m|kg|g|ml|L|GB|TB|インチ|時間|分|年|ヶ月|か月|枚|本|個|点|冊|台|着|足|型|号|センチ|ミリ|グラム|キロ|リットル|円)(?![a-zA-Z])/g;

const HEDGES_BEFORE = new Set(
  'approx,approximately,about,around,roughly,circa,c,ca,nearly,almost,maybe,over,under,max,maximum,min,minimum,only,abt,appr,etwa,ungefähr,rund,env,environ,unos,unas,aproximadamente,aprox,circa,ongeveer,około,ok,cerca,plus,fast,knapp,to'.split(
    ',',
  ),
);
const DOUBT = new Set(
  'approx,approximately,about,around,roughly,circa,c,ca,nearly,almost,maybe,abt,appr,etwa,ungefähr,rund,env,environ,unos,unas,aproximadamente,aprox,ongeveer,około,ok,cerca,fast,knapp'.split(
    ',',
  ),
);
const BEFORE_NO_NUMBER = /[\p{L}\d#/_\\.:£$€¥-]$/u;

/** Where measures stand in `text`: amounts with units, dimensions, ranges, counts. Linear. */
export function findMeasurements(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  // "L 160 D 90 H 85cm" is one set of dimensions; three letters before numbers are no accident.
  for (const match of /[LWHDB]\s?:?\s?\d/.test(text) ? text.matchAll(SIDES) : []) {
    const start = match.index;
    if (start > 0 && isWordCode(text.charCodeAt(start - 1))) continue;
    if (/^W\s?\d\d\s?[x/]?\s?L\s?\d\d$/.test(match[0])) continue;
    found.push({ start, end: start + match[0].trimEnd().length });
  }
  const sides = found.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    const end = numberEnd(text, at);
    const side =
      sides === 0 ? undefined : found.slice(0, sides).find((one) => one.start <= at && at < one.end);
    if (side !== undefined) {
      at = side.end - 1;
      continue;
    }
    const before = text.slice(Math.max(0, at - 1), at);
    if (before !== '' && BEFORE_NO_NUMBER.test(before) && !startsAfterMark(text, at)) {
      at = end - 1;
      continue;
    }
    const value = matchAt(text, at);
    if (value === null) {
      at = end - 1;
      continue;
    }
    found.push(value);
    at = value.end - 1;
  }
  for (const match of text.matchAll(SPECIAL)) {
    const start = match.index;
    if (!found.some((one) => one.start < start + match[0].length && start < one.end)) {
      found.push({ start, end: start + match[0].length });
    }
  }
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) addJapanese(text, found);
  return found.sort((a, b) => a.start - b.start);
}

function addJapanese(text: string, found: FoundValue[]): void {
  for (const pattern of [BATTERIES, JAPANESE]) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const overlap = found.findIndex((one) => one.start < end && start < one.end);
      if (overlap !== -1 && pattern === JAPANESE) continue;
      if (overlap !== -1) found.splice(overlap, 1);
      const label =
        /(?:着丈|身幅|肩幅|袖丈|ゆき丈|総丈|股下|股上|ウエスト|全長|長さ|横幅|幅|高さ|奥行き?|直径|重さ|重量|厚さ|容量)(?=(?:は|：|:|が)?\s?$)/.exec(
          text.slice(Math.max(0, start - 6), start),
        )?.[0];
      found.push({
        start,
        end,
        ...(label === undefined ? {} : { label }),
        hedged: /^(?:約|およそ)/.test(match[0]) || undefined,
      });
    }
  }
}

function startsAfterMark(text: string, at: number): boolean {
  // "c.1800" and "approx.30cm" are amounts; "No.4" and "v1.2" are not.
  return /(?:^|\s)(?:approx|ca?|max|min|size|length|width|height|w|h|d|l)[.:]$/i.test(
    text.slice(Math.max(0, at - 9), at),
  );
}

function numberEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && /[\d.,/-]/.test(text.charAt(end))) end += 1;
  return Math.max(end, at + 1);
}

function stickyMatch(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

// A number with nothing after it that could be a unit.
const BARE = /^\d+\s?(?:,(?!\d)|[;)]|\.\s|\.?$)/;
const RANGE_SIGN = /[-–]|\s(?:to|bis|à|a|do|tot)\s/i;
const TIMES_SIGN = /[x×*]/i;

function matchAt(text: string, at: number): FoundValue | null {
  const digitsEnd = numberEnd(text, at);
  if (digitsEnd - at > 24) return null;
  const near = text.slice(at, at + 20);
  if (BARE.test(near)) return null;
  const dimensions = TIMES_SIGN.test(near) ? stickyMatch(DIMENSIONS, text, at) : null;
  if (dimensions !== null && (dimensions[1] !== undefined || worthMeasuring(dimensions[0])))
    return { start: at, end: at + trimmedLength(dimensions[0]), unit: dimensions[1] };
  const video = /^\d+k\d/i.test(near) ? stickyMatch(VIDEO, text, at) : null;
  if (video !== null) return { start: at, end: at + video[0].length };
  const slash = near.includes('/');
  const fraction = slash ? stickyMatch(SHUTTER_OR_FRACTION, text, at) : null;
  if (fraction !== null && !/^1\/[248](?!\d)/.test(fraction[0]))
    return { start: at, end: at + fraction[0].length };
  const two = slash ? stickyMatch(TWO_LENGTHS, text, at) : null;
  if (two !== null) return { start: at, end: at + two[0].length, unit: two[1] };
  const range = RANGE_SIGN.test(near) ? stickyMatch(RANGE, text, at) : null;
  if (range !== null) {
    return {
      start: at,
      end: at + range[0].length,
      unit: range[4] ?? range[5],
      ...(range[5] === undefined ? {} : { time: true }),
    };
  }
  const single = stickyMatch(SINGLE, text, at);
  if (single !== null && plausible(single, text)) {
    const unit = single[3] ?? single[4];
    return {
      start: at,
      end: at + single[0].length,
      amount: toAmount(single[1] ?? '', single[2] !== undefined),
      unit,
      ...(single[4] === undefined ? {} : { time: true }),
    };
  }
  const count = stickyMatch(COUNT, text, at);
  if (count !== null)
    return { start: at, end: at + count[0].length, amount: toAmount(count[1] ?? '', false), count: true };
  const times = stickyMatch(TIMES, text, at);
  if (times !== null)
    return { start: at, end: at + times[0].length, amount: toAmount(times[1] ?? '', false), count: true };
  return null;
}

// "2x4" counts cubes; "16x19" and "77x147cm" measure.
function worthMeasuring(match: string): boolean {
  const plain = match.replace(/[x×*]/gi, ' ');
  return /[a-z"”']/i.test(plain) || (plain.match(/\d+/g) ?? []).every((number) => number.length >= 2);
}

// "60cm A+ rated": a letter after a unit is a word of its own.
function trimmedLength(match: string): number {
  return match.trimEnd().replace(/(?<=\d\s?(?:cm|mm|m|in|ft|inch|inches|"|”))\s[a-z]$/i, '').length;
}

function plausible(single: RegExpExecArray, text: string): boolean {
  const unit = (single[3] ?? '').toLowerCase();
  const whole = single[0];
  const next = text.slice(single.index + whole.length, single.index + whole.length + 12);
  if (unit === "'" || unit === '′') return /\d['′]$/.test(whole);
  if (unit === 'in' || unit === 'ins')
    return (
      !/^\s(?:the|a|an|this|my|total|all|one|good|perfect|great|box|working|full|very|excellent|used|each|1|[a-z]+ing)\b/i.test(
        next,
      ) || !/\s/.test(whole)
    );
  // A single letter after a blank is a word of its own: "2 a day", "3 p", "5 t shirts".
  if (unit.length === 1 && /[a-z]/.test(unit) && /\s/.test(whole))
    return /^[gmlvwa]$/.test(unit) && !/^\s?[a-z]/.test(next)
      ? true
      : unit === 'l' || unit === 'g' || (unit === 'm' && !/^\s?[a-z]/i.test(next));
  if (unit === 'p') return /^(?:480|576|720|1080|1440|2160)/.test(whole);
  if (unit === 'k') return /^(?:4|5|6|8|2|2\.7|5\.7)\s?k$/i.test(whole) || /^\s?miles/i.test(next);
  if (unit === 't') return /T/.test(whole);
  return true;
}

function toAmount(written: string, thousands: boolean): number | undefined {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(',', '.');
  const amount = Number(plain.replace(/\s?½/, '.5').replace(/\s?¼/, '.25').replace(/\s?¾/, '.75'));
  if (!Number.isFinite(amount)) return undefined;
  return thousands ? amount * 1000 : amount;
}

/**
 * Adds to a found measure the doubt before it ("about", "up to") and what it measures ("pit to pit"),
 * within the words `from` to `to` of its clause.
 */
export function describeMeasurement(
  value: FoundValue,
  words: readonly Word[],
  range: { from: number; to: number },
): FoundValue {
  const first = indexAt(words, value.start, range);
  let start = value.start;
  let hedged = value.hedged ?? false;
  let at = first - 1;
  if (at >= range.from && HEDGES_BEFORE.has(words[at]?.key ?? '')) {
    const key = words[at]?.key ?? '';
    const upTo = key === 'to' && words[at - 1]?.key === 'up';
    if (key !== 'to' || upTo) {
      if (upTo) at -= 1;
      if (key !== 'only' && key !== 'plus') start = words[at]?.start ?? start;
      hedged ||= DOUBT.has(key);
      at -= 1;
    }
  }
  const next = indexAt(words, value.end, range);
  const after = labelAfter(words, next, range.to);
  // "8GB RAM / 512GB SSD": what follows tells memory from storage.
  const before =
    after?.label === 'memory' || after?.label === 'storage' ? undefined : labelBefore(words, at, range.from);
  const label = before ?? after;
  const tail = words[next]?.key;
  hedged ||= tail === 'approx' || tail === 'ish' || tail === 'approximately' || tail === 'or';
  return {
    start,
    end: value.end,
    amount: value.amount,
    unit: value.unit,
    label: label?.label ?? value.label,
    named: label,
    hedged: hedged ? true : undefined,
    count: value.count,
    time: value.time,
  };
}

function indexAt(words: readonly Word[], place: number, range: { from: number; to: number }): number {
  let at = range.from;
  while (at < range.to && (words[at]?.start ?? 0) < place) at += 1;
  return at;
}

const BETWEEN = new Set(
  'is,are,of,measures,measuring,approx,about,a,the,its,ist,beträgt,est,de,es,è,is,wynosi,é'.split(','),
);

interface FoundLabel {
  label: string;
  start: number;
  end: number;
}

function labelBefore(words: readonly Word[], from: number, limit: number): FoundLabel | undefined {
  let at = from;
  for (let steps = 0; steps < 2 && at >= limit && BETWEEN.has(words[at]?.key ?? ''); steps += 1) at -= 1;
  for (let length = 3; length >= 1; length -= 1) {
    const start = at - length + 1;
    if (start < limit) continue;
    const phrase = words
      .slice(start, at + 1)
      .map((word) => word.key)
      .join(' ');
    if (LABELS.has(phrase))
      return { label: phrase, start: words[start]?.start ?? 0, end: words[at]?.end ?? 0 };
  }
  return undefined;
}

function labelAfter(words: readonly Word[], from: number, limit: number): FoundLabel | undefined {
  for (let length = 3; length >= 1; length -= 1) {
    if (from + length > limit) continue;
    const phrase = words
      .slice(from, from + length)
      .map((word) => word.key)
      .join(' ');
    const label = LABELS_AFTER.get(phrase);
    if (label !== undefined)
      return { label, start: words[from]?.start ?? 0, end: words[from + length - 1]?.end ?? 0 };
  }
  return undefined;
}
