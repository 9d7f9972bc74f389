import type { Fact } from '@smart-listings/contract';
import { findContacts } from '../text/contact.ts';

const REACHES = /@|:\/\/|www|\(at\)/i;

// An address has a sign of its own, a telephone number at least six digits.
function mayReach(value: string): boolean {
  let digits = 0;
  let sign = false;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
    // What each of the above begins with.
    else if (code === 64 || code === 58 || code === 40 || code === 87 || code === 119) sign = true;
  }
  return digits >= 6 || (sign && REACHES.test(value));
}

type Draft = Omit<Fact, 'id'>;

const KEPT = new Uint8Array(128);
for (let code = 33; code < 128; code += 1)
  if (!'!$&()*+,-:;<=>?@[\\]^_`{|}~'.includes(String.fromCharCode(code))) KEPT[code] = 1;

/** True for letters, digits and signs of units; above ASCII all but blanks, dashes and quotation marks. */
function isKept(code: number): boolean {
  if (code < 128) return KEPT[code] === 1;
  if (code < 0x2010) return code !== 0xa0;
  if (code <= 0x201d) return code === 0x2016 || code === 0x2017 || (code > 0x2019 && code < 0x201c);
  return code < 0x3000 || code > 0x3002;
}

/** What two facts are compared by: case, blanks and punctuation do not count. */
export function factKey(value: string): string {
  const lower = value.toLowerCase();
  let key = '';
  let start = 0;
  for (let at = 0; at < lower.length; at += 1) {
    if (isKept(lower.charCodeAt(at))) continue;
    if (at > start) key += lower.slice(start, at);
    start = at + 1;
  }
  return start === 0 ? lower : key + lower.slice(start);
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
