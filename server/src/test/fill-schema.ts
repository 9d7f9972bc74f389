// Bodies that are as large as their schema lets them be, and as unkind as text can be to what reads it.
import { z } from 'zod';

/** Text for the `index`th place of its kind, exactly `length` UTF-16 units. */
type HostileText = (index: number, length: number) => string;

const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

export const HOSTILE_TEXTS: Record<string, HostileText> = {
  // Each is the beginning of the next.
  'one letter, longer and longer': (index, length) => repeated('A')(Math.max(1, Math.min(length, 4 + index))),
  'the same words again and again': (_, length) => repeated('model no model size model ')(length),
  commas: (_, length) => repeated('a, ')(length),
  digits: (index, length) => repeated(`${index}1234567890`)(length),
  'measures with units': (_, length) => repeated('10 x 20 cm, 3.5" ')(length),
  'lines and signs': (_, length) => repeated('-\n• (a) "b" £1.00\n')(length),
  'blanks before an end': (_, length) => `a${repeated(' ')(length - 2)}.`.slice(0, length),
  'letters of three bytes, all different': (index, length) =>
    String.fromCodePoint(0x4e00 + (index % 20_000)) + repeated('語言文字')(length - 1),
};

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  minimum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** What the patterns of the contract let in; the longest that matches is taken. */
const SAMPLES = [
  'GBP',
  'GBP (£)',
  '2026-11-30',
  '2026-11-30T10:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(64),
];

const SHORTEST_VALUE = 100;

/** How many choices the longest of the schema's enums has. */
export function countChoices(schema: z.ZodType): number {
  const counts = [...JSON.stringify(shapeOf(schema)).matchAll(/"enum":\[([^\]]*)\]/g)];
  return Math.max(1, ...counts.map(([, entries = '']) => entries.split(',').length));
}

/**
 * A value for `schema` with every field there, every text and list as long as it may be and every number as high.
 * @param choice which entry of each enum
 */
export function fillSchema(schema: z.ZodType, text: HostileText, choice: number): unknown {
  let strings = 0;
  return fill(shapeOf(schema));

  function fill(shape: Shape): unknown {
    const [variant] = shape.anyOf ?? shape.oneOf ?? [];
    if (variant) return fill(variant);
    if ('const' in shape) return shape.const;
    if (shape.enum) return shape.enum[choice % shape.enum.length];
    switch ([shape.type].flat()[0]) {
      case 'string':
        return fillText(shape);
      case 'array':
        return Array.from({ length: shape.maxItems ?? 0 }, () => (shape.items ? fill(shape.items) : null));
      case 'object':
        return Object.fromEntries(
          Object.entries(shape.properties ?? {}).map(([key, property]) => [key, fill(property)]),
        );
      case 'boolean':
        return true;
      case 'number':
      case 'integer':
        return Math.min(shape.maximum ?? 1, 100_000_000);
      default:
        return null;
    }
  }

  function fillText({ minLength = 0, maxLength = 0, pattern, format }: Shape): string {
    strings += 1;
    if (format === 'uuid') return crypto.randomUUID();
    if (format === 'uri') return `https://a.example/${'x'.repeat(maxLength - 18)}`;
    if (pattern) return SAMPLES.findLast((sample) => new RegExp(pattern, 'u').test(sample)) ?? '';
    // Short ones are labels: alike, so that what compares within a label compares all.
    const written = text(maxLength < SHORTEST_VALUE ? 0 : strings, maxLength);
    return written.padEnd(minLength, 'x');
  }
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
}
