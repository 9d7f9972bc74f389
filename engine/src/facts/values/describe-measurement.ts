import { LABELS, LABELS_AFTER } from '../lexicon/labels.ts';
import type { Word } from '../words.ts';
import type { FoundValue } from './found-value.ts';

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
  const named = before ?? after;
  // "500GB w/ 2 controllers": storage has no width.
  const label = named !== undefined && SPATIAL.has(named.label) && isNoLength(value) ? undefined : named;
  const tail = words[next]?.key;
  hedged ||= tail === 'approx' || tail === 'ish' || tail === 'approximately' || tail === 'or';
  return {
    start,
    end: value.end,
    amount: value.amount,
    unit: value.unit,
    label: value.label ?? label?.label,
    named: label,
    hedged: hedged ? true : undefined,
    count: value.count,
    time: value.time,
    value: value.value,
  };
}

const SPATIAL = new Set('width,height,depth,length,diameter,thickness'.split(','));
const NO_LENGTH =
  /^(?:gb|tb|mb|mah|ah|wh|kwh|w|kw|watts?|v|volts?|a|ma|amps?|hz|khz|mhz|ghz|mp|dpi|fps|lumens?|lm|bar|psi|kg|kgs|g|grams?|lbs?|oz|ml|cl|l|litres?|liters?|%)$/i;

function isNoLength(value: FoundValue): boolean {
  return value.unit !== undefined && NO_LENGTH.test(value.unit);
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
      return {
        label: phrase === 'weighs' ? 'weight' : phrase,
        start: words[start]?.start ?? 0,
        end: words[at]?.end ?? 0,
      };
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
