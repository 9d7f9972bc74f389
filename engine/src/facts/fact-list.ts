import type { Fact } from '@smart-listings/contract';
import { findContacts } from '../text/contact.ts';

const REACHES = /@|:\/\/|www|\(at\)/i;

// An address has a sign of its own, a telephone number at least six digits.
function mayReach(value: string): boolean {
  let digits = 0;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits >= 6 || REACHES.test(value);
}

type Draft = Omit<Fact, 'id'>;

// Without the Unicode flag it is twice as quick, and here it need not tell letters from signs above ASCII.
const NOT_KEY =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever is no letter, digit or unit sign
  /[\u0000-\u0020!$&()*+,\-:;<=>?@[\\\]^_`{|}~\u00a0\u2010-\u2015\u2018\u2019\u201c\u201d\u3000-\u3002]+/g;

/** What two facts are compared by: case, blanks and punctuation do not count. */
export function factKey(value: string): string {
  return value.toLowerCase().replace(NOT_KEY, '');
}

// The same unit, written out or short.
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    litre: 'l',
    litres: 'l',
    liter: 'l',
    liters: 'l',
    ltr: 'l',
    kilo: 'kg',
    kilos: 'kg',
    gram: 'g',
    grams: 'g',
  }),
);

/** "1L" and "1 litre" are one measurement. */
function measureKey({ value, unit, label }: Draft): string {
  const short = label === undefined && unit !== undefined ? UNITS.get(unit.toLowerCase()) : undefined;
  return factKey(short === undefined || unit === undefined ? value : value.replace(unit, short));
}

/** Collects facts, numbers them, and lets each be said once: the first and most exact stays. */
export class FactList {
  private readonly facts: Fact[] = [];
  private readonly places = new Map<string, number>();

  /** Adds a fact unless it has been said; returns the id under which it stands, if it stands. */
  add(draft: Draft): string | undefined {
    // Cleaning can bring an address together that was none before; no fact ever holds one.
    if (mayReach(draft.value) && findContacts(draft.value).length > 0) return undefined;
    const key = `${draft.what} ${draft.what === 'measurement' ? measureKey(draft) : factKey(draft.value)}`;
    const known = this.places.get(key);
    const existing = known === undefined ? undefined : this.facts[known];
    if (existing !== undefined && known !== undefined) {
      if (existing.label === undefined && draft.label !== undefined && draft.what === 'measurement') {
        this.facts[known] = { ...existing, label: draft.label };
      } else if (existing.label !== undefined && draft.label === undefined && draft.what !== 'measurement') {
        // Said of a part first and of the whole later: it is the whole's.
        this.facts[known] = { ...existing, label: undefined };
      }
      return existing.id;
    }
    const id = `f${this.facts.length + 1}`;
    // Written out, so that all facts have one shape: spreading costs more than all the rest of this.
    const { what, value, amount, unit, label, origin, from, hedged, within } = draft;
    this.facts.push({ id, what, value, amount, unit, label, origin, from, hedged, within });
    this.places.set(key, this.facts.length - 1);
    return id;
  }

  has(what: Fact['what']): boolean {
    return this.facts.some((fact) => fact.what === what);
  }

  /** The value of the first fact of a kind. */
  valueOf(what: Fact['what']): string | undefined {
    return this.facts.find((fact) => fact.what === what)?.value;
  }

  all(): Fact[] {
    return this.facts;
  }
}
