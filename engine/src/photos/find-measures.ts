import { type Draft, draftOf, type PlacedLine } from './page.ts';

interface Measure {
  label: string;
  pattern: RegExp;
  /** How the whole match reads in a text. */
  write: (match: RegExpMatchArray) => string;
}

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;

function plain(label: string, units: string, write = (unit: string) => unit): Measure {
  return {
    label,
    pattern: new RegExp(String.raw`(?<![\w.,/-])${NUMBER}\s?(${units})(?![\w/²³])`, 'gu'),
    write: ([, number = '', unit = '']) => `${number.replace(',', '.')} ${write(unit)}`,
  };
}

const MEASURES: readonly Measure[] = [
  {
    label: 'Voltage',
    pattern:
      /(?<![\w.])(?:AC|DC)?\s?(\d{1,3}(?:\.\d)?)\s?(?:-|–|~|to|\.{2,3}|\/)\s?(\d{1,3}(?:\.\d)?)\s?V(?:AC|DC|~|⎓)?(?![\w])/g,
    write: ([, from = '', to = '']) => `${from}-${to} V`,
  },
  {
    label: 'Voltage',
    pattern: /(?<![\w.,-])(\d{1,3}(?:[.,]\d)?)\s?V(?:olts?)?(?:\s?(?:AC|DC|~|⎓|=))?(?![\w])/g,
    write: ([, volts = '']) => `${volts.replace(',', '.')} V`,
  },
  plain('Power', 'W|kW|Watts?|watts?', (unit) => (/^k/.test(unit) ? 'kW' : 'W')),
  plain('Battery capacity', 'mAh|Ah|Wh'),
  plain('Storage', 'GB|TB|MB'),
  plain('Volume', 'ml|mL|ML|cl|CL|fl\\.? ?oz|litres?|liters?|Liter|L|l', (unit) =>
    /^ml$/i.test(unit) ? 'ml' : /^cl$/i.test(unit) ? 'cl' : /^l/i.test(unit) ? 'L' : 'fl oz',
  ),
  plain('Weight', 'kg|KG|g|lbs?|oz'),
  {
    label: 'Dimensions',
    pattern:
      /(?<![\w.])(\d{1,4}(?:[.,]\d)?)\s?(?:[x×X*]\s?(\d{1,4}(?:[.,]\d)?)\s?)(?:[x×X*]\s?(\d{1,4}(?:[.,]\d)?)\s?)?(mm|cm|in|")(?!\w)/g,
    write: ([, ...parts]) => `${parts.slice(0, 3).filter(Boolean).join(' x ')} ${parts[3] ?? ''}`,
  },
];

// Nutrition tables, doses, limits, conditions of use and prices by weight say nothing that a listing needs.
const NOT_OF_THE_ITEM =
  /per 100|pro 100|pour 100|kcal|kj|energ|protein|carbo|fat|salt|sugar|zucker|fett|\bmax\b|\bmin\b|\bup to\b|\bbis\b|\bjusqu|\bhasta\b|\bfino a\b|dose|serv|\/kg|\/l\b|£|€|\$|wash|store|below|above|within/i;

/** Capacities, voltages, weights and dimensions in print, as measurements with their names. */
export function findMeasures(lines: readonly PlacedLine[]): Draft[] {
  return lines.flatMap((line) => {
    if (NOT_OF_THE_ITEM.test(line.text)) return [];
    const taken: [from: number, to: number][] = [];
    return MEASURES.flatMap(({ label, pattern, write }) =>
      [...line.text.matchAll(pattern)].flatMap((match) => {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some(([start, end]) => start < to && from < end)) return [];
        taken.push([from, to]);
        return [
          draftOf(line, {
            kind: 'measurement',
            value: write(match),
            label,
            confidence: line.confidence * weigh(label, match[0]),
          }),
        ];
      }),
    );
  });
}

/** A single digit before "g" or "L" is mostly a scrap; units of two letters and more say what they are. */
function weigh(label: string, written: string): number {
  if (/^(?:Weight|Volume)$/.test(label) && /^\d\s?[glL]$/.test(written)) return 0.6;
  return /^(?:Weight|Volume)$/.test(label) ? 0.85 : 0.93;
}
