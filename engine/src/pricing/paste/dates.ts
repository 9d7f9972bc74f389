import { fold } from '../../language/fold.ts';

// By the first letters in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese.
const MONTHS: readonly RegExp[] = [
  /^(?:jan|gen|ene|sty|janv)/,
  /^(?:feb|fev|lut)/,
  /^(?:mar|mrz|maa|mrt)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|mag|mei|maj)/,
  /^(?:jun|juin|giu|cze)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|aou|ago|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|ott|out|paz)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|dic|gru)/,
];

function iso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1995 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}

/** From 1; 0 for what begins like no month's name, which is folded. */
function monthNumber(name: string): number {
  return MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
}

/**
 * The day that a text names, '2025-11-12'; null for none. "12 Nov 2025", "Nov 12, 2025", "12. November 2025",
 * "2025-11-12", "12/11/2025", "12-Nov-25", "Nov-12-25".
 * @param monthFirst how 3/4/2025 is read when both are possible
 */
export function readDay(text: string, monthFirst: boolean): string | null {
  const plain = fold(text);
  const whole = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)/.exec(plain);
  if (whole) return iso(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º)?[. -]+(?:de )?(\p{L}{3,})\.?,?[ -]+(?:de )?((?:19|20)\d\d)/u.exec(
      plain,
    );
  if (dayFirst) return iso(Number(dayFirst[3]), monthNumber(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const short = /(?<!\d)(\d{1,2})[- ](\p{L}{3,})\.?[- ](\d\d)(?!\d)/u.exec(plain);
  if (short) return iso(2000 + Number(short[3]), monthNumber(short[2] ?? ''), Number(short[1]));
  const shortNameFirst = /(?<!\p{L})(\p{L}{3,})\.?-(\d{1,2})-(\d\d)(?!\d)/u.exec(plain);
  if (shortNameFirst) {
    const [, name = '', day, year] = shortNameFirst;
    return iso(2000 + Number(year), monthNumber(name), Number(day));
  }
  const nameFirst = /(\p{L}{3,})\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+((?:19|20)\d\d)/u.exec(plain);
  if (nameFirst) return iso(Number(nameFirst[3]), monthNumber(nameFirst[1] ?? ''), Number(nameFirst[2]));
  const numbers = /(?<!\d)(\d{1,2})([./-])(\d{1,2})[./-]((?:20)?\d\d)(?!\d)/.exec(plain);
  if (!numbers) return null;
  const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])];
  // Nobody writes the month first with stops: "3.4.2025".
  const swap = second > 12 || (monthFirst && numbers[2] !== '.' && first <= 12);
  return iso(year < 100 ? 2000 + year : year, swap ? first : second, swap ? second : first);
}

/** Days of numbers alone, whose two first ones can be swapped: none with stops. */
const SWAPPABLE = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](?:20)?\d\d(?!\d)/;

/** Whether days written in numbers begin with the month, as all of them together tell; null where none does. */
export function beginsWithMonth(texts: readonly string[]): boolean | null {
  const pairs = texts.flatMap((text) => {
    const found = SWAPPABLE.exec(text);
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isMonth = pairs.some(([, second]) => second > 12);
  const isDay = pairs.some(([first]) => first > 12);
  return isMonth === isDay ? null : isMonth;
}

/** Whether any of the days would be another one the other way round. */
export function hasSwappable(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const found = SWAPPABLE.exec(text);
    return found !== null && Number(found[1]) <= 12 && Number(found[2]) <= 12 && found[1] !== found[2];
  });
}
