/** What numbers count where it is not things: times of use, spans of time, the size of who wears the thing. */
import type { Token } from '../language/tokens.ts';
import { WEARERS } from '../values/wearers.ts';

const SPANS: ReadonlySet<string> = new Set(
  [
    'year years month months week weeks day days',
    'jahr jahre jahren monat monate monaten woche wochen tag tage tagen',
    'an ans mois semaine semaines jour jours',
    'ano anos mes meses semana semanas dia dias',
    'anno anni mese mesi settimana settimane giorno giorni',
    'jaar jaren maand maanden week weken dag dagen',
    'rok lata lat miesiac miesiace miesiecy tydzien tygodnie tygodni dzien dni',
    'ar manad manader vecka veckor dag dagar',
  ].flatMap((words) => words.split(' ')),
);
const TIMES: ReadonlySet<string> = new Set(
  'times mal fois vez veces volta volte keer raz razy vezes gang ganger'.split(' '),
);
/** Number words that count times by themselves. */
const OFTEN: ReadonlySet<string> = new Set('twice zweimal dreimal tweemaal driemaal dwukrotnie'.split(' '));

/** Whether a word names a span of time. */
export function isSpan(key: string): boolean {
  return SPANS.has(key);
}

/** Whether the number at `at` says how many times. */
export function saysTimes(tokens: readonly Token[], at: number): boolean {
  return OFTEN.has(tokens[at]?.key ?? '') || TIMES.has(tokens[at + 1]?.key ?? '');
}

/** Tokens within which a size stands behind who wears it. */
const BEHIND_WEARER = 5;

/** Whether a number stands behind who wears the thing, with no mark between. */
export function isOfWearer(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - BEHIND_WEARER); before -= 1) {
    const token = tokens[before];
    if (token === undefined || token.kind === 'mark') return false;
    if (WEARERS.has(token.key)) return true;
  }
  return false;
}
