import type { Provenance } from '@smart-listings/contract';

type Source =
  | Omit<Extract<Provenance, { kind: 'seller' }>, 'start' | 'end'>
  | Omit<Extract<Provenance, { kind: 'template' }>, 'start' | 'end'>;

/** Puts a description together and keeps where each stretch of it comes from. */
export class Composer {
  #text = '';
  readonly #provenance: Provenance[] = [];

  get text(): string {
    return this.#text;
  }

  get provenance(): readonly Provenance[] {
    return this.#provenance;
  }

  /** Adds `text`, which comes from `source`. */
  add(text: string, source: Source): this {
    const start = this.#text.length;
    this.#text += text;
    this.#provenance.push({ ...source, start, end: this.#text.length });
    return this;
  }

  /** A blank, a new line or an empty line before what comes next; nothing at the beginning. */
  gap(gap: ' ' | '\n' | '\n\n'): this {
    if (this.#text === '' || this.#text.endsWith('\n\n')) return this;
    let end = this.#text.length;
    while (end > 0 && /[ \n]/.test(this.#text.charAt(end - 1))) end -= 1;
    this.#text = this.#text.slice(0, end) + gap;
    return this;
  }
}
