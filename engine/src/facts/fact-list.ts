import type { Fact } from '@smart-listings/contract';
import { findContacts } from '../text/contact.ts';

const MAY_REACH =
  /\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d|@|\(at\)|:\/\/|\.[a-z]{2}|\b(?:me|us|at|dot|dm|pm)\b|insta|whats|telegram|double|zero|nine/i;

type Draft = Omit<Fact, 'id'>;

/** What two facts are compared by: case, blanks and punctuation do not count. */
export function factKey(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}"'%#/.]+/gu, '');
}

/** Collects facts, numbers them, and lets each be said once: the first and most exact stays. */
export class FactList {
  private readonly facts: Fact[] = [];
  private readonly places = new Map<string, number>();

  /** Adds a fact unless it has been said; returns the id under which it stands, if it stands. */
  add(draft: Draft): string | undefined {
    // Cleaning can bring an address together that was none before; no fact ever holds one.
    if (MAY_REACH.test(draft.value) && findContacts(draft.value).length > 0) return undefined;
    const key = `${draft.what} ${factKey(draft.value)}`;
    const known = this.places.get(key);
    const existing = known === undefined ? undefined : this.facts[known];
    if (existing !== undefined && known !== undefined) {
      if (existing.label === undefined && draft.label !== undefined && draft.what === 'measurement') {
        this.facts[known] = { ...existing, label: draft.label };
      } else if (existing.label !== undefined && draft.label === undefined && draft.what !== 'measurement') {
        // Said of a part first and of the whole later: it is the whole's.
        const { label: _part, ...whole } = existing;
        this.facts[known] = whole;
      }
      return existing.id;
    }
    const id = `f${this.facts.length + 1}`;
    this.facts.push({ id, ...draft });
    this.places.set(key, this.facts.length - 1);
    return id;
  }

  has(what: Fact['what']): boolean {
    return this.facts.some((fact) => fact.what === what);
  }

  all(): Fact[] {
    return this.facts;
  }
}
